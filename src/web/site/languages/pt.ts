import { numberFormats } from '#domain/format-number.ts';
import type { SiteCopy } from './en.ts';

const { number: n, counted: count } = numberFormats('pt-PT');

const property: SiteCopy['property'] = {
  bedrooms: (rooms) => count(rooms, '# quarto', '# quartos'),
  bathrooms: (rooms) => count(rooms, '# casa de banho', '# casas de banho'),
  guests: (guests) => count(guests, 'Para # hóspede', 'Até # hóspedes'),
  basedOn: (reviews) => count(reviews, 'Com base em # avaliação', 'Com base em # avaliações'),
  showing: (shown, total) =>
    `${n(shown)} de ${count(total, '# avaliação mostrada', '# avaliações mostradas')}`,
  everyReviewCounts: 'A nota inclui todas as avaliações publicadas.',
  explanation: 'Como mostramos as avaliações',
  wholeStars: (stars) => count(stars, '# estrela', '# estrelas'),
  stars: (rating) => `${n(rating)} de 5 estrelas`,
  noRating: 'Sem nota',
  propertyNotFound: 'Alojamento não encontrado',
  loadFailed: 'Não foi possível carregar as avaliações',
};

const review: SiteCopy['review'] = {
  heading: 'Avaliações de hóspedes',
  empty: 'Não há avaliações disponíveis deste alojamento.',
  noneShown: (published) =>
    count(
      published,
      'A única avaliação ainda não é mostrada aqui.',
      'Nenhuma das # avaliações é ainda mostrada aqui.',
    ),
  responseFrom: 'Resposta da empresa',
  ratingOnly: 'Nota sem comentário.',
  nothingWritten: 'Sem comentário.',
  ratingDerived: 'a partir das notas por categoria',
  imported: 'Importada pela empresa',
  namelessGuest: 'Hóspede',
  machineTranslation: 'Tradução automática',
  showOriginal: 'Texto original',
  readOn: 'Continuar a ler',
  showLess: 'Mostrar menos',
};

const google: SiteCopy['google'] = {
  heading: 'Avaliações do Google',
  ofCompany: 'Estas avaliações são sobre a empresa, não sobre este alojamento.',
  empty: 'Não há avaliações do Google para mostrar.',
  loading: 'A carregar as avaliações do Google',
  failed: 'Não foi possível carregar as avaliações do Google',
  attribution: 'Google Maps',
  chip: (rating) => `${n(rating)} ★`,
  openReview: 'Ler no Google Maps',
  ofReviewBy: (label, author) => `${label}, avaliação de ${author}`,
  report: 'Denunciar ao Google',
  translated: 'Traduzida pelo Google',
  visited: (month) => `Visita em ${month}`,
  allReviews: 'Todas as avaliações no Google Maps',
  searchPlace: 'Procurar este alojamento no Google Maps',
  orders: {
    time: { desc: 'da mais recente para a mais antiga', asc: 'da mais antiga para a mais recente' },
    rating: { desc: 'da melhor para a pior nota', asc: 'da pior para a melhor nota' },
  },
  chosenBy: {
    newest: (order) => `As mais recentes no Google, ${order}.`,
    relevance: (order) => `O Google escolheu estas avaliações pela relevância. São mostradas ${order}.`,
  },
};

