import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: 'espacio, espacios, tamano, distribucion, almacenamiento',
  things: `
    armario, armarios, closet, closets, ropero, espacio para, sitio para guardar/dejar/las/la/colgar,
    perchas, ganchos, cajones, espacio, sitio donde, percheros, estanterias`,
  positive: `
    amplitud, espacioso, espaciosa, espaciosos, espaciosas, espaciosisim*,
    mucho/bastante/suficiente/buen/gran espacio, espacio suficiente/sobrado,
    espacio/sitio/espacios de sobra, sobra/sobraba espacio/sitio, mucho sitio,
    habitacion*/dormitorio*/salon/cuarto*/recamara* es/son/era/eran/muy/super/bastante muy/bastante/super? grande*/ampli*/enorme*/inmens*,
    sitio/espacio para todos, muchos armarios, armarios grandes, mas grande de lo, mas grande que,
    mas ampli* de lo, mas grande en persona, bien distribuid*, buena distribucion, bien aprovechad*,
    techos altos, diafano, diafana, holgad*, no nos agobiamos, no nos pisa*, sin pisarnos, sin molestarnos,
    sin estorbarnos, buen tamano, cada uno su, cabemos/cabiamos/cupimos/caben todos, cada uno tenia/tiene,
    entramos/entrabamos todos`,
  negative: `
    poco espacio,
    habitacion*/dormitorio*/salon/cuarto*/recamara* es/son/era/eran/muy/super/bastante muy/bastante/super/demasiado/algo? pequen*/diminut*/minuscul*/estrech*/reducid*/enan*,
    mas pequen* de lo, mas pequen* que, sin espacio, falta de espacio, falta/faltaba espacio,
    no hay/habia/tiene espacio, no cabe*, no cabiamos, no cabia*, no entra* .. maleta*, no caben,
    apenas cabe*, apenas cabia*, no hay/habia sitio,
    no hay/habia/tiene/tenia donde dejar/colgar/guardar/poner, cab* justos/justas/justo, poco sitio,
    sin sitio, sin armario*/closet, no hay/habia armario*/closet, ni armario, ni un armario, sin perchas,
    agobiante por, claustrofobic*, caja de zapatos/cerillas, zulo, cuchitril, ratonera, latas? de sardinas,
    casa de munecas, unos encima de otros, encima unos de, apretad*, apretujad*, como sardinas, apinad*,
    justo/justos/justito/justitos de espacio, abrir la maleta, abrir las maletas,
    maleta/maletas abierta/abiertas, maletas por el suelo, ropa/vivir/todo .. en la maleta,
    saltar por encima, sin poder moverse, no te? puedes ni mover*, ni moverse/moverte/movernos,
    techo/techos bajo/bajos, techo/techos .. bajo/bajos, entrar de lado, de lado para pasar,
    no te? puedes mover*, no podiamos movernos, la cabeza contra, abuhardillad*, uno tiene que salir`,
  good: 'grande, grandes, enorme*, inmens*, grandisim*, gigante, amplio, amplia, amplios, amplias, amplisim*',
  bad: `
    reducid*, pequeno, pequena, pequenos, pequenas, pequenit*, chiquit*,
    muy/bastante/super/demasiado/algo/medio/poco chico/chica, pequenisim*, diminut*, minuscul*, estrech*,
    enan*, angost*`,
  goodBeside: 'suficiente*, de sobra, mucho, muchos, bien, buen*, perfect*, practic*, comod*',
  badBeside: 'poco, escas*, reducid*, justo, falta, limitad*, insuficiente, mal, rara, raro',
  parts: 'metros, metros cuadrados, armario*, cajones, perchas',
};
