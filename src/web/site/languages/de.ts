import { numberFormats } from '#domain/format-number.ts';
import type { SiteCopy } from './en.ts';

const { number: n, counted: count } = numberFormats('de');

const property: SiteCopy['property'] = {
  bedrooms: (rooms) => count(rooms, '# Schlafzimmer', '# Schlafzimmer'),
  bathrooms: (rooms) => count(rooms, '# Bad', '# Bäder'),
  guests: (guests) => count(guests, 'Für einen Gast', 'Für bis zu # Gäste'),
  basedOn: (reviews) => count(reviews, '# Bewertung', '# Bewertungen'),
  showing: (shown, total) => `${n(shown)} von ${count(total, '# Bewertung', '# Bewertungen')} zu sehen`,
  everyReviewCounts: 'Für die Note zählt jede veröffentlichte Bewertung.',
  explanation: 'So zeigen wir Bewertungen',
  wholeStars: (stars) => count(stars, '# Stern', '# Sterne'),
  stars: (rating) => `${n(rating)} von 5 Sternen`,
  noRating: 'Ohne Sterne',
  propertyNotFound: 'Unterkunft nicht gefunden',
  loadFailed: 'Die Bewertungen konnten nicht geladen werden',
};

const review: SiteCopy['review'] = {
  heading: 'Gästebewertungen',
  empty: 'Zu dieser Unterkunft gibt es hier keine Bewertungen.',
  noneShown: (published) =>
    count(
      published,
      'Die einzige Bewertung ist hier noch nicht zu sehen.',
      'Von den # Bewertungen ist hier noch keine zu sehen.',
    ),
  responseFrom: 'Antwort des Unternehmens',
  ratingOnly: 'Nur Sterne, kein Text.',
  nothingWritten: 'Ohne Text.',
  ratingDerived: 'aus den Einzelnoten',
  imported: 'Vom Unternehmen importiert',
  namelessGuest: 'Gast',
  machineTranslation: 'Maschinelle Übersetzung',
  showOriginal: 'Original',
  readOn: 'Weiterlesen',
  showLess: 'Weniger anzeigen',
};

const google: SiteCopy['google'] = {
  heading: 'Google-Rezensionen',
  ofCompany: 'Diese Rezensionen betreffen das Unternehmen, nicht diese Unterkunft.',
  empty: 'Keine Google-Rezensionen vorhanden.',
  loading: 'Google-Rezensionen werden geladen',
  failed: 'Die Google-Rezensionen konnten nicht geladen werden',
  openReview: 'Auf Google Maps lesen',
  ofReviewBy: (label, author) => `${label}, Rezension von ${author}`,
  report: 'Bei Google melden',
  translated: 'Von Google übersetzt',
  visited: (month) => `Besuch im ${month}`,
  allReviews: 'Alle Rezensionen auf Google Maps',
  searchPlace: 'Diese Unterkunft auf Google Maps suchen',
  orders: {
    time: { desc: 'die neuesten zuerst', asc: 'die ältesten zuerst' },
    rating: { desc: 'die besten zuerst', asc: 'die schlechtesten zuerst' },
  },
  chosenBy: {
    newest: (order) => `Die neuesten auf Google, ${order}.`,
    relevance: (order) => `Google hat diese Rezensionen nach Relevanz ausgewählt. Hier stehen ${order}.`,
  },
};

