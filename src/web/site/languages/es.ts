import { numberFormats } from '#domain/format-number.ts';
import type { SiteCopy } from './en.ts';

const { number: n, counted: count } = numberFormats('es');

const property: SiteCopy['property'] = {
  bedrooms: (rooms) => count(rooms, '# dormitorio', '# dormitorios'),
  bathrooms: (rooms) => count(rooms, '# baño', '# baños'),
  guests: (guests) => count(guests, 'Para # huésped', 'Hasta # huéspedes'),
  basedOn: (reviews) => count(reviews, 'Según # reseña', 'Según # reseñas'),
  showing: (shown, total) =>
    `${count(shown, 'Se muestra #', 'Se muestran #')} de ${count(total, '# reseña', '# reseñas')}`,
  everyReviewCounts: 'La nota tiene en cuenta todas las reseñas publicadas.',
  explanation: 'Cómo mostramos las reseñas',
  wholeStars: (stars) => count(stars, '# estrella', '# estrellas'),
  stars: (rating) => `${n(rating)} de 5 estrellas`,
  noRating: 'Sin nota',
  propertyNotFound: 'Alojamiento no encontrado',
  loadFailed: 'No se han podido cargar las reseñas',
};

const review: SiteCopy['review'] = {
  heading: 'Reseñas de huéspedes',
  empty: 'No hay reseñas disponibles de este alojamiento.',
  noneShown: (published) =>
    count(
      published,
      'La única reseña aún no se muestra aquí.',
      'Ninguna de las # reseñas se muestra aquí todavía.',
    ),
  responseFrom: 'Respuesta de la empresa',
  ratingOnly: 'Nota sin comentario.',
  nothingWritten: 'Sin comentario.',
  ratingDerived: 'a partir de las notas por categoría',
  imported: 'Importada por la empresa',
  namelessGuest: 'Huésped',
  machineTranslation: 'Traducción automática',
  showOriginal: 'Texto original',
  readOn: 'Seguir leyendo',
  showLess: 'Mostrar menos',
};

const google: SiteCopy['google'] = {
  heading: 'Reseñas de Google',
  ofCompany: 'Estas reseñas tratan de la empresa, no de este alojamiento.',
  empty: 'No hay reseñas de Google que mostrar.',
  loading: 'Cargando las reseñas de Google',
  failed: 'No se han podido cargar las reseñas de Google',
  openReview: 'Leer en Google Maps',
  ofReviewBy: (label, author) => `${label}, reseña de ${author}`,
  report: 'Denunciar en Google',
  translated: 'Traducida por Google',
  visited: (month) => `Visita en ${month}`,
  allReviews: 'Todas las reseñas en Google Maps',
  searchPlace: 'Buscar este alojamiento en Google Maps',
  orders: {
    time: { desc: 'de la más reciente a la más antigua', asc: 'de la más antigua a la más reciente' },
    rating: { desc: 'de la mejor a la peor nota', asc: 'de la peor a la mejor nota' },
  },
  chosenBy: {
    newest: (order) => `Las más recientes en Google, ${order}.`,
    relevance: (order) => `Google ha elegido estas reseñas por su relevancia. Se muestran ${order}.`,
  },
};

