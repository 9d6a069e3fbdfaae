import { numberFormats } from '#domain/format-number.ts';
import type { SiteCopy } from './en.ts';

const { number: n, counted: count } = numberFormats('fr');

const property: SiteCopy['property'] = {
  bedrooms: (rooms) => count(rooms, '# chambre', '# chambres'),
  bathrooms: (rooms) => count(rooms, '# salle de bains', '# salles de bains'),
  guests: (guests) => count(guests, 'Pour # voyageur', 'Jusqu’à # voyageurs'),
  basedOn: (reviews) => count(reviews, 'D’après # avis', 'D’après # avis'),
  showing: (shown, total) => `${count(shown, '# avis affiché', '# avis affichés')} sur ${n(total)}`,
  everyReviewCounts: 'La note tient compte de tous les avis publiés.',
  explanation: 'Comment nous affichons les avis',
  wholeStars: (stars) => count(stars, '# étoile', '# étoiles'),
  stars: (rating) => count(rating, '# étoile sur 5', '# étoiles sur 5'),
  noRating: 'Sans note',
  propertyNotFound: 'Logement introuvable',
  loadFailed: 'Impossible de charger les avis',
};

const review: SiteCopy['review'] = {
  heading: 'Avis des voyageurs',
  empty: 'Aucun avis n’est disponible pour ce logement.',
  noneShown: (published) =>
    count(
      published,
      'Le seul avis n’est pas encore affiché ici.',
      'Aucun des # avis n’est affiché ici pour l’instant.',
    ),
  responseFrom: 'Réponse de l’entreprise',
  ratingOnly: 'Note sans commentaire.',
  nothingWritten: 'Sans commentaire.',
  ratingDerived: 'd’après les notes par catégorie',
  imported: 'Importé par l’entreprise',
  namelessGuest: 'Voyageur',
  machineTranslation: 'Traduction automatique',
  showOriginal: 'Texte original',
  readOn: 'Lire la suite',
  showLess: 'Réduire',
};

const google: SiteCopy['google'] = {
  heading: 'Avis Google',
  ofCompany: 'Ces avis portent sur l’entreprise, pas sur ce logement.',
  empty: 'Aucun avis Google à afficher.',
  loading: 'Chargement des avis Google',
  failed: 'Impossible de charger les avis Google',
  openReview: 'Lire sur Google Maps',
  ofReviewBy: (label, author) => `${label}, avis écrit par ${author}`,
  report: 'Signaler à Google',
  translated: 'Traduit par Google',
  visited: (month) => `Visite en ${month}`,
  allReviews: 'Tous les avis sur Google Maps',
  searchPlace: 'Chercher ce logement sur Google Maps',
  orders: {
    time: { desc: 'du plus récent au plus ancien', asc: 'du plus ancien au plus récent' },
    rating: { desc: 'du mieux noté au moins bien noté', asc: 'du moins bien noté au mieux noté' },
  },
  chosenBy: {
    newest: (order) => `Les plus récents sur Google, ${order}.`,
    relevance: (order) => `Google a choisi ces avis selon leur pertinence. Ils sont affichés ${order}.`,
  },
};

