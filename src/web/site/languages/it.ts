import { numberFormats } from '#domain/format-number.ts';
import type { SiteCopy } from './en.ts';

const { number: n, counted: count } = numberFormats('it');

const property: SiteCopy['property'] = {
  bedrooms: (rooms) => count(rooms, '# camera da letto', '# camere da letto'),
  bathrooms: (rooms) => count(rooms, '# bagno', '# bagni'),
  guests: (guests) => count(guests, 'Per # ospite', 'Fino a # ospiti'),
  basedOn: (reviews) => count(reviews, 'In base a # recensione', 'In base a # recensioni'),
  showing: (shown, total) =>
    `${count(shown, '# recensione mostrata', '# recensioni mostrate')} su ${n(total)}`,
  everyReviewCounts: 'Il voto tiene conto di tutte le recensioni pubblicate.',
  explanation: 'Come mostriamo le recensioni',
  wholeStars: (stars) => count(stars, '# stella', '# stelle'),
  stars: (rating) => count(rating, '# stella su 5', '# stelle su 5'),
  noRating: 'Senza voto',
  propertyNotFound: 'Alloggio non trovato',
  loadFailed: 'Impossibile caricare le recensioni',
};

const review: SiteCopy['review'] = {
  heading: 'Recensioni degli ospiti',
  empty: 'Non ci sono recensioni disponibili per questo alloggio.',
  noneShown: (published) =>
    count(
      published,
      'L’unica recensione non è ancora visibile qui.',
      'Nessuna delle # recensioni è per ora visibile qui.',
    ),
  responseFrom: 'Risposta dell’azienda',
  ratingOnly: 'Voto senza commento.',
  nothingWritten: 'Senza commento.',
  ratingDerived: 'dai voti per categoria',
  imported: 'Importata dall’azienda',
  namelessGuest: 'Ospite',
  machineTranslation: 'Traduzione automatica',
  showOriginal: 'Testo originale',
  readOn: 'Continua a leggere',
  showLess: 'Mostra meno',
};

const google: SiteCopy['google'] = {
  heading: 'Recensioni di Google',
  ofCompany: 'Queste recensioni riguardano l’azienda, non questo alloggio.',
  empty: 'Nessuna recensione di Google da mostrare.',
  loading: 'Caricamento delle recensioni di Google',
  failed: 'Impossibile caricare le recensioni di Google',
  openReview: 'Leggi su Google Maps',
  ofReviewBy: (label, author) => `${label}, recensione di ${author}`,
  report: 'Segnala a Google',
  translated: 'Tradotta da Google',
  visited: (month) => `Visita: ${month}`,
  allReviews: 'Tutte le recensioni su Google Maps',
  searchPlace: 'Cerca questo alloggio su Google Maps',
  orders: {
    time: { desc: 'dalla più recente alla meno recente', asc: 'dalla meno recente alla più recente' },
    rating: { desc: 'dal voto migliore al peggiore', asc: 'dal voto peggiore al migliore' },
  },
  chosenBy: {
    newest: (order) => `Le più recenti su Google, ${order}.`,
    relevance: (order) => `Google ha scelto queste recensioni per pertinenza. Sono mostrate ${order}.`,
  },
};