const site: SiteCopy['site'] = {
  book: 'Reservar este alojamiento',
  about: 'Sobre este alojamiento',
  map: 'Ver en un mapa',
  mapHint: 'La ubicación es aproximada.',
  photos: 'Más fotos',
  photoOf: (name, index) => `${name}, foto ${index}`,
  language: 'Idioma',
  propertyTitle: (name, location) =>
    location === '' ? `${name}: reseñas de huéspedes` : `${name}, ${location}: reseñas de huéspedes`,
  ofPage: (title, page) => `${title}, página ${page}`,
  allReviews: 'Todas las reseñas de este alojamiento',
  feed: 'Últimas reseñas (JSON Feed)',
  starCounts: 'Todas las reseñas publicadas, por estrellas',
  categories: 'Notas por categoría',
  categoryScore: (score, ratings) => `${score} de 10, según ${count(ratings, '# nota', '# notas')}`,
  topics: 'Los huéspedes mencionan',
  topicCounts: (topic, praise, complaints) =>
    `${topic}: ${count(praise, '# reseña a favor', '# reseñas a favor')}, ${count(complaints, '# en contra', '# en contra')}`,
  bothSides: 'A favor y en contra',
  praise: 'Una reseña a favor',
  criticism: 'Una reseña crítica',
  pinned: (date) => `Elegida por la empresa el ${date}`,
  readWhole: 'Leer la reseña completa',
  channel: 'Portal',
  sort: 'Orden',
  sorts: { newest: 'Más recientes', highest: 'Mejores notas', lowest: 'Peores notas' },
  search: 'Buscar en las reseñas',
  searchFor: (text) => `«${text}»`,
  selected: (selected, shown) =>
    `${n(selected)} de ${count(shown, '# reseña mostrada', '# reseñas mostradas')}`,
  clear: 'Mostrar todas las reseñas',
  remove: (filter) => `Quitar ${filter}`,
  nothingSelected: 'Ninguna reseña mostrada coincide.',
  languageFirst: (language) => `Primero las reseñas en ${language} y después las más recientes.`,
  stayed: (month) => `Estancia en ${month}`,
  nights: (nights) => count(nights, '# noche', '# noches'),
  changed: 'Modificada en el portal',
  previewTitle: (title) => `Vista previa: ${title}`,
  preview: 'Vista previa.',
  previewHint:
    'Las reseñas pendientes se muestran como si estuvieran aprobadas. Solo los gestores ven esta página.',
  previewEnd: 'Volver al alojamiento',
  pager: 'Páginas de reseñas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  notFoundHint: 'Puede que la dirección esté mal escrita o que este alojamiento ya no se ofrezca.',
  noSuchView: 'Esta página de reseñas no existe',
  noSuchViewHint: 'Las reseñas pueden haber cambiado desde que se creó este enlace.',
  failedHeading: 'Esta página no está disponible en este momento',
  failedHint: 'Inténtelo de nuevo en unos instantes.',
  embedFailed: 'Estas reseñas no están disponibles en este momento. Inténtelo de nuevo en unos instantes.',
};