const site: SiteCopy['site'] = {
  book: 'Réserver ce logement',
  about: 'À propos de ce logement',
  map: 'Voir sur une carte',
  mapHint: 'L’emplacement est approximatif.',
  photos: 'Autres photos',
  photoOf: (name, index) => `${name}, photo ${index}`,
  language: 'Langue',
  propertyTitle: (name, location) =>
    location === '' ? `${name}\u00a0: avis des voyageurs` : `${name}, ${location}\u00a0: avis des voyageurs`,
  ofPage: (title, page) => `${title}, page ${page}`,
  allReviews: 'Tous les avis sur ce logement',
  feed: 'Derniers avis (JSON Feed)',
  starCounts: 'Tous les avis publiés, par nombre d’étoiles',
  categories: 'Notes par catégorie',
  categoryScore: (score, ratings) => `${score} sur 10, d’après ${count(ratings, '# note', '# notes')}`,
  topics: 'Les voyageurs évoquent',
  topicCounts: (topic, praise, complaints) =>
    `${topic}\u00a0: ${count(praise, '# avis positif', '# avis positifs')}, ${count(complaints, '# critique', '# critiques')}`,
  bothSides: 'Le pour et le contre',
  praise: 'Un avis favorable',
  criticism: 'Un avis critique',
  pinned: (date) => `Choisi par l’entreprise le ${date}`,
  readWhole: 'Lire l’avis en entier',
  channel: 'Plateforme',
  sort: 'Trier',
  sorts: { newest: 'Plus récents', highest: 'Meilleures notes', lowest: 'Moins bonnes notes' },
  search: 'Chercher dans les avis',
  searchFor: (text) => `«\u00a0${text}\u00a0»`,
  selected: (selected, shown) => `${n(selected)} sur ${count(shown, '# avis affiché', '# avis affichés')}`,
  clear: 'Afficher tous les avis',
  remove: (filter) => `Retirer ${filter}`,
  nothingSelected: 'Aucun avis affiché ne correspond.',
  languageFirst: (language) => `D’abord les avis en ${language}, puis les plus récents.`,
  stayed: (month) => `Séjour en ${month}`,
  nights: (nights) => count(nights, '# nuit', '# nuits'),
  changed: 'Modifié sur la plateforme',
  previewTitle: (title) => `Aperçu\u00a0: ${title}`,
  preview: 'Aperçu.',
  previewHint:
    'Les avis en attente sont affichés comme s’ils étaient approuvés. Seuls les gestionnaires voient cette page.',
  previewEnd: 'Retour au logement',
  pager: 'Pages d’avis',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  notFoundHint: 'L’adresse est peut-être mal saisie, ou ce logement n’est plus proposé.',
  noSuchView: 'Cette page d’avis n’existe pas',
  noSuchViewHint: 'Les avis ont pu changer depuis la création de ce lien.',
  failedHeading: 'Cette page n’est pas disponible pour le moment',
  failedHint: 'Veuillez réessayer dans un instant.',
  embedFailed: 'Ces avis ne sont pas disponibles pour le moment. Veuillez réessayer dans un instant.',
};

const explanation: SiteCopy['explanation'] = {
  description:
    'D’où viennent les avis, qui décide lesquels sont affichés et lesquels comptent dans les chiffres.',
  lead: 'Vous devez pouvoir vous fier à ce que vous lisez ici. Cette page explique comment les avis arrivent sur nos pages et lesquels comptent dans nos chiffres.',
  parts: (brandName) => [
    {
      heading: 'D’où ils viennent',
      text: [
        'Les voyageurs les écrivent là où ils ont réservé\u00a0: sur Airbnb, Booking.com, VRBO ou directement chez nous. Chaque avis nomme sa plateforme et y correspond à une réservation. Nous le reprenons automatiquement, sans modifier le texte et sans vérifier une seconde fois qui l’a écrit.',
        `Un avis que nous avons importé d’un fichier porte la mention «\u00a0${review.imported}\u00a0»\u00a0: aucune plateforme ne le confirme.`,
        `Un avis dont le texte ou la note a changé sur sa plateforme porte la mention «\u00a0${site.changed}\u00a0».`,
      ],
    },
    {
      heading: 'Ni faux avis, ni avis payés',
      text: [
        'Nous n’écrivons, n’achetons et ne commandons aucun avis, et aucune personne qui travaille pour nous ne peut évaluer nos logements. Nous ne demandons pas aux voyageurs de modifier ou de supprimer un avis négatif.',
        'Nous n’accordons ni remise, ni cadeau, ni autre récompense en échange d’un avis. Si une plateforme a récompensé un voyageur pour son avis, nous ne le publions pas ici.',
      ],
    },
    {
      heading: 'Qui décide de ce qui est affiché',
      text: [
        `Une personne chez ${brandName} lit chaque avis et décide s’il est affiché. Une page peut donc montrer moins d’avis qu’il n’en existe, et elle indique toujours combien\u00a0: «\u00a0${property.showing(42, 57)}\u00a0». Aucune règle ne publie ni ne masque des avis selon leurs étoiles.`,
        'Certaines plateformes ne nous permettent pas d’afficher leurs avis ici. Ils n’apparaissent pas, mais comptent dans nos chiffres.',
        'Quand un voyageur modifie son avis, nous le relisons avant de l’afficher. Quand un avis est retiré de sa plateforme, nous le retirons aussi.',
      ],
    },
    {
      heading: 'Dans quel ordre',
      text: [
        'Les plus récents d’abord, sauf si vous choisissez un autre ordre. Sur les pages dans une autre langue que l’anglais, les avis dans cette langue précèdent les autres.',
        'À partir de 10 avis affichés, une page commence par un avis favorable (3,5 étoiles ou plus) et un avis critique\u00a0: chaque fois le plus récent d’au moins 80 caractères, dans la langue de la page s’il y en a un.',
        `Les gestionnaires du logement peuvent épingler un autre avis à la place de l’un d’eux. La page l’indique alors, avec la date\u00a0: «\u00a0${site.pinned('…')}\u00a0».`,
      ],
    },
    {
      heading: 'Quels avis comptent dans les chiffres',
      text: [
        'La moyenne, le nombre d’avis, la répartition par étoiles et les notes par catégorie tiennent compte de tous les avis publiés, même de ceux qui ne sont pas affichés. Notre choix n’y change rien. Les thèmes ne tiennent compte que des avis affichés\u202f; un programme les repère dans les textes.',
        `Quand une plateforme note sur dix, nous divisons la note par deux pour obtenir des étoiles. Quand un voyageur n’a noté que des catégories, comme la propreté, nous affichons leur moyenne avec la mention «\u00a0${review.ratingDerived}\u00a0».`,
      ],
    },
    {
      heading: 'Qui répond',
      text: [
        `Le texte sous «\u00a0${review.responseFrom}\u00a0» a été écrit par nous, jamais par un voyageur. Tout le reste d’un avis vient du voyageur.`,
      ],
    },
  ],
  waitingHeading: 'Combien de temps les avis attendent',
  waiting: (days) =>
    `Tant que nous n’avons pas pris de décision sur un avis, il n’est pas affiché. Les mauvaises notes ne doivent donc pas attendre plus longtemps que les bonnes. Voici les avis des ${days} derniers jours\u00a0:`,
  waitingColumns: { rating: 'Note', median: 'La moitié attend au plus', waiting: 'En attente' },
  low: '1 à 3 étoiles',
  high: '4 et 5 étoiles',
  none: 'Aucun avis',
  hours: (hours) => count(hours, '# heure', '# heures'),
  days: (days) => count(days, '# jour', '# jours'),
  googleHeading: 'Les avis Google',
  google:
    'Ils sont chargés depuis Google Maps quand vous ouvrez une page\u202f; nous n’en gardons aucune copie. Google en choisit quelques-uns et nous les affichons tous, sans les modifier et à part des nôtres. Ils ne comptent pas dans nos chiffres.',
  googleTerms: 'Pour Google Maps, les règles de Google s’appliquent\u00a0:',
  terms: 'Conditions d’utilisation de Google Maps',
  privacy: 'Règles de confidentialité de Google',
};