const site: SiteCopy['site'] = {
  book: 'Prenota questo alloggio',
  about: 'Informazioni sull’alloggio',
  map: 'Mostra sulla mappa',
  mapHint: 'La posizione è approssimativa.',
  photos: 'Altre foto',
  photoOf: (name, index) => `${name}, foto ${index}`,
  language: 'Lingua',
  propertyTitle: (name, location) =>
    location === '' ? `${name}: recensioni degli ospiti` : `${name}, ${location}: recensioni degli ospiti`,
  ofPage: (title, page) => `${title}, pagina ${page}`,
  allReviews: 'Tutte le recensioni di questo alloggio',
  feed: 'Ultime recensioni (JSON Feed)',
  starCounts: 'Tutte le recensioni pubblicate, per stelle',
  categories: 'Voti per categoria',
  categoryScore: (score, ratings) => `${score} su 10, da ${count(ratings, '# voto', '# voti')}`,
  topics: 'Gli ospiti parlano di',
  topicCounts: (topic, praise, complaints) =>
    `${topic}: ${count(praise, '# recensione positiva', '# recensioni positive')}, ${count(complaints, '# critica', '# critiche')}`,
  bothSides: 'Pro e contro',
  praise: 'Una recensione positiva',
  criticism: 'Una recensione critica',
  pinned: (date) => `Scelta dall’azienda (${date})`,
  readWhole: 'Leggi tutta la recensione',
  channel: 'Portale',
  sort: 'Ordine',
  sorts: { newest: 'Più recenti', highest: 'Voti più alti', lowest: 'Voti più bassi' },
  search: 'Cerca nelle recensioni',
  searchFor: (text) => `«${text}»`,
  selected: (selected, shown) =>
    `${n(selected)} su ${count(shown, '# recensione mostrata', '# recensioni mostrate')}`,
  clear: 'Mostra tutte le recensioni',
  remove: (filter) => `Rimuovi ${filter}`,
  nothingSelected: 'Nessuna recensione mostrata corrisponde.',
  languageFirst: (language) => `Prima le recensioni in ${language}, poi le più recenti.`,
  stayed: (month) => `Soggiorno: ${month}`,
  nights: (nights) => count(nights, '# notte', '# notti'),
  changed: 'Modificata sul portale',
  previewTitle: (title) => `Anteprima: ${title}`,
  preview: 'Anteprima.',
  previewHint:
    'Le recensioni in sospeso sono mostrate come se fossero approvate. Solo i gestori vedono questa pagina.',
  previewEnd: 'Torna all’alloggio',
  pager: 'Pagine di recensioni',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  pageOf: (page, pages) => `Pagina ${page} di ${pages}`,
  notFoundHint: 'L’indirizzo potrebbe essere errato, oppure questo alloggio non è più disponibile.',
  noSuchView: 'Questa pagina di recensioni non esiste',
  noSuchViewHint: 'Le recensioni potrebbero essere cambiate da quando è stato creato questo link.',
  failedHeading: 'Questa pagina non è disponibile al momento',
  failedHint: 'Riprova tra qualche istante.',
  embedFailed: 'Queste recensioni non sono disponibili al momento. Riprova tra qualche istante.',
};