const site: SiteCopy['site'] = {
  title: (brandName) => `${brandName} Reviews`,
  managerLogin: 'Manager Login',
  book: 'Reservar este alojamento',
  about: 'Sobre este alojamento',
  amenities: 'Comodidades',
  map: 'Ver no mapa',
  mapHint: 'A localização é aproximada.',
  photos: 'Mais fotografias',
  photoOf: (name, index) => `${name}, fotografia ${index}`,
  photoCaption: (caption, name) => `${caption}, ${name}`,
  language: 'Idioma',
  propertyTitle: (name, location) =>
    location === '' ? `${name}: avaliações de hóspedes` : `${name}, ${location}: avaliações de hóspedes`,
  ofPage: (title, page) => `${title}, página ${page}`,
  allReviews: 'Todas as avaliações deste alojamento',
  feed: 'Últimas avaliações (JSON Feed)',
  starCounts: 'Todas as avaliações publicadas, por estrelas',
  categories: 'Notas por categoria',
  categoryScore: (score, ratings) => `${score} de 10, com base em ${count(ratings, '# nota', '# notas')}`,
  topics: 'Os hóspedes mencionam',
  topicCounts: (topic, praise, complaints) =>
    `${topic}: ${count(praise, '# avaliação elogia', '# avaliações elogiam')}, ${count(complaints, '# critica', '# criticam')}`,
  bothSides: 'Prós e contras',
  praise: 'Uma avaliação elogiosa',
  criticism: 'Uma avaliação crítica',
  pinned: (date) => `Escolhida pela empresa a ${date}`,
  readWhole: 'Ler a avaliação completa',
  channel: 'Portal',
  sort: 'Ordem',
  sorts: { newest: 'Mais recentes', highest: 'Melhores notas', lowest: 'Piores notas' },
  search: 'Procurar nas avaliações',
  searchFor: (text) => `«${text}»`,
  selected: (selected, shown) =>
    `${n(selected)} de ${count(shown, '# avaliação mostrada', '# avaliações mostradas')}`,
  clear: 'Mostrar todas as avaliações',
  remove: (filter) => `Remover ${filter}`,
  nothingSelected: 'Nenhuma avaliação mostrada corresponde.',
  languageFirst: (language) => `Primeiro as avaliações em ${language}, depois as mais recentes.`,
  stayed: (month) => `Estadia em ${month}`,
  nights: (nights) => count(nights, '# noite', '# noites'),
  changed: 'Alterada no seu portal',
  previewTitle: (title) => `Pré-visualização: ${title}`,
  preview: 'Pré-visualização.',
  previewHint:
    'As avaliações pendentes são mostradas como se estivessem aprovadas. Só os gestores veem esta página.',
  previewEnd: 'Voltar ao alojamento',
  pager: 'Páginas de avaliações',
  previousPage: 'Página anterior',
  nextPage: 'Página seguinte',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  notFoundHint: 'O endereço pode estar mal escrito, ou este alojamento já não é oferecido.',
  noSuchView: 'Esta página de avaliações não existe',
  noSuchViewHint: 'As avaliações podem ter mudado desde que esta ligação foi criada.',
  failedHeading: 'Esta página não está disponível de momento',
  failedHint: 'Tente novamente daqui a pouco.',
  embedFailed: 'Estas avaliações não estão disponíveis de momento. Tente novamente daqui a pouco.',
};