const homes: SiteCopy['homes'] = {
  title: 'Nos logements',
  description: (brandName) => `Les logements ${brandName} avec les notes de leurs voyageurs.`,
  lead: 'Chaque note tient compte de tous les avis publiés. Les logements les mieux notés viennent en premier\u202f; une note fondée sur peu d’avis pèse moins.',
  place: 'Lieu',
  anyPlace: 'Tous les lieux',
  guests: 'Voyageurs',
  anyGuests: 'Peu importe',
  atLeast: (guests) => `${guests} ou plus`,
  search: 'Nom ou lieu',
  show: 'Afficher',
  clear: 'Afficher tous les logements',
  count: (found) => count(found, '# logement', '# logements'),
  pager: 'Pages de logements',
  notFound: 'Cette page de logements n’existe pas',
};

const topics: SiteCopy['topics'] = {
  cleanliness: 'Propreté',
  'check-in': 'Arrivée',
  communication: 'Communication',
  location: 'Emplacement',
  value: 'Qualité-prix',
  accuracy: 'Conforme à l’annonce',
  noise: 'Calme',
  bed: 'Lit',
  bathroom: 'Salle de bains',
  kitchen: 'Cuisine',
  internet: 'Wi-Fi',
  temperature: 'Température',
  smell: 'Odeurs',
  parking: 'Stationnement',
  safety: 'Sécurité',
  space: 'Espace',
  amenities: 'Équipements',
  view: 'Vue',
  maintenance: 'État',
  style: 'Décoration',
};

const categories: SiteCopy['categories'] = {
  respect_house_rules: 'Règlement intérieur',
  comfort: 'Confort',
  facilities: 'Équipements',
  staff: 'Personnel',
};

export const fr: SiteCopy = {
  property,
  review,
  google,
  site,
  explanation,
  homes,
  topics,
  categories,
};