const explanation: SiteCopy['explanation'] = {
  description: 'Da dove vengono le recensioni, chi decide quali sono mostrate e quali contano nei numeri.',
  lead: 'Vogliamo che tu possa fidarti di ciò che leggi qui. Questa pagina spiega come le recensioni arrivano sulle nostre pagine e quali contano nei nostri numeri.',
  parts: (brandName) => [
    {
      heading: 'Da dove vengono',
      text: [
        'Gli ospiti le scrivono dove hanno prenotato: su Airbnb, Booking.com, VRBO o direttamente con noi. Ogni recensione indica il suo portale e lì corrisponde a una prenotazione. La copiamo automaticamente, non ne cambiamo il testo e non verifichiamo di nuovo chi l’ha scritta.',
        `Una recensione che abbiamo importato da un file riporta la dicitura «${review.imported}»: nessun portale la conferma.`,
        `Una recensione il cui testo o voto è cambiato sul portale riporta la dicitura «${site.changed}».`,
      ],
    },
    {
      heading: 'Nessuna recensione falsa o pagata',
      text: [
        'Non scriviamo, compriamo né ordiniamo recensioni, e nessuno che lavori per noi può recensire i nostri alloggi. Non chiediamo agli ospiti di modificare o rimuovere una recensione negativa.',
        'Non diamo sconti, regali né altri premi per una recensione. Se un portale ha premiato un ospite per la sua, qui non la pubblichiamo.',
      ],
    },
    {
      heading: 'Chi decide che cosa viene mostrato',
      text: [
        `Una persona di ${brandName} legge ogni recensione e decide se mostrarla. Perciò una pagina può mostrare meno recensioni di quante ce ne siano, e indica sempre quante: «${property.showing(42, 57)}». Nessuna regola pubblica o nasconde recensioni in base alle stelle.`,
        'Alcuni portali non ci permettono di mostrare qui le loro recensioni. Non sono mostrate, ma contano nei nostri numeri.',
        'Quando un ospite cambia la sua recensione, la rileggiamo prima di mostrarla. Quando una recensione viene rimossa dal portale, la rimuoviamo anche noi.',
      ],
    },
    {
      heading: 'In quale ordine',
      text: [
        'Prima le più recenti, se non scegli un altro ordine. Sulle pagine in lingue diverse dall’inglese, le recensioni in quella lingua precedono le altre.',
        'A partire da 10 recensioni mostrate, una pagina comincia con una recensione positiva (da 3,5 stelle in su) e una critica: in entrambi i casi la più recente con almeno 80 caratteri, nella lingua della pagina se ce n’è una.',
        `I gestori dell’alloggio possono mettere in evidenza un’altra recensione al posto di una di queste. In tal caso la pagina lo indica, con la data: «${site.pinned('…')}».`,
      ],
    },
    {
      heading: 'Quali recensioni contano nei numeri',
      text: [
        'La media, il numero di recensioni, le barre per stelle e i voti per categoria comprendono tutte le recensioni pubblicate, anche quelle non mostrate. La nostra scelta non li cambia mai. I temi tengono conto solo delle recensioni mostrate; un programma li individua nei testi.',
        `Se un portale assegna voti fino a dieci, li dividiamo per due e li mostriamo in stelle. Se un ospite ha valutato solo singole categorie, come la pulizia, mostriamo la loro media con l’indicazione «${review.ratingDerived}».`,
      ],
    },
    {
      heading: 'Chi risponde',
      text: [
        `Il testo sotto «${review.responseFrom}» è scritto da noi, mai da un ospite. Tutto il resto di una recensione è dell’ospite.`,
      ],
    },
  ],
  waitingHeading: 'Quanto aspettano le recensioni',
  waiting: (days) =>
    `Finché non abbiamo deciso su una recensione, non la mostriamo. I voti bassi quindi non devono aspettare più di quelli alti. Queste sono le recensioni degli ultimi ${days} giorni:`,
  waitingColumns: { rating: 'Voto', median: 'La metà attende al massimo', waiting: 'In attesa' },
  low: 'Da 1 a 3 stelle',
  high: '4 e 5 stelle',
  none: 'Nessuna recensione',
  hours: (hours) => count(hours, '# ora', '# ore'),
  days: (days) => count(days, '# giorno', '# giorni'),
  googleHeading: 'Le recensioni di Google',
  google:
    'Vengono caricate da Google Maps quando apri una pagina; non ne conserviamo alcuna copia. Google ne sceglie alcune e noi le mostriamo tutte, invariate e separate dalle nostre. Non contano nei nostri numeri.',
  googleTerms: 'Per Google Maps valgono le regole di Google:',
  terms: 'Termini di Google Maps',
  privacy: 'Norme sulla privacy di Google',
};

const homes: SiteCopy['homes'] = {
  title: 'I nostri alloggi',
  description: (brandName) => `Gli alloggi di ${brandName} con i voti dei loro ospiti.`,
  lead: 'Ogni voto tiene conto di tutte le recensioni pubblicate. Prima gli alloggi con i voti migliori; un voto basato su poche recensioni pesa meno.',
  place: 'Luogo',
  anyPlace: 'Tutti i luoghi',
  guests: 'Ospiti',
  anyGuests: 'Qualsiasi numero',
  atLeast: (guests) => `${guests} o più`,
  search: 'Nome o luogo',
  show: 'Mostra',
  clear: 'Mostra tutti gli alloggi',
  count: (found) => count(found, '# alloggio', '# alloggi'),
  pager: 'Pagine di alloggi',
  notFound: 'Questa pagina di alloggi non esiste',
};

const topics: SiteCopy['topics'] = {
  cleanliness: 'Pulizia',
  'check-in': 'Arrivo',
  communication: 'Comunicazione',
  location: 'Posizione',
  value: 'Qualità-prezzo',
  accuracy: 'Come da descrizione',
  noise: 'Tranquillità',
  bed: 'Letto',
  bathroom: 'Bagno',
  kitchen: 'Cucina',
  internet: 'Wi-Fi',
  temperature: 'Temperatura',
  smell: 'Odori',
  parking: 'Parcheggio',
  safety: 'Sicurezza',
  space: 'Spazio',
  amenities: 'Dotazioni',
  view: 'Vista',
  maintenance: 'Condizioni',
  style: 'Arredamento',
};

const categories: SiteCopy['categories'] = {
  respect_house_rules: 'Regole della casa',
  comfort: 'Comfort',
  facilities: 'Servizi',
  staff: 'Personale',
};

export const it: SiteCopy = {
  property,
  review,
  google,
  site,
  explanation,
  homes,
  topics,
  categories,
};
