import type { Phrasebook } from '../phrasebook.ts';

export const DUTCH: Phrasebook = {
  whole: {
    delighted: [
      'Wat een [heerlijke|fijne] plek! Schoon, sfeervol en op loopafstand van alles. {host} reageert snel en denkt mee. Wij komen zeker terug.',
      'Helemaal top, niets op aan te merken!',
      'Nog mooier dan op de foto’s. Fantastische bedden en een lekkere douche.',
      'Met twee kleine kinderen een schot in de roos: kinderstoel, traphekje en speelgoed aanwezig.',
      'Rustig slapen midden in de stad, dat maak je zelden mee.',
      'Het inchecken ging vanzelf, ook om middernacht. Er stond koffie klaar en een briefje met tips, erg attent.',
      'Prima internet en een goede werkplek. Een week thuisgewerkt, maar dan leuker.',
      'Voor de tweede keer geweest en weer genoten.',
      'Prachtig uitzicht, vooral ’s avonds met een glas wijn erbij.\n\nBedankt voor de gastvrijheid!',
      'Goede prijs voor wat je krijgt. Aanrader.',
    ],
    mixed: [
      'Leuke plek, maar erg gehorig. Neem oordoppen mee.',
      'Goede ligging, wel toe aan onderhoud: lekkende kraan, kapotte lamp en een doorgezakte bank.',
      'Prima voor een nachtje. Schoonmaak kon beter, vooral in de badkamer.',
    ],
    unhappy: [
      'Zeer teleurstellend. Vies bij aankomst, haren in bed en een koelkast die stonk.',
      'Een uur buiten gestaan omdat de code niet klopte en niemand de telefoon opnam. Geen excuses gehad.',
      'Niet doen. De verwarming was stuk, het was steenkoud en er kwam niemand kijken.',
    ],
  },
  praise: [
    'Het was er [brandschoon|heel schoon|kraakhelder].',
    '{host} antwoordt [binnen een paar minuten|snel en vriendelijk].',
    'De ligging is [perfect|ideaal].',
    'De bedden liggen heerlijk.',
    'De keuken is van alle gemakken voorzien.',
    'De bakker en de supermarkt zitten om de hoek.',
    'Smaakvol ingericht, met oog voor detail.',
    'De douche is warm en krachtig.',
    'De wifi is snel.',
    'We mochten onze koffers laten staan tot de avond.',
    'Je krijgt echt waar voor je geld.',
  ],
  complaint: [
    'Het matras is versleten.',
    'De wifi viel steeds weg.',
    'Het rook er muf.',
    'Je hoort de buren praten, lopen en snurken.',
    'Op berichten werd niet gereageerd.',
    'De foto’s zijn duidelijk jaren oud.',
    'Veel te duur voor wat het is.',
  ],
  thanks: [
    'Dank je wel, {guest}! Graag tot ziens.',
    'Wat leuk om te lezen, {guest}. We geven het door aan de schoonmaakploeg.',
  ],
  sorry: [
    'Beste {guest}, dit spijt ons. Het is inmiddels hersteld en we hebben je gemaild over een vergoeding.',
    'Beste {guest}, je hebt gelijk en we bieden onze excuses aan. Voortaan controleren we zelf voor elke aankomst.',
  ],
};