const explanation: SiteCopy['explanation'] = {
  title: property.explanation,
  description: 'De onde vêm as avaliações, quem decide quais são mostradas e quais contam para os números.',
  lead: 'Deve poder confiar no que lê aqui. Esta página explica como as avaliações chegam às nossas páginas e quais contam para os nossos números.',
  parts: (brandName) => [
    {
      heading: 'De onde vêm',
      text: [
        'Os hóspedes escrevem-nas onde reservaram: na Airbnb, na Booking.com, na VRBO ou diretamente connosco. Cada avaliação indica o seu portal e corresponde aí a uma reserva. Copiamo-la automaticamente, não alteramos o texto e não voltamos a verificar quem a escreveu.',
        `Uma avaliação que importámos de um ficheiro indica «${review.imported}»: nenhum portal a confirma.`,
        `Uma avaliação cujo texto ou nota mudou no portal indica «${site.changed}».`,
      ],
    },
    {
      heading: 'Nem avaliações falsas nem pagas',
      text: [
        'Não escrevemos, compramos nem encomendamos avaliações, e ninguém que trabalhe para nós pode avaliar os nossos alojamentos. Não pedimos aos hóspedes que alterem ou apaguem uma avaliação negativa.',
        'Não damos descontos, ofertas nem outra recompensa por uma avaliação. Se um portal recompensou um hóspede pela sua, não a publicamos aqui.',
      ],
    },
    {
      heading: 'Quem decide o que é mostrado',
      text: [
        `Uma pessoa da ${brandName} lê cada avaliação e decide se a página a mostra. Por isso, uma página pode mostrar menos avaliações do que existem, e diz sempre quantas: «${property.showing(42, 57)}». Nenhuma regra publica ou esconde avaliações pelas estrelas.`,
        'Alguns portais não nos permitem mostrar aqui as suas avaliações. Não são mostradas, mas contam para os nossos números.',
        'Quando um hóspede altera a sua avaliação, voltamos a lê-la antes de a mostrar. Quando uma avaliação é retirada do portal, também a retiramos.',
      ],
    },
    {
      heading: 'Por que ordem',
      text: [
        'Primeiro as mais recentes, se não escolher outra ordem. Nas páginas noutras línguas que não o inglês, as avaliações nessa língua vêm antes das outras.',
        'A partir de 10 avaliações mostradas, uma página começa com uma elogiosa (3,5 estrelas ou mais) e uma crítica: a mais recente de cada lado com pelo menos 80 caracteres, na língua da página se houver.',
        `Os gestores do alojamento podem fixar outra avaliação do mesmo lado. A página indica-o então com a data: «${site.pinned('…')}».`,
      ],
    },
    {
      heading: 'Que avaliações contam para os números',
      text: [
        'A média, o número de avaliações, as barras por estrelas e as notas por categoria incluem todas as avaliações publicadas, mesmo as que não são mostradas. A nossa escolha nunca os altera. Os temas contam as avaliações mostradas; um programa encontra-os nos textos.',
        `Quando um portal avalia até dez, dividimos por dois. Quando um hóspede só avaliou categorias, como a limpeza, mostramos a média com a indicação «${review.ratingDerived}».`,
      ],
    },
    {
      heading: 'Quem responde',
      text: [
        `O texto por baixo de «${review.responseFrom}» foi escrito por nós, nunca por um hóspede. Tudo o resto numa avaliação é do hóspede.`,
      ],
    },
  ],
  waitingHeading: 'Quanto tempo esperam as avaliações',
  waiting: (days) =>
    `Enquanto não decidimos sobre uma avaliação, a sua página não a mostra. Por isso, as notas baixas não devem esperar mais do que as altas. Estas são as avaliações dos últimos ${days} dias:`,
  waitingColumns: { rating: 'Nota', median: 'Metade espera no máximo', waiting: 'À espera' },
  low: '1 a 3 estrelas',
  high: '4 e 5 estrelas',
  none: 'Nenhuma avaliação',
  hours: (hours) => count(hours, '# hora', '# horas'),
  days: (days) => count(days, '# dia', '# dias'),
  googleHeading: 'As avaliações do Google',
  google:
    'Vêm do Google Maps quando abre a página; não guardamos cópia. O Google escolhe algumas e mostramo-las todas, sem alterações e separadas das nossas. Não contam para os nossos números.',
  googleTerms: 'Para o Google Maps aplicam-se as regras do Google:',
  terms: 'Termos do Google Maps',
  privacy: 'Política de Privacidade do Google',
};

const homes: SiteCopy['homes'] = {
  title: 'Os nossos alojamentos',
  description: (brandName) => `Os alojamentos da ${brandName} com as notas dos seus hóspedes.`,
  lead: 'Cada nota inclui todas as avaliações publicadas. Primeiro os mais bem avaliados; uma nota com poucas avaliações pesa menos.',
  place: 'Local',
  anyPlace: 'Todos os locais',
  guests: 'Hóspedes',
  anyGuests: 'Qualquer número',
  atLeast: (guests) => `${guests} ou mais`,
  search: 'Nome ou local',
  show: 'Mostrar',
  clear: 'Mostrar todos os alojamentos',
  count: (found) => count(found, '# alojamento', '# alojamentos'),
  pager: 'Páginas de alojamentos',
  notFound: 'Esta página de alojamentos não existe',
};

const topics: SiteCopy['topics'] = {
  cleanliness: 'Limpeza',
  'check-in': 'Chegada',
  communication: 'Comunicação',
  location: 'Localização',
  value: 'Qualidade-preço',
  accuracy: 'Como descrito',
  noise: 'Sossego',
  bed: 'Cama',
  bathroom: 'Casa de banho',
  kitchen: 'Cozinha',
  internet: 'Wi-Fi',
  temperature: 'Temperatura',
  smell: 'Cheiro',
  parking: 'Estacionamento',
  safety: 'Segurança',
  space: 'Espaço',
  amenities: 'Comodidades',
  view: 'Vista',
  maintenance: 'Estado',
  style: 'Decoração',
};

const categories: SiteCopy['categories'] = {
  cleanliness: 'Limpeza',
  communication: 'Comunicação',
  respect_house_rules: 'Regras da casa',
  accuracy: 'Como descrito',
  checkin: 'Chegada',
  location: 'Localização',
  value: 'Qualidade-preço',
  comfort: 'Conforto',
  facilities: 'Instalações',
  staff: 'Pessoal',
};

export const pt: SiteCopy = {
  property,
  review,
  google,
  site,
  explanation,
  homes,
  topics,
  categories,
};
