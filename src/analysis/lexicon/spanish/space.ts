import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: 'espacio, espacios, tamano, distribucion, almacenamiento',
  things: `
    armario, armarios, espacio para, perchas, sitio para, cajones, espacio, sitio donde, hueco, percheros,
    estanterias`,
  positive: `
    espacios*, muy ampli*, amplitud, mucho espacio, bastante espacio, suficiente espacio,
    espacio suficiente, espacio de sobra, sitio de sobra, mucho sitio, sitio para todos, espacio para todos,
    muchos armarios, armarios grandes, mas grande de lo, mas grande que, bien distribuid*,
    buena distribucion, bien aprovechad*, techos altos, diafano, diafana, holgad*, no nos agobiamos,
    buen tamano, cada uno su, cabemos todos, cabiamos todos, cada uno tenia`,
  negative: `
    muy pequen*, demasiado pequen*, bastante pequen*, mas pequen*, poco espacio, sin espacio,
    falta de espacio, falta espacio, no hay espacio, no habia espacio, no cabe*, no cabiamos, no cabia*,
    no caben, apenas cabe*, apenas cabia*, no hay sitio, no habia sitio, poco sitio, sin sitio,
    sin armario*, no hay armario*, no habia armario*, ni armario, ni un armario, sin perchas, agobiante por,
    claustrofobic*, caja de zapatos, caja de cerillas, zulo, cuchitril, ratonera, latas de sardinas,
    sardinas, unos encima de otros, encima unos de, apretad*, apretujad*, como sardinas, apinad*,
    justo de espacio, justos de espacio, justitos de espacio, abrir la maleta, abrir las maletas,
    maletas abiertas, maleta abierta, maletas por, en la maleta, saltar por encima, techo bajo,
    techos bajos, la cabeza contra, abuhardillad*`,
  good: 'grande, grandes, enorme*, inmens*, grandisim*, gigante, ampli*',
  bad: 'reducid*, pequen*, diminut*, minuscul*, estrech*, enan*, angost*',
  goodBeside: 'suficiente*, de sobra, mucho, muchos, bien, buen*, perfect*, practic*, comod*',
  badBeside: 'poco, escas*, reducid*, justo, falta, limitad*, insuficiente, mal, rara, raro, pequenisim*',
  parts: `
    metros, metros cuadrados, habitacion, habitaciones, dormitorio*, salon, armario*, cuarto, cuartos,
    comedor, cajones, perchas, sala`,
};