const site: SiteCopy['site'] = {
  book: 'Diese Unterkunft buchen',
  about: 'Über diese Unterkunft',
  map: 'Auf der Karte zeigen',
  mapHint: 'Ungefähre Lage.',
  photos: 'Weitere Fotos',
  photoOf: (name, index) => `${name}, Foto ${index}`,
  language: 'Sprache',
  propertyTitle: (name, location) =>
    location === '' ? `${name}: Gästebewertungen` : `${name}, ${location}: Gästebewertungen`,
  ofPage: (title, page) => `${title}, Seite ${page}`,
  allReviews: 'Alle Bewertungen dieser Unterkunft',
  feed: 'Neueste Bewertungen (JSON Feed)',
  starCounts: 'Alle veröffentlichten Bewertungen nach Sternen',
  categories: 'Einzelnoten',
  categoryScore: (score, ratings) => `${score} von 10 bei ${count(ratings, '# Bewertung', '# Bewertungen')}`,
  topics: 'Gäste erwähnen',
  topicCounts: (topic, praise, complaints) =>
    `${topic}: ${count(praise, '# lobende Bewertung', '# lobende Bewertungen')}, ${count(complaints, '# kritische', '# kritische')}`,
  bothSides: 'Beide Seiten',
  praise: 'Eine lobende Bewertung',
  criticism: 'Eine kritische Bewertung',
  pinned: (date) => `Vom Unternehmen ausgewählt am ${date}`,
  readWhole: 'Ganze Bewertung lesen',
  channel: 'Portal',
  sort: 'Sortierung',
  sorts: { newest: 'Neueste', highest: 'Beste', lowest: 'Schlechteste' },
  search: 'In Bewertungen suchen',
  searchFor: (text) => `„${text}“`,
  selected: (selected, shown) =>
    `${n(selected)} von ${count(shown, '# gezeigten Bewertung', '# gezeigten Bewertungen')}`,
  clear: 'Alle Bewertungen zeigen',
  remove: (filter) => `${filter} entfernen`,
  nothingSelected: 'Keine gezeigte Bewertung passt dazu.',
  languageFirst: (language) => `Zuerst Bewertungen auf ${language}, dann die neuesten.`,
  stayed: (month) => `Aufenthalt im ${month}`,
  nights: (nights) => count(nights, '# Nacht', '# Nächte'),
  changed: 'Auf dem Portal geändert',
  previewTitle: (title) => `Vorschau: ${title}`,
  preview: 'Vorschau.',
  previewHint: 'Offene Bewertungen stehen hier, als wären sie freigegeben. Nur Manager sehen diese Seite.',
  previewEnd: 'Zurück zur Unterkunft',
  pager: 'Seiten mit Bewertungen',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  notFoundHint:
    'Vielleicht ist die Adresse falsch geschrieben, oder die Unterkunft wird nicht mehr angeboten.',
  noSuchView: 'Diese Seite mit Bewertungen gibt es nicht',
  noSuchViewHint: 'Die Bewertungen können sich geändert haben, seit dieser Link erstellt wurde.',
  failedHeading: 'Diese Seite ist gerade nicht erreichbar',
  failedHint: 'Bitte versuchen Sie es gleich noch einmal.',
  embedFailed: 'Diese Bewertungen sind gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
};

const explanation: SiteCopy['explanation'] = {
  description:
    'Woher die Bewertungen kommen, wer entscheidet, welche zu sehen sind, und was in die Zahlen einfließt.',
  lead: 'Sie sollen sich auf das verlassen können, was Sie hier lesen. Diese Seite erklärt, wie Bewertungen auf unsere Seiten kommen und welche in unsere Zahlen einfließen.',
  parts: (brandName) => [
    {
      heading: 'Woher sie kommen',
      text: [
        'Gäste schreiben sie dort, wo sie gebucht haben: bei Airbnb, Booking.com, VRBO oder direkt bei uns. Jede Bewertung nennt ihr Portal und gehört dort zu einer Buchung. Wir übernehmen sie automatisch vom Portal, ändern den Text nicht und prüfen nicht noch einmal, wer sie geschrieben hat.',
        `Eine Bewertung, die wir stattdessen aus einer Datei importiert haben, trägt den Vermerk „${review.imported}“: Kein Portal bestätigt sie.`,
        `Eine Bewertung, deren Text oder Sterne sich auf dem Portal geändert haben, trägt den Vermerk „${site.changed}“.`,
      ],
    },
    {
      heading: 'Keine erfundenen und keine bezahlten Bewertungen',
      text: [
        'Wir schreiben, kaufen und bestellen keine Bewertungen, und niemand, der für uns arbeitet, darf unsere Unterkünfte bewerten. Wir bitten Gäste nicht, eine schlechte Bewertung zu ändern oder zu löschen.',
        'Für eine Bewertung gibt es von uns weder Rabatt noch Geschenk noch sonst eine Belohnung. Hat ein Portal einen Gast dafür belohnt, veröffentlichen wir sie hier nicht.',
      ],
    },
    {
      heading: 'Wer entscheidet, was zu sehen ist',
      text: [
        `Ein Mensch bei ${brandName} liest jede Bewertung und entscheidet, ob wir sie zeigen. Deshalb kann eine Seite weniger Bewertungen zeigen, als es gibt, und sie sagt immer, wie viele: „${property.showing(42, 57)}“. Keine Regel veröffentlicht oder verbirgt Bewertungen nach ihren Sternen.`,
        'Manche Portale erlauben uns nicht, ihre Bewertungen hier zu zeigen. Sie sind nicht zu sehen, fließen aber in unsere Zahlen ein.',
        'Ändert ein Gast seine Bewertung, lesen wir sie noch einmal, bevor wir sie zeigen. Verschwindet eine Bewertung vom Portal, entfernen wir sie auch hier.',
      ],
    },
    {
      heading: 'In welcher Reihenfolge',
      text: [
        'Die neuesten stehen zuerst, wenn Sie nichts anderes wählen. Auf Seiten in anderen Sprachen als Englisch stehen Bewertungen in dieser Sprache vor den übrigen.',
        'Ab 10 gezeigten Bewertungen beginnt eine Seite mit einer lobenden Bewertung (ab 3,5 Sternen) und einer kritischen: jeweils der neuesten mit mindestens 80 Zeichen, möglichst in der Sprache der Seite.',
        `Manager der Unterkunft können an ihrer Stelle eine andere Bewertung anheften. Dann steht dort mit Datum: „${site.pinned('…')}“.`,
      ],
    },
    {
      heading: 'Was in die Zahlen einfließt',
      text: [
        'Durchschnitt, Anzahl, Balken nach Sternen und Einzelnoten umfassen jede veröffentlichte Bewertung, auch solche, die nicht zu sehen sind. Unsere Auswahl ändert sie nie. Bei den Themen zählen nur die gezeigten Bewertungen; ein Programm erkennt die Themen in den Texten.',
        `Wo ein Portal bis zu zehn Punkte vergibt, teilen wir sie durch zwei und zeigen sie als Sterne. Hat ein Gast nur einzelne Kategorien bewertet, etwa die Sauberkeit, zeigen wir den Mittelwert mit dem Vermerk „${review.ratingDerived}“.`,
      ],
    },
    {
      heading: 'Wer antwortet',
      text: [
        `Den Text unter „${review.responseFrom}“ haben wir geschrieben, nie ein Gast. Alles andere in einer Bewertung stammt vom Gast.`,
      ],
    },
  ],
  waitingHeading: 'Wie lange Bewertungen warten',
  waiting: (days) =>
    `Solange wir nicht über eine Bewertung entschieden haben, ist sie nicht zu sehen. Schlechte Noten dürfen deshalb nicht länger warten als gute. Das sind die Bewertungen der letzten ${days} Tage:`,
  waitingColumns: { rating: 'Sterne', median: 'Die Hälfte wartet höchstens', waiting: 'Noch offen' },
  low: '1 bis 3 Sterne',
  high: '4 und 5 Sterne',
  none: 'Keine Bewertungen',
  hours: (hours) => count(hours, '# Stunde', '# Stunden'),
  days: (days) => count(days, '# Tag', '# Tage'),
  googleHeading: 'Google-Rezensionen',
  google:
    'Diese Rezensionen werden von Google Maps geladen, wenn Sie eine Seite öffnen; wir behalten keine Kopie. Google wählt einige aus, und wir zeigen sie alle, unverändert und getrennt von unseren. In unsere Zahlen fließen sie nicht ein.',
  googleTerms: 'Für Google Maps gelten die Regeln von Google:',
  terms: 'Nutzungsbedingungen von Google Maps',
  privacy: 'Datenschutzerklärung von Google',
};