const explanation: SiteCopy['explanation'] = {
  description: 'De dónde vienen las reseñas, quién decide cuáles se muestran y cuáles cuentan en las cifras.',
  lead: 'Queremos que pueda fiarse de lo que lee aquí. Esta página explica cómo llegan las reseñas a nuestras páginas y cuáles cuentan en nuestras cifras.',
  parts: (brandName) => [
    {
      heading: 'De dónde vienen',
      text: [
        'Los huéspedes las escriben donde reservaron: en Airbnb, Booking.com, VRBO o directamente con nosotros. Cada reseña indica su portal y corresponde allí a una reserva. La copiamos automáticamente, no cambiamos su texto y no volvemos a comprobar quién la escribió.',
        `Una reseña que importamos de un archivo lleva la indicación «${review.imported}»: ningún portal la confirma.`,
        `Una reseña cuyo texto o nota cambió en el portal lleva la indicación «${site.changed}».`,
      ],
    },
    {
      heading: 'Ni reseñas falsas ni reseñas pagadas',
      text: [
        'No escribimos, compramos ni encargamos reseñas, y nadie que trabaje para nosotros puede reseñar nuestros alojamientos. No pedimos a los huéspedes que cambien o borren una reseña negativa.',
        'No damos descuentos, regalos ni ninguna otra recompensa por una reseña. Si un portal recompensó a un huésped por la suya, no la publicamos aquí.',
      ],
    },
    {
      heading: 'Quién decide qué se muestra',
      text: [
        `Una persona de ${brandName} lee cada reseña y decide si se muestra. Por eso una página puede mostrar menos reseñas de las que hay, y siempre dice cuántas: «${property.showing(42, 57)}». Ninguna regla publica ni oculta reseñas según sus estrellas.`,
        'Algunos portales no nos permiten mostrar aquí sus reseñas. No se muestran, pero cuentan en nuestras cifras.',
        'Cuando un huésped cambia su reseña, volvemos a leerla antes de mostrarla. Cuando una reseña se retira de su portal, también la retiramos.',
      ],
    },
    {
      heading: 'En qué orden',
      text: [
        'Las más recientes primero, si no elige otro orden. En las páginas en idiomas distintos del inglés, las reseñas en ese idioma van antes que las demás.',
        'A partir de 10 reseñas mostradas, una página empieza con una reseña a favor (3,5 estrellas o más) y una crítica: en cada caso, la más reciente con al menos 80 caracteres, en el idioma de la página si la hay.',
        `Los gestores del alojamiento pueden fijar otra reseña en lugar de una de ellas. En ese caso se indica, con la fecha: «${site.pinned('…')}».`,
      ],
    },
    {
      heading: 'Qué reseñas cuentan en las cifras',
      text: [
        'La media, el número de reseñas, las barras por estrellas y las notas por categoría incluyen todas las reseñas publicadas, también las que no se muestran. Nuestra elección nunca las cambia. Los temas solo tienen en cuenta las reseñas mostradas; un programa los detecta en los textos.',
        `Cuando un portal puntúa hasta diez, dividimos la nota entre dos y la mostramos en estrellas. Cuando un huésped solo puntuó categorías, como la limpieza, mostramos su media con la indicación «${review.ratingDerived}».`,
      ],
    },
    {
      heading: 'Quién responde',
      text: [
        `El texto bajo «${review.responseFrom}» lo hemos escrito nosotros, nunca un huésped. Todo lo demás de una reseña lo escribió el huésped.`,
      ],
    },
  ],
  waitingHeading: 'Cuánto esperan las reseñas',
  waiting: (days) =>
    `Una reseña no se muestra hasta que decidimos sobre ella. Por eso las notas bajas no deben esperar más que las altas. Estas son las reseñas de los últimos ${days} días:`,
  waitingColumns: { rating: 'Nota', median: 'La mitad espera como máximo', waiting: 'Pendientes' },
  low: 'De 1 a 3 estrellas',
  high: '4 y 5 estrellas',
  none: 'Ninguna reseña',
  hours: (hours) => count(hours, '# hora', '# horas'),
  days: (days) => count(days, '# día', '# días'),
  googleHeading: 'Las reseñas de Google',
  google:
    'Se cargan desde Google Maps cuando abre una página; no guardamos ninguna copia. Google elige unas pocas y las mostramos todas, sin cambios y separadas de las nuestras. No cuentan en nuestras cifras.',
  googleTerms: 'Para Google Maps rigen las normas de Google:',
  terms: 'Condiciones de Google Maps',
  privacy: 'Política de privacidad de Google',
};

const homes: SiteCopy['homes'] = {
  title: 'Nuestros alojamientos',
  description: (brandName) => `Los alojamientos de ${brandName} con las notas de sus huéspedes.`,
  lead: 'Cada nota tiene en cuenta todas las reseñas publicadas. Primero aparecen los alojamientos mejor valorados; una nota basada en pocas reseñas pesa menos.',
  place: 'Lugar',
  anyPlace: 'Todos los lugares',
  guests: 'Huéspedes',
  anyGuests: 'Cualquier número',
  atLeast: (guests) => `${guests} o más`,
  search: 'Nombre o lugar',
  show: 'Mostrar',
  clear: 'Mostrar todos los alojamientos',
  count: (found) => count(found, '# alojamiento', '# alojamientos'),
  pager: 'Páginas de alojamientos',
  notFound: 'Esta página de alojamientos no existe',
};

const topics: SiteCopy['topics'] = {
  cleanliness: 'Limpieza',
  'check-in': 'Llegada',
  communication: 'Comunicación',
  location: 'Ubicación',
  value: 'Calidad-precio',
  accuracy: 'Fiel a la descripción',
  noise: 'Tranquilidad',
  bed: 'Cama',
  bathroom: 'Baño',
  kitchen: 'Cocina',
  internet: 'Wifi',
  temperature: 'Temperatura',
  smell: 'Olor',
  parking: 'Aparcamiento',
  safety: 'Seguridad',
  space: 'Espacio',
  amenities: 'Servicios',
  view: 'Vistas',
  maintenance: 'Estado',
  style: 'Decoración',
};

const categories: SiteCopy['categories'] = {
  respect_house_rules: 'Normas de la casa',
  comfort: 'Comodidad',
  facilities: 'Instalaciones',
  staff: 'Personal',
};

export const es: SiteCopy = {
  property,
  review,
  google,
  site,
  explanation,
  homes,
  topics,
  categories,
};
