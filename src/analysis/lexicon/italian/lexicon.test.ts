import { expect, test } from 'vitest';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import { analyseText } from '../../analyse-text.ts';

const topicsOf = (text: string) =>
  analyseText(text, 'it')
    .topics.map(({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`)
    .sort();

test.each<[text: string, topics: string]>([
  ['Era tutto lindo e in ordine.', '+cleanliness'],
  ['Igiene zero, briciole ovunque.', '-cleanliness'],
  ['Le lenzuola non erano pulite.', '-cleanliness'],
  ['Nessuna traccia di sporco.', '+cleanliness'],
  ['Abbiamo lasciato le valigie in deposito fino alla sera.', '+check-in'],
  ['Non ci hanno permesso di lasciare i bagagli.', '-check-in'],
  ['La chiave non girava nella serratura.', '-check-in'],
  ['Reception aperta 24 ore.', '+check-in'],
  ['Luca ci ha fatto sentire a casa.', '+communication'],
  ['Ci ha risposto solo il giorno dopo.', '-communication'],
  ['Il proprietario non si è mai fatto vedere.', '-communication'],
  ['Paolo è una persona splendida.', '+communication'],
  ['Supermercato a 100 metri.', '+location'],
  ['Il centro è a 40 minuti a piedi.', '-location'],
  ['Non lontano dal mare.', '+location'],
  ['Bisogna prendere la macchina per qualsiasi cosa.', '-location'],
  ['Abbiamo speso poco.', '+value'],
  ['A questo prezzo non si trova di meglio.', '+value'],
  ['Non ci hanno restituito la cauzione.', '-value'],
  ['Per 150 euro a notte mi aspettavo di più.', '-value'],
  ['Meglio di come appare in foto.', '+accuracy'],
  ['Le foto traggono in inganno.', '-accuracy'],
  ['Non era quello che avevamo prenotato.', '-accuracy'],
  ['Di notte non vola una mosca.', '+noise'],
  ['La notte non c’è rumore.', '+noise'],
  ['Le campane suonano alle sette.', '-noise'],
  ['Si sentono solo gli uccellini.', '+noise'],
  ['Due letti singoli uniti al posto del matrimoniale.', '-bed'],
  ['Il letto era troppo piccolo per due.', '-bed'],
  ['Abbiamo dormito divinamente.', '+bed'],
  ['Non c’è il bidet.', '-bathroom'],
  ['L’acqua calda va e viene.', '-bathroom'],
  ['La doccia ha un bel getto.', '+bathroom'],
  ['Cucina dotata del minimo indispensabile.', '-kitchen'],
  ['Il frigo non raffredda.', '-kitchen -maintenance'],
  ['La cucina ha tutto.', '+kitchen'],
  ['Il wifi prende ovunque.', '+internet'],
  ['La tv prende pochi canali.', '-internet'],
  ['D’estate resta fresca.', '+temperature'],
  ['Non c’è l’aria condizionata.', '-temperature'],
  ['Climatizzatore rotto.', '-temperature -maintenance'],
  ['Non c’era odore di umido.', '+smell'],
  ['Tracce di muffa in bagno.', '-smell'],
  ['Nessuna difficoltà a trovare parcheggio.', '+parking'],
  ['Parcheggio sempre pieno.', '-parking'],
  ['Il parcheggio costa 20 euro al giorno.', '-parking'],
  ['Il portone è sempre aperto.', '-safety'],
  ['Anche di notte ci si sente sicuri.', '+safety'],
  ['C’è spazio per tutti.', '+space'],
  ['In due ci si muove a fatica.', '-space'],
  ['Colazione misera.', '-amenities'],
  ['La piscina era affollata.', '-amenities'],
  ['Casa completa di tutto.', '+amenities'],
  ['Il mare si vede appena.', '-view'],
  ['Panorama da cartolina.', '+view'],
  ['Dalla finestra si vedono solo i bidoni.', '-view'],
  ['È saltata la corrente due volte.', '-maintenance'],
  ['Pareti da imbiancare.', '-maintenance'],
  ['Manca di personalità.', '-style'],
  ['Curato nei minimi dettagli.', '+style'],
])('in Italian "%s" says %s', (text, topics) => {
  expect(topicsOf(text)).toEqual(topics.split(' ').sort());
});

test.each([
  'Il volo era in ritardo.',
  'Abbiamo cenato in un ristorante vicino al porto.',
  'Il tempo è stato brutto.',
  'Un caro saluto a tutti.',
  'I ristoranti della zona sono cari.',
  'Faceva freddo fuori.',
  'È stata una vacanza tranquilla.',
  'Abbiamo fatto colazione al bar.',
  'La cucina pugliese è fantastica.',
  'Abbiamo visitato San Marco.',
])('in Italian "%s" judges no topic', (text) => {
  expect(topicsOf(text)).toEqual([]);
});

test.each([
  ['Non potevamo scegliere di meglio.', 'positive'],
  ['Non ho nulla di cui lamentarmi.', 'positive'],
  ['Straconsigliato, da rifare!', 'positive'],
  ['Non delude mai.', 'positive'],
  ['Ci aspettavamo di meglio.', 'negative'],
  ['Non fa per noi.', 'negative'],
  ['Molto al di sotto delle aspettative.', 'negative'],
  ['Non mi è piaciuto.', 'negative'],
  ['Poteva andare meglio.', 'neutral'],
  ['Belle le camere, pessimo il bagno.', 'neutral'],
  ['Né bene né male.', 'neutral'],
  ['Posizione ottima ma pulizia scarsa.', 'neutral'],
])('in Italian "%s" is %s', (text, sentiment) => {
  expect(sentimentOf(analyseText(text, 'it').tone, null)).toBe(sentiment);
});