const homes: SiteCopy['homes'] = {
  title: 'Unsere Unterkünfte',
  description: (brandName) => `Die Unterkünfte von ${brandName} mit den Bewertungen ihrer Gäste.`,
  lead: 'Für jede Note zählen alle veröffentlichten Bewertungen. Die am besten bewerteten Unterkünfte stehen zuerst; eine Note aus wenigen Bewertungen zählt dabei weniger.',
  place: 'Ort',
  anyPlace: 'Alle Orte',
  guests: 'Gäste',
  anyGuests: 'Beliebig viele',
  atLeast: (guests) => `${guests} oder mehr`,
  search: 'Name oder Ort',
  show: 'Anzeigen',
  clear: 'Alle Unterkünfte zeigen',
  count: (homesFound) => count(homesFound, '# Unterkunft', '# Unterkünfte'),
  pager: 'Seiten mit Unterkünften',
  notFound: 'Diese Seite mit Unterkünften gibt es nicht',
};

const topics: SiteCopy['topics'] = {
  cleanliness: 'Sauberkeit',
  'check-in': 'Check-in',
  communication: 'Kommunikation',
  location: 'Lage',
  value: 'Preis-Leistung',
  accuracy: 'Wie beschrieben',
  noise: 'Ruhe',
  bed: 'Bett',
  bathroom: 'Bad',
  kitchen: 'Küche',
  internet: 'WLAN',
  temperature: 'Temperatur',
  smell: 'Geruch',
  parking: 'Parken',
  safety: 'Sicherheit',
  space: 'Platz',
  amenities: 'Ausstattung',
  view: 'Aussicht',
  maintenance: 'Zustand',
  style: 'Einrichtung',
};

const categories: SiteCopy['categories'] = {
  respect_house_rules: 'Hausregeln',
  comfort: 'Komfort',
  facilities: 'Ausstattung',
  staff: 'Personal',
};

export const de: SiteCopy = {
  property,
  review,
  google,
  site,
  explanation,
  homes,
  topics,
  categories,
};
