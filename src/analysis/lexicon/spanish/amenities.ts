import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    todo lo necesario, todo lo que necesitas, todo lo que necesitabamos, todo lo que puedas necesitar,
    todo lo que se necesita, todo lo que hace falta, no falta de nada, no falta nada, no le falta nada,
    no faltaba nada, no echamos nada en falta, no echamos en falta nada, lo tiene todo, tiene todo lo,
    no le falta de nada`,
  names: 'comodidades, instalaciones, servicios, equipamiento, amenities, extras del piso, zonas comunes',
  things: `
    ascensor, balcon, terraza, piscina, jardin, lavadora, secadora, plancha, tabla de planchar, cuna, trona,
    barbacoa, sauna, jacuzzi, bicicletas, juegos, juguetes, tendedero, espejo, cortinas, persianas, lampara,
    lamparas, enchufes, mesilla, mesillas, hamacas, sombrilla, desayuno, aspiradora, escoba, fregona,
    gimnasio, papelera, mosquiteras, sillas`,
  features: `
    piscina, pisci, jacuzzi, sauna, gimnasio, balcon, terraza, terracita, azotea, jardin, patio, lavadora,
    secadora, barbacoa, bicicletas, bicis, juegos de mesa, juegos, juguetes, libros, cuna, trona, ascensor,
    cesta de bienvenida, detalle de bienvenida, regalo de bienvenida, botella de vino, botella de cava,
    cava, bombones, desayuno, bizcocho, fruta de bienvenida, cesta de frutas, tumbonas, hamacas, hamaca,
    ping pong, billar, futbolin, parque infantil, zona infantil, toallas de playa, sombrilla,
    sillas de playa, proyector, admiten perros, admite mascotas, mascotas, plancha, tabla de planchar,
    tendedero, chimenea exterior, columpios, kayak*, zapatillas, neverita de playa`,
  positive: `
    todas las comodidades, todo tipo de comodidades, no falta detalle, no le falta detalle,
    no le falta un detalle, no echamos de menos, todo lujo de detalles, cuidado al detalle,
    muchos detalles, pensado en todo, piensan en todo`,
  negative: `
    sin ascensor, no hay ascensor, no tiene ascensor, no tenia ascensor, no habia ascensor, sin balcon,
    sin terraza, sin piscina, sin lavadora, no hay lavadora, no tiene lavadora, sin plancha, no hay plancha,
    sin cortinas, sin persianas, sin espejo, no tiene persianas, pisos sin, pisos a pie,
    cuarto sin ascensor, subir las maletas, subir maletas, cargar con las maletas, cargando maletas,
    cargados con las maletas, escaleras con maletas, piscina cerrada, piscina sucia, piscina verde,
    piscina helada, piscina vacia, piscina minuscula, pocos enchufes, faltan enchufes, sin enchufes,
    un solo enchufe, falta de comodidades, sin comodidades, faltan comodidades, escaso equipamiento,
    faltaban sillas`,
  goodBeside: `
    grande*, privad*, climatizad*, soleado*, soleada*, complet*, ampli*, preciosa, bonit*, estupend*,
    cuidad*`,
  badBeside: `
    cerrad*, pequen*, verde, helad*, minuscul*, averiad*, viej*, escas*, insuficiente*, diminut*, falta,
    faltan, faltaba*, abandonad*, ridicul*, compartid*, abarrotad*, descuidad*`,
};
