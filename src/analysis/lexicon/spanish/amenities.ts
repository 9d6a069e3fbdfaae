import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    todo lo necesario, todo lo indispensable, todo lo basico,
    todo lo que necesitas/necesitabamos/necesitamos/necesites/necesitaba/necesitan,
    todo lo que uno? necesita, todo lo que puedas/puedes/pueda necesitar, todo lo que se necesita/puede,
    todo lo que hace/hacia falta, no le? falta/faltaba de? nada, no nos? falto de? nada, nada nos falto,
    no echamos/eche nada en falta/de menos, no echamos/eche en falta nada, no echamos/eche de menos nada,
    lo tiene todo, tiene todo lo, cuenta con todo, cuenta con todo lo`,
  names: `
    comodidades, instalaciones, servicios, equipamiento, amenities, amenidades, extras del piso,
    zonas comunes, zona de la? piscina/barbacoa, areas comunes, agua de la piscina/alberca/pileta, patio,
    azotea, mesa y sillas`,
  things: `
    ascensor, elevador, balcon, terraza, terracita, piscina, alberca, pileta, jardin, lavadora, lavarropas,
    secadora, plancha, tabla de planchar, cuna, trona, secador, secador de pelo, barbacoa, asador,
    parrilla, sauna, jacuzzi, bicicletas, juguetes, tendedero, espejo, cortinas, persianas, lampara,
    lamparas, enchufes, mesilla, mesillas, mesita de noche, hamacas, sombrilla, desayuno, desayunos,
    aspiradora, escoba, fregona, trapeador, gimnasio, papelera, mosquiteras, mosquitero*, sillas, tumbonas`,
  features: `
    piscina, pisci, alberca, pileta, jacuzzi, sauna, gimnasio, gym, balcon, terraza, terracita, azotea,
    jardin, lavadora, secadora, barbacoa, bicicletas/bicis gratis/disponibles/incluidas/para, asador,
    juegos de mesa, juegos para ninos, juguetes, cuna, trona, ascensor, elevador, cesta de bienvenida,
    detalle de bienvenida, regalo de bienvenida, cesta de frutas, fruta de bienvenida, desayuno incluido,
    bombones, tumbonas, hamacas, hamaca, ping pong, billar, futbolin, parque infantil, zona infantil,
    toallas de playa, sillas de playa, sombrilla, proyector, pet friendly, admiten perros,
    admiten mascotas, admite mascotas, aceptan mascotas/perros, tendedero, chimenea exterior, columpios,
    kayak*, neverita de playa`,
  positive: `
    todas las comodidades, todo tipo de comodidades, no falta detalle, no faltaba detalle,
    no le? falta/faltaba ni un detalle, no le? falta/faltaba un/ningun? detalle, no echamos de menos,
    muchas comodidades, todos los servicios, pensado en todo, piensan en todo, pensaron en todo,
    pensado en cada detalle, equipad* con todo, muy completo, super completo,
    apartamento/piso/casa/alojamiento/departamento .. completo/completa/completisim*`,
  negative: `
    sin ascensor/elevador, no hay/habia/tiene/tenia/tienen ascensor/elevador,
    cuarto/tercer/quinto/segundo piso? sin ascensor/elevador, pisos sin, pisos a pie/andando,
    subir .. andando/a pie, sin balcon/terraza/piscina/alberca/lavadora/plancha/cortinas/persianas/espejo,
    no hay/tiene/tenia lavadora/plancha/persianas/cortinas, subir .. maletas, subir con .. maletas,
    cargar con las maletas, cargar .. maletas, cargando .. maletas, cargados con las maletas,
    escaleras con .. maletas, muchas escaleras,
    piscina/alberca/pileta .. cerrada/sucia/verde/helada/vacia/minuscula/diminuta, pocos enchufes,
    faltan enchufes, sin enchufes, un solo enchufe, solo .. un enchufe, falta de comodidades,
    sin comodidades, pocas comodidades, no hay/habia/tiene/tenia donde tender, faltan comodidades,
    escaso equipamiento, faltaban sillas, no admiten/aceptan mascotas/perros`,
  goodBeside: `
    grande*, privad*, climatizad*, soleado*, soleada*, complet*, ampli*, preciosa, bonit*, estupend*,
    cuidad*, lo maximo, abundante*, variad*, ric*, delicios*`,
  badBeside: `
    cerrad*, pequen*, verde, helad*, minuscul*, averiad*, viej*, escas*, insuficiente*, diminut*, falta,
    faltan, faltaba*, abandonad*, ridicul*, compartid*, abarrotad*, descuidad*, fria, frio,
    fuera de servicio`,
};
