import { numberFormats } from '#domain/format-number.ts';
import type { SiteCopy } from './en.ts';

const { number: n, counted: count } = numberFormats('pt-PT');

const property: SiteCopy['property'] = {
  bedrooms: (rooms) => count(rooms, '# quarto', '# quartos'),
  bathrooms: (rooms) => count(rooms, '# casa de banho', '# casas de banho'),
  guests: (guests) => count(guests, 'Para # hóspede', 'Até # hóspedes'),
  basedOn: (reviews) => count(reviews, '# avaliação', '# avaliações'),
  showing: (shown, total) => `A mostrar ${n(shown)} de ${count(total, '# avaliação', '# avaliações')}`,
  everyReviewCounts: 'A nota tem em conta todas as avaliações publicadas.',
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
      'Ainda nenhuma das # avaliações é mostrada aqui.',
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
  book: 'Reservar este alojamento',
  about: 'Sobre este alojamento',
  map: 'Ver no mapa',
  mapHint: 'A localização é aproximada.',
  photos: 'Mais fotografias',
  photoOf: (name, index) => `${name}, fotografia ${index}`,
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
  changed: 'Alterada no portal',
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
  description: 'De onde vêm as avaliações, quem decide quais são mostradas e quais contam para os números.',
  lead: 'Queremos que possa confiar no que lê aqui. Esta página explica como as avaliações chegam às nossas páginas e quais contam para os nossos números.',
  parts: (brandName) => [
    {
      heading: 'De onde vêm',
      text: [
        'Os hóspedes escrevem-nas onde reservaram: na Airbnb, na Booking.com, na VRBO ou diretamente connosco. Cada avaliação indica o seu portal e corresponde aí a uma reserva. Copiamo-la automaticamente, não alteramos o seu texto e não voltamos a verificar quem a escreveu.',
        `Uma avaliação que importámos de um ficheiro indica «${review.imported}»: nenhum portal a confirma.`,
        `Uma avaliação cujo texto ou nota mudou no portal indica «${site.changed}».`,
      ],
    },
    {
      heading: 'Nem avaliações falsas nem avaliações pagas',
      text: [
        'Não escrevemos, compramos nem encomendamos avaliações, e ninguém que trabalhe para nós pode avaliar os nossos alojamentos. Não pedimos aos hóspedes que alterem ou apaguem uma avaliação negativa.',
        'Não damos descontos, ofertas nem qualquer outra recompensa por uma avaliação. Se um portal recompensou um hóspede pela sua, não a publicamos aqui.',
      ],
    },
    {
      heading: 'Quem decide o que é mostrado',
      text: [
        `Uma pessoa da ${brandName} lê cada avaliação e decide se é mostrada. Por isso, uma página pode mostrar menos avaliações do que existem, e diz sempre quantas: «${property.showing(42, 57)}». Nenhuma regra publica ou esconde avaliações em função das estrelas.`,
        'Alguns portais não nos permitem mostrar aqui as suas avaliações. Não são mostradas, mas contam para os nossos números.',
        'Quando um hóspede altera a sua avaliação, voltamos a lê-la antes de a mostrar. Quando uma avaliação é retirada do portal, também a retiramos.',
      ],
    },
    {
      heading: 'Por que ordem',
      text: [
        'Primeiro as mais recentes, se não escolher outra ordem. Nas páginas noutros idiomas que não o inglês, as avaliações nesse idioma vêm antes das outras.',
        'A partir de 10 avaliações mostradas, uma página começa com uma avaliação elogiosa (3,5 estrelas ou mais) e uma crítica: em ambos os casos, a mais recente com pelo menos 80 caracteres, no idioma da página se houver.',
        `Os gestores do alojamento podem fixar outra avaliação em lugar de uma destas. Nesse caso, a página indica-o, com a data: «${site.pinned('…')}».`,
      ],
    },
    {
      heading: 'Que avaliações contam para os números',
      text: [
        'A média, o número de avaliações, as barras por estrelas e as notas por categoria incluem todas as avaliações publicadas, mesmo as que não são mostradas. A nossa escolha nunca os altera. Os temas só têm em conta as avaliações mostradas; um programa deteta-os nos textos.',
        `Quando um portal dá notas até dez, dividimo-las por dois e mostramo-las em estrelas. Quando um hóspede só avaliou categorias, como a limpeza, mostramos a média com a indicação «${review.ratingDerived}».`,
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
    `Enquanto não decidimos sobre uma avaliação, não a mostramos. Por isso, as notas baixas não devem esperar mais do que as altas. Estas são as avaliações dos últimos ${days} dias:`,
  waitingColumns: { rating: 'Nota', median: 'Metade espera no máximo', waiting: 'À espera' },
  low: '1 a 3 estrelas',
  high: '4 e 5 estrelas',
  none: 'Nenhuma avaliação',
  hours: (hours) => count(hours, '# hora', '# horas'),
  days: (days) => count(days, '# dia', '# dias'),
  googleHeading: 'As avaliações do Google',
  google:
    'São carregadas do Google Maps quando abre uma página; não guardamos nenhuma cópia. O Google escolhe algumas e mostramo-las todas, sem alterações e separadas das nossas. Não contam para os nossos números.',
  googleTerms: 'Para o Google Maps aplicam-se as regras do Google:',
  terms: 'Termos do Google Maps',
  privacy: 'Política de Privacidade do Google',
};

const homes: SiteCopy['homes'] = {
  title: 'Os nossos alojamentos',
  description: (brandName) => `Os alojamentos da ${brandName} com as notas dos seus hóspedes.`,
  lead: 'Cada nota tem em conta todas as avaliações publicadas. Primeiro aparecem os alojamentos mais bem avaliados; uma nota baseada em poucas avaliações pesa menos.',
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
  accuracy: 'Fiel à descrição',
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
  respect_house_rules: 'Regras da casa',
  comfort: 'Conforto',
  facilities: 'Instalações',
  staff: 'Funcionários',
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
