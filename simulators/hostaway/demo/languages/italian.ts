import type { Phrasebook } from '../phrasebook.ts';

export const ITALIAN: Phrasebook = {
  whole: {
    delighted: [
      'Soggiorno [splendido|meraviglioso]. La casa è curata nei minimi dettagli, pulitissima e in una posizione perfetta. La presenza di {host} è stata discreta e preziosa. Torneremo!',
      'Tutto perfetto, consigliatissimo!',
      'Ci siamo sentiti a casa. Letti comodi, cucina attrezzata e un caffè all’altezza, cosa rara all’estero come in Italia.',
      'Posizione strategica: si gira tutto a piedi e la sera si rientra nella pace assoluta.',
      'Siamo venuti con i nonni e due bambini e ognuno ha trovato il suo angolo.',
      'Check-in semplicissimo anche a mezzanotte. Abbiamo trovato acqua fresca, biscotti e una mappa con i consigli scritti a mano.',
      'La vista vale da sola il viaggio. Colazione alla finestra ogni mattina.',
      'Rapporto qualità-prezzo ottimo. Pulizia impeccabile e biancheria profumata.',
      'Seconda volta qui e di nuovo dieci e lode.',
      'Le foto non rendono giustizia: dal vivo è ancora più bello.\n\nGrazie di cuore e a presto!',
    ],
    mixed: [
      'Appartamento carino ma piuttosto rumoroso. Portate i tappi per le orecchie.',
      'Bella zona, però in cucina mancava quasi tutto e il divano letto è scomodo.',
      'Nel complesso sufficiente. Pulizia superficiale e wifi lento, personale gentile.',
    ],
    unhappy: [
      'Pessima esperienza. Casa sporca, asciugamani umidi e muffa in bagno. Alle nostre segnalazioni nessuna risposta.',
      'Abbiamo aspettato un’ora e mezza sotto la pioggia perché il codice era sbagliato.',
      'Sconsigliato: riscaldamento guasto, letto rotto e vicini che urlano fino alle tre.',
    ],
  },
  praise: [
    'La casa era [pulitissima|immacolata|profumata di pulito].',
    '{host} risponde [subito|in pochi minuti] e con grande cortesia.',
    'La posizione è [ottima|invidiabile|perfetta].',
    'I letti sono comodissimi.',
    'La cucina è ben attrezzata, dalla moka alle pentole.',
    'La doccia è grande e l’acqua sempre calda.',
    'L’arredamento è di gran gusto.',
    'Di notte regna il silenzio.',
    'Il wifi è veloce, ho potuto lavorare senza problemi.',
    'Nei dintorni si mangia benissimo.',
    'Ci hanno permesso di lasciare i bagagli dopo il check-out.',
  ],
  complaint: [
    'Il materasso è da buttare.',
    'L’acqua calda finisce dopo una doccia.',
    'Si sente ogni passo dal piano di sopra.',
    'C’era cattivo odore in bagno.',
    'Il wifi andava e veniva.',
    'Le foto sono molto vecchie.',
    'Per questo prezzo ci si aspetta ben altro.',
  ],
  thanks: [
    'Grazie mille {guest}, vi aspettiamo a braccia aperte!',
    'Che belle parole, {guest}. Un caro saluto da tutti noi.',
  ],
  sorry: [
    'Gentile {guest}, ci dispiace davvero. Il guasto è stato riparato e le abbiamo scritto per un rimborso.',
    'Gentile {guest}, grazie della franchezza: abbiamo già sostituito il materasso e cambiato ditta di pulizie.',
  ],
};
