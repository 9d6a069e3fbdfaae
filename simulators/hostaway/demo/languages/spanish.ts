import type { Phrasebook } from '../phrasebook.ts';

export const SPANISH: Phrasebook = {
  whole: {
    delighted: [
      'Una estancia [maravillosa|estupenda]. El alojamiento está impecable, es muy luminoso y tiene todo lo necesario. {host} nos ayudó en todo momento. ¡Volveremos seguro!',
      '¡Todo perfecto! Repetiremos sin duda.',
      'Mejor que en las fotos. Camas comodísimas y un barrio con muchísimo encanto.',
      'Viajamos con dos niños pequeños y no nos faltó de nada: cuna, trona y hasta juguetes.',
      'La ubicación es inmejorable, se llega andando a todas partes. Y por la noche, silencio absoluto.',
      'Un diez. Limpio, cómodo y con detalles de bienvenida que se agradecen mucho.',
      'Nos sentimos como en casa desde el primer minuto. Gracias, {host}, por las recomendaciones, ¡acertaste en todas!',
      'Fuimos a celebrar nuestro aniversario y no pudimos elegir mejor. Las vistas al atardecer son de película.',
      'Entrada autónoma muy fácil, wifi rápido y buena cafetera. Ideal para trabajar unos días a distancia.',
      'Tercera vez que venimos y siempre igual de bien.\n\nOjalá todos los apartamentos turísticos se cuidaran así.',
      'Relación calidad-precio excelente. Lo recomiendo al cien por cien.',
    ],
    mixed: [
      'El piso está bien situado, pero se oye todo lo de los vecinos y cuesta dormir.',
      'Bonito, aunque necesita mantenimiento: una persiana rota, grifo que gotea y bombillas fundidas.',
      'Correcto para una noche. La limpieza podría ser mejor y la cocina está muy justa de menaje.',
    ],
    unhappy: [
      'Muy decepcionados. Suciedad por todas partes, toallas húmedas y cucarachas en la cocina.',
      'Estuvimos más de una hora esperando en la calle porque el código no funcionaba y nadie contestaba al teléfono.',
      'No se parece en nada a las fotos. Pedimos ayuda varias veces y nos ignoraron. No lo recomiendo.',
      'Imposible descansar: fiesta debajo de la ventana hasta las cinco y el aire acondicionado estropeado en plena ola de calor.',
    ],
  },
  praise: [
    'El apartamento estaba [limpísimo|impecable|reluciente].',
    '{host} contesta [enseguida|en minutos] y siempre con amabilidad.',
    'La zona es [ideal|preciosa|tranquila y muy céntrica].',
    'Las camas son muy cómodas y las sábanas de buena calidad.',
    'La cocina tiene de todo, hasta especias y buen aceite.',
    'La ducha tiene mucha presión y agua caliente de sobra.',
    'La decoración es preciosa y está cuidada al detalle.',
    'Hay panadería, supermercado y metro a dos minutos.',
    'Nos dejaron guardar las maletas hasta la tarde.',
    'El wifi va rapidísimo.',
    'Las vistas son [espectaculares|aún mejores de noche].',
    'El precio es muy razonable para la zona.',
  ],
  complaint: [
    'El colchón está [hundido|para tirar].',
    'El wifi [no funcionaba|se caía cada dos por tres].',
    'Olía a tuberías, sobre todo por la mañana.',
    'Nadie respondió a nuestros mensajes.',
    'Faltaba casi todo en la cocina.',
    'El agua salía [fría|hirviendo o helada, nunca templada].',
    'La puerta no cierra bien y no nos sentimos seguros.',
    'Por este precio se espera mucho más.',
  ],
  thanks: [
    '¡Muchas gracias, {guest}! Aquí tienes tu casa.',
    'Gracias por tus palabras, {guest}. ¡Os esperamos pronto!',
    'Qué alegría leerte, {guest}. Se lo contamos al equipo de limpieza.',
  ],
  sorry: [
    'Hola, {guest}: sentimos mucho lo ocurrido. Ya está arreglado y te hemos escrito para devolverte parte del importe.',
    'Hola, {guest}: tienes razón y te pedimos disculpas. Hemos revisado el piso de arriba abajo después de tu visita.',
  ],
};
