import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnalysedLanguage, Topic } from '#domain/insights/topics.ts';
import { analyseText } from './analyse-text.ts';

/** Words of a language, each with the topic that it makes with an opinion. */
interface Vocabulary {
  names: readonly (readonly [name: string, topic: Topic])[];
  good: readonly string[];
  bad: readonly string[];
  /** Sentences; `N` stands for a name, `A` for an opinion. */
  plain: readonly string[];
  negated: readonly string[];
  mentioned: readonly string[];
  but: string;
}

const VOCABULARIES: Record<AnalysedLanguage, Vocabulary> = {
  en: {
    names: [
      ['bed', 'bed'],
      ['kitchen', 'kitchen'],
      ['bathroom', 'bathroom'],
      ['wifi', 'internet'],
      ['view', 'view'],
      ['decor', 'style'],
      ['heating', 'temperature'],
      ['location', 'location'],
    ],
    good: ['great', 'excellent', 'fantastic', 'wonderful', 'perfect'],
    bad: ['terrible', 'awful', 'horrible', 'disappointing', 'dreadful'],
    plain: ['The N was A', 'A N', 'We found the N really A', 'N: A', 'The N, honestly, was A'],
    negated: ['The N was not A', "The N wasn't A at all", 'The N was never A'],
    mentioned: ['We did not use the N', 'We cannot comment on the N', 'Our hotel in Rome had a N'],
    but: ', but ',
  },
  de: {
    names: [
      ['Bett', 'bed'],
      ['Bad', 'bathroom'],
      ['WLAN', 'internet'],
      ['Sofabett', 'bed'],
    ],
    good: ['toll', 'hervorragend', 'super', 'ausgezeichnet', 'perfekt'],
    bad: ['schlecht', 'furchtbar', 'schrecklich', 'enttäuschend', 'miserabel'],
    plain: ['Das N war A', 'Das N fanden wir wirklich A', 'N: A'],
    negated: ['Das N war nicht A', 'Das N war überhaupt nicht A'],
    mentioned: ['Das N haben wir nicht benutzt', 'Zum N kann ich nichts sagen'],
    but: ', aber ',
  },
  fr: {
    names: [
      ['lit', 'bed'],
      ['wifi', 'internet'],
      ['parking', 'parking'],
      ['chauffage', 'temperature'],
      ['quartier', 'location'],
    ],
    good: ['excellent', 'parfait', 'génial', 'magnifique', 'super'],
    bad: ['horrible', 'affreux', 'décevant', 'épouvantable', 'nul'],
    plain: ['Le N était A', 'Le N est vraiment A', 'N : A'],
    negated: ["Le N n'était pas A", "Le N n'est vraiment pas A"],
    mentioned: ["Nous n'avons pas utilisé le N", 'Je ne peux pas juger le N'],
    but: ', mais ',
  },
  es: {
    names: [
      ['baño', 'bathroom'],
      ['wifi', 'internet'],
      ['colchón', 'bed'],
      ['precio', 'value'],
      ['barrio', 'location'],
    ],
    good: ['excelente', 'estupendo', 'fantástico', 'perfecto', 'genial'],
    bad: ['horrible', 'pésimo', 'terrible', 'decepcionante', 'fatal'],
    plain: ['El N era A', 'El N nos pareció muy A', 'N: A'],
    negated: ['El N no era A', 'El N no nos pareció A'],
    mentioned: ['No usamos el N', 'No puedo opinar del N'],
    but: ', pero ',
  },
  it: {
    names: [
      ['bagno', 'bathroom'],
      ['letto', 'bed'],
      ['wifi', 'internet'],
      ['prezzo', 'value'],
      ['quartiere', 'location'],
    ],
    good: ['ottimo', 'eccellente', 'fantastico', 'perfetto', 'stupendo'],
    bad: ['pessimo', 'orribile', 'terribile', 'deludente', 'disastroso'],
    plain: ['Il N era A', 'Il N è davvero A', 'N: A'],
    negated: ['Il N non era A', 'Il N non è affatto A'],
    mentioned: ['Non abbiamo usato il N', 'Non posso giudicare il N'],
    but: ', ma ',
  },
  pt: {
    names: [
      ['chuveiro', 'bathroom'],
      ['colchão', 'bed'],
      ['wifi', 'internet'],
      ['preço', 'value'],
      ['bairro', 'location'],
    ],
    good: ['ótimo', 'excelente', 'fantástico', 'perfeito', 'maravilhoso'],
    bad: ['péssimo', 'horrível', 'terrível', 'lamentável', 'dececionante'],
    plain: ['O N era A', 'O N é mesmo A', 'N: A'],
    negated: ['O N não era A', 'O N não é nada A'],
    mentioned: ['Não usamos o N', 'Não posso opinar sobre o N'],
    but: ', mas ',
  },
};

interface Sentence {
  text: string;
  /** For example `+bed`; none where the name is only mentioned. */
  says: string[];
}

const fill = (template: string, name: string, adjective: string): string =>
  template.replace(/[NA](?![a-zà-ÿ])/g, (letter) => (letter === 'N' ? name : adjective));

function sentences(words: Vocabulary): fc.Arbitrary<Sentence> {
  const kinds = fc.constantFrom('plain', 'negated', 'mentioned') as fc.Arbitrary<
    'plain' | 'negated' | 'mentioned'
  >;
  return fc
    .record({ name: fc.constantFrom(...words.names), isGood: fc.boolean(), kind: kinds })
    .chain(({ name: [name, topic], isGood, kind }) =>
      fc
        .record({
          template: fc.constantFrom(...words[kind]),
          adjective: fc.constantFrom(...words[isGood ? 'good' : 'bad']),
        })
        .map(({ template, adjective }) => ({
          text: fill(template, name, adjective),
          says: kind === 'mentioned' ? [] : [`${isGood === (kind === 'plain') ? '+' : '-'}${topic}`],
        })),
    );
}

const said = (text: string, language: AnalysedLanguage) =>
  analyseText(text, language)
    .topics.map(({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`)
    .sort();

const languages = Object.entries(VOCABULARIES) as [AnalysedLanguage, Vocabulary][];

test.each(languages)('generated sentences in %s say what they were generated from', (language, words) => {
  fc.assert(
    fc.property(fc.array(sentences(words), { minLength: 1, maxLength: 4 }), (list) => {
      const text = list.map((sentence) => sentence.text).join('. ');
      expect(said(text, language)).toEqual([...new Set(list.flatMap(({ says }) => says))].sort());
    }),
    { numRuns: 300 },
  );
});

test.each(languages)('a contrast in %s separates what is praised from what is not', (language, words) => {
  const [first = ''] = words.plain;
  fc.assert(
    fc.property(
      fc.constantFrom(...words.names),
      fc.constantFrom(...words.names),
      fc.constantFrom(...words.good),
      fc.constantFrom(...words.bad),
      ([nameA, topicA], [nameB, topicB], good, bad) => {
        fc.pre(topicA !== topicB);
        const praise = fill(first, nameA, good);
        const complaint = fill(first, nameB, bad).toLowerCase();
        expect(said(praise + words.but + complaint, language)).toEqual([`+${topicA}`, `-${topicB}`].sort());
        expect(said(complaint + words.but + praise, language)).toEqual([`+${topicA}`, `-${topicB}`].sort());
      },
    ),
  );
});
