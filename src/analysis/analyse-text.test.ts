import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANALYSED_LANGUAGES } from '#domain/insights/topics.ts';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import { analyseText } from './analyse-text.ts';

const topicsOf = (text: string, language: string) =>
  analyseText(text, language)
    .topics.map(({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`)
    .sort();

// Compiles the lexicons, which takes longer than a text.
beforeAll(() => {
  for (const language of ANALYSED_LANGUAGES) analyseText('', language);
}, 60_000);

describe('the topics of a text are what it judges', () => {
  test.each<[language: string, text: string, topics: string]>([
    ['en', 'The kitchen was well equipped and the shower was powerful.', '+bathroom +kitchen'],
    ['en', 'Host never replied. The oven was broken.', '-communication -kitchen -maintenance'],
    ['en', 'Parking was easy, wifi slow, view stunning.', '+parking +view -internet'],
    ['de', 'Die Matratze war sehr bequem, das Bad leider winzig.', '+bed -bathroom'],
    [
      'de',
      'Der Backofen war kaputt und der Vermieter nicht erreichbar.',
      '-communication -kitchen -maintenance',
    ],
    ['fr', 'Le lit était confortable et la cuisine bien équipée.', '+bed +kitchen'],
    [
      'fr',
      'Chauffage en panne, le propriétaire n’a jamais répondu.',
      '-communication -maintenance -temperature',
    ],
    ['es', 'La cama muy cómoda y la ducha con buena presión.', '+bathroom +bed'],
    ['es', 'El ascensor estaba averiado y olía a humedad.', '-amenities -maintenance -smell'],
    ['it', 'Letto comodo, cucina attrezzata, posizione ottima.', '+bed +kitchen +location'],
    ['it', 'Il forno era rotto e non c’era parcheggio.', '-kitchen -maintenance -parking'],
    ['pt', 'A cama era confortável e o anfitrião muito simpático.', '+bed +communication'],
    ['pt', 'O fogão estava avariado e cheirava a mofo.', '-kitchen -maintenance -smell'],
  ])('%s: %s', (language, text, topics) => {
    expect(topicsOf(text, language)).toEqual(topics.split(' ').sort());
  });
});

describe('the conventions of topics', () => {
  test.each<[why: string, text: string, topics: string]>([
    ['dirt is cleanliness only', 'The oven was dirty.', '-cleanliness'],
    ['a broken thing is its topic and maintenance', 'The dishwasher did not work.', '-kitchen -maintenance'],
    ['except wifi', 'The wifi did not work.', '-internet'],
    ['and television', 'The TV was broken.', '-internet'],
    ['mould is smell', 'There was mould in the corner.', '-smell'],
    ['a missing lift is amenities', 'There is no lift.', '-amenities'],
    ['extra charges are value', 'They charged us extra for towels.', '-value'],
    [
      'a false claim is accuracy and its topic',
      'Advertised as quiet, but it was noisy.',
      '-accuracy +noise -noise',
    ],
  ])('%s: %s', (_why, text, topics) => {
    const found = topicsOf(text, 'en');
    expect(found).toEqual(expect.arrayContaining(topics.split(' ').filter((topic) => topic !== '+noise')));
    expect(found.length).toBeLessThanOrEqual(topics.split(' ').length);
  });
});

describe('negation turns an opinion into its opposite', () => {
  test.each([
    ['en', 'It was not noisy at all.', '+noise'],
    ['en', 'The bed was not comfortable.', '-bed'],
    ['en', 'Nothing to complain about.', ''],
    ['de', 'Das Bett war nicht bequem.', '-bed'],
    ['de', 'Es war überhaupt nicht laut.', '+noise'],
    ['fr', "L'appartement n'est pas propre.", '-cleanliness'],
    ['fr', "Ce n'est pas bruyant.", '+noise'],
    ['es', 'El piso no estaba limpio.', '-cleanliness'],
    ['es', 'No es nada ruidoso.', '+noise'],
    ['it', 'La cucina non era pulita.', '-cleanliness'],
    ['it', 'Non è affatto rumoroso.', '+noise'],
    ['pt', 'O quarto não estava limpo.', '-cleanliness'],
    ['pt', 'Não é nada barulhento.', '+noise'],
  ])('%s: %s', (language, text, topics) => {
    expect(topicsOf(text, language)).toEqual(topics.split(' ').filter(Boolean));
  });
});

test.each([
  ['en', 'We took a taxi from the station.'],
  ['en', 'We did not use the kitchen.'],
  ['en', 'The kitchen is next to the bathroom.'],
  ['de', 'Wir haben die Küche nicht benutzt.'],
  ['fr', "Nous n'avons pas utilisé la cuisine."],
  ['es', 'No usamos la cocina.'],
  ['it', 'Non abbiamo usato la cucina.'],
  ['pt', 'Não usamos a cozinha.'],
])('what is only mentioned is no topic: %s: %s', (language, text) => {
  expect(topicsOf(text, language)).toEqual([]);
});

test('a host who is only mentioned shares what a text of one tone says', () => {
  expect(topicsOf('The bed was awful. The owner watched us.', 'en')).toEqual(['-bed', '-communication']);
  expect(topicsOf('The bed was awful, the bathroom great. The owner watched us.', 'en')).toEqual([
    '+bathroom',
    '-bed',
  ]);
});

test('a feature that is only mentioned is no praise in a text of complaints', () => {
  expect(topicsOf('A balcony with a broken railing.', 'en')).not.toContain('+amenities');
  expect(topicsOf('There is a balcony. The bed is great.', 'en')).toContain('+amenities');
});

describe('a phrase holds for every word of its classes', () => {
  test.each([
    ['Every window faces the marina.', '+view'],
    ['Every window faces the scaffolding.', '-view'],
    ['The caretaker lent us a torch.', '+communication'],
    ['Our radiator leaked.', '-maintenance -temperature'],
    ['The freezer did not close.', '-kitchen -maintenance'],
  ])('%s', (text, topics) => {
    expect(topicsOf(text, 'en')).toEqual(topics.split(' '));
  });
});

describe('what sounds like a complaint and is none', () => {
  test.each<[why: string, language: string, text: string, topics: string]>([
    ['noise that does not come in', 'en', 'All the street noise stays out.', '+noise'],
    ['noise that does not come in', 'de', 'Der ganze Lärm bleibt draußen.', '+noise'],
    ['noise that does not come in', 'fr', 'Le bruit reste dehors.', '+noise'],
    ['noise that does not come in', 'es', 'El ruido se queda fuera.', '+noise'],
    ['noise that does not come in', 'it', 'Il rumore resta fuori.', '+noise'],
    ['noise that does not come in', 'pt', 'O barulho fica lá fora.', '+noise'],
    ['a remedy that was not needed', 'en', "I didn't need any earplugs.", '+noise'],
    ['a remedy that was not needed', 'de', 'Ohrstöpsel haben wir nie gebraucht.', '+noise'],
    ['a remedy that was not needed', 'fr', "Nous n'avons pas eu besoin de nos boules Quies.", '+noise'],
    ['a remedy that was not needed', 'es', 'No necesitamos los tapones.', '+noise'],
    ['a remedy that was not needed', 'pt', 'Não precisámos dos tampões.', '+noise'],
    ['a guest who says how they sleep', 'en', 'My wife is a light sleeper.', ''],
    ['what a negation includes', 'en', 'You could not hear any noise.', '+noise'],
    ['what a negation includes', 'fr', "On n'entend pas le moindre bruit.", '+noise'],
    ['what a negation includes', 'es', 'No se oye ningún ruido.', '+noise'],
    ['what a negation includes', 'it', 'Non si sente nessun rumore.', '+noise'],
    ['neighbours who are nice', 'en', 'The neighbours are lovely.', ''],
    ['neighbours who are nice', 'de', 'Die Nachbarn sind super.', ''],
    ['neighbours who are nice', 'it', 'I vicini sono fantastici.', ''],
    ['a party that is no noise', 'en', 'There were great beds for our party of six.', '+bed'],
    ['an adjective of another thing', 'en', 'We carried four big suitcases.', ''],
    ['an adjective of another thing', 'de', 'Wir hatten zwei große Rucksäcke.', ''],
    ['an adjective of another thing', 'it', 'Ci ha accolti con grande gentilezza.', '+communication'],
    ['an adjective that is the noun', 'en', 'We came home to a calm after every day out.', '+noise'],
    ['what is so elsewhere', 'en', 'The prices are usually horrible.', ''],
    ['what is so elsewhere', 'fr', "Le prix est d'habitude horrible.", ''],
    ['what is so elsewhere', 'es', 'Normalmente el precio es horrible.', ''],
    ['a comparison with what never was', 'en', 'I have seldom had a better host.', '+communication'],
    ['a comparison with what never was', 'en', 'The location could not be more central.', '+location'],
    ['a comparison with what never was', 'es', 'La ubicación no podría ser mejor.', '+location'],
    ['a mere verb of ability', 'de', 'Wir konnten gut schlafen.', '+bed'],
    ['weather', 'en', 'It was freezing outside.', ''],
    ['what is not there', 'en', 'We did not find any trace of dust.', '+cleanliness'],
    ['nothing wrong', 'en', 'There was nothing wrong with the bed or the shower.', '+bathroom +bed'],
  ])('%s: %s: %s', (_why, language, text, topics) => {
    expect(topicsOf(text, language)).toEqual(topics.split(' ').filter(Boolean));
  });
});

describe('what sounds like praise and is a complaint', () => {
  test.each<[why: string, language: string, text: string, topics: string]>([
    ['dirt like never before', 'en', 'We have never seen such a dirty bathroom.', '-cleanliness'],
    ['dirt like never before', 'de', 'Noch nie war ein Bad so schmutzig.', '-cleanliness'],
    ['dirt like never before', 'fr', "Je n'avais jamais vu une salle de bain aussi sale.", '-cleanliness'],
    ['dirt like never before', 'es', 'Nunca vi un baño tan sucio.', '-cleanliness'],
    ['dirt like never before', 'it', 'Mai visto un bagno così sporco.', '-cleanliness'],
    ['dirt like never before', 'pt', 'Nunca vi uma casa tão suja.', '-cleanliness'],
    ['what should not be', 'en', 'A kitchen should not be dirty.', '-cleanliness'],
    ['a wish', 'de', 'Das Bad könnte sauberer sein.', '-cleanliness'],
    ['praise in quotation marks', 'en', 'The “spacious” studio.', '-space'],
    ['praise in quotation marks', 'de', 'Die „geräumige“ Wohnung.', '-space'],
    ['praise in quotation marks', 'fr', 'Un studio « spacieux ».', '-space'],
    ['a contraction in two words', 'en', 'We could not sleep.', '-noise'],
    ['a feature that failed', 'en', 'There is a gym. The gym was closed.', '-amenities'],
    ['a promise that is denied', 'en', 'They promised a garage, there was none.', '-accuracy -parking'],
    ['a promise that is denied', 'fr', "On nous a promis un garage, il n'y en a pas.", '-accuracy -parking'],
    [
      'a promise that is denied',
      'de',
      'Laut Anzeige gibt es einen Lift, gibt es aber nicht.',
      '-accuracy -amenities',
    ],
    ['a negation in the middle', 'en', 'The wifi was never really fast.', '-internet'],
    ['a wish for more', 'en', 'The signal could be stronger.', '-internet'],
    ['a part that does not close', 'en', 'The shower door would not close.', '-bathroom -maintenance'],
    ['neighbours who disturb', 'es', 'Los vecinos son insoportables.', '-noise'],
  ])('%s: %s: %s', (_why, language, text, topics) => {
    expect(topicsOf(text, language)).toEqual(topics.split(' '));
  });
});

describe('a complete kitchen is praise of the kitchen', () => {
  test.each([
    ['en', 'The kitchen has everything we needed.', '+kitchen'],
    ['en', 'The flat has everything we needed.', '+amenities'],
    ['de', 'In der Küche war alles da.', '+kitchen'],
    ['fr', 'La cuisine a tout le nécessaire.', '+kitchen'],
    ['it', 'In cucina non mancava niente.', '+kitchen'],
    ['pt', 'Na cozinha não falta nada.', '+kitchen'],
  ])('%s: %s', (language, text, topics) => {
    expect(topicsOf(text, language)).toEqual([topics]);
  });
});

describe('the sentiment is of the text alone', () => {
  test.each([
    ['en', 'We loved every minute and will be back.', 'positive'],
    ['en', 'No complaints.', 'positive'],
    ['en', 'Never again.', 'negative'],
    ['en', 'We had no problems at all with parking and the neighbours were friendly.', 'positive'],
    ['en', 'Lovely!', 'positive'],
    ['en', 'The place was filthy. Hair in the shower and stains on the sheets.', 'negative'],
    ['en', 'Not clean, not comfortable and not worth the money.', 'negative'],
    ['en', 'Smelled of damp and cigarette smoke. We left after one night.', 'negative'],
    ['en', 'It was okay, nothing special.', 'neutral'],
    ['de', 'Gerne wieder!', 'positive'],
    ['de', 'Nie wieder.', 'negative'],
    ['fr', 'À fuir.', 'negative'],
    ['fr', 'Séjour parfait, nous reviendrons.', 'positive'],
    ['es', 'Volveremos sin duda.', 'positive'],
    ['es', 'No lo recomiendo.', 'negative'],
    ['it', 'Torneremo sicuramente!', 'positive'],
    ['it', 'Mai più.', 'negative'],
    ['pt', 'Nunca mais.', 'negative'],
    ['pt', 'Adorámos, voltaremos.', 'positive'],
  ])('%s: %s is %s', (language, text, sentiment) => {
    expect(sentimentOf(analyseText(text, language).tone, null)).toBe(sentiment);
  });
});

test.each(['nl', 'ja', null])('a text in the language %s is not analysed', (language) => {
  expect(analyseText('Heel schoon', language)).toEqual({ language, tone: null, topics: [] });
});

test('the positions refer to the original text, also behind emoji and accents', () => {
  const text = '👍👍 Ça alors ! Le lit était très confortable.';
  const [mention] = analyseText(text, 'fr').topics;
  expect(text.slice(mention?.start, mention?.end)).toBe('lit était très confortable');
});

test('no text makes it fail, and positions are inside the text and not empty', () => {
  const words = fc.constantFrom(
    'not',
    'too',
    'bed',
    'but',
    'great',
    'and',
    ',',
    '.',
    'broken',
    '👍',
    '\ud800',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(...ANALYSED_LANGUAGES), (text, language) => {
      for (const { start, end } of analyseText(text, language).topics) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
      }
    }),
  );
}, 30_000);

test.each([
  ['one long word', 'a'.repeat(20_000)],
  ['one sentence', 'the bed was not great and '.repeat(800)],
  ['beginnings of phrases', 'hear '.repeat(4_000)],
  ['names only', 'bed kitchen shower '.repeat(1_050)],
  ['opinions only', 'great terrible '.repeat(1_300)],
  ['punctuation', '.,!-'.repeat(5_000)],
  ['apostrophes', "a'".repeat(10_000)],
  ['contrasts', 'but '.repeat(5_000)],
])('20,000 characters of %s take less than a second', (_what, text) => {
  const before = process.cpuUsage();
  for (const language of ANALYSED_LANGUAGES) analyseText(text, language);
  const { user } = process.cpuUsage(before);
  expect(user / ANALYSED_LANGUAGES.length / 1e6).toBeLessThan(1);
});
