import { beforeAll, expect, test } from 'vitest';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import { analyseText } from '../../analyse-text.ts';

const topicsOf = (text: string) =>
  analyseText(text, 'es').topics.map(
    ({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`,
  );

// Compiles the lexicon, which takes longer than a text.
beforeAll(() => {
  analyseText('', 'es');
}, 60_000);

test.each<[text: string, topics: string]>([
  ['Limpísimo y muy bien situado.', '+cleanliness +location'],
  ['La limpieza deja mucho que desear.', '-cleanliness'],
  ['El suelo estaba sucio.', '-cleanliness'],
  ['Podría estar más limpio.', '-cleanliness'],
  ['Nos guardaron las maletas hasta la tarde.', '+check-in'],
  ['Tuvimos que esperar una hora en la calle.', '-check-in'],
  ['No nos dieron las llaves hasta las cinco.', '-check-in'],
  ['María es un encanto y contesta al instante.', '+communication'],
  ['Muy buena onda el dueño.', '+communication'],
  ['Avisamos y no hicieron nada.', '-communication'],
  ['Tardaron dos días en responder.', '-communication'],
  ['Está a dos cuadras de la plaza.', '+location'],
  ['Puedes ir caminando a todas partes.', '+location'],
  ['Está a 40 minutos del centro.', '-location'],
  ['La playa queda bastante lejos andando.', '-location'],
  ['Para lo que cuesta está muy bien.', '+value'],
  ['Para ese precio esperaba más.', '-value'],
  ['Hemos pagado mucho para lo que es.', '-value'],
  ['Corresponde con lo anunciado.', '+accuracy'],
  ['Las fotos son mejores que la realidad.', '-accuracy'],
  ['En el anuncio pone que hay piscina, pero no hay.', '-accuracy -amenities'],
  ['Solo se oyen los pájaros.', '+noise'],
  ['Las ventanas aíslan muy bien del ruido.', '+noise'],
  ['El bar de abajo pone música hasta las tres.', '-noise'],
  ['Se escuchaba todo lo que hablaban los vecinos.', '-noise'],
  ['Descansamos genial.', '+bed'],
  ['Nos dolía la espalda por el colchón.', '-bed'],
  ['Podrían poner mejores colchones.', '-bed'],
  ['El agua sale caliente enseguida.', '+bathroom'],
  ['La presión del agua es muy baja.', '-bathroom'],
  ['El desagüe de la ducha estaba atascado.', '-bathroom -maintenance'],
  ['La cocina tiene de todo.', '+kitchen'],
  ['El refrigerador no enfriaba.', '-kitchen -maintenance'],
  ['Una cafetera no vendría mal.', '-kitchen'],
  ['Pudimos teletrabajar sin problemas.', '+internet'],
  ['El internet no jala en la recámara.', '-internet'],
  ['La conexión se cortaba continuamente.', '-internet'],
  ['La casa estaba calentita.', '+temperature'],
  ['No pasamos nada de frío.', '+temperature'],
  ['El aire acondicionado goteaba.', '-maintenance -temperature'],
  ['La habitación no tiene ventana.', '-temperature'],
  ['Olía a flores.', '+smell'],
  ['Las habitaciones huelen a cerrado.', '-smell'],
  ['Pudimos estacionar sin problema.', '+parking'],
  ['La plaza de garaje es muy estrecha.', '-parking'],
  ['Encontrar aparcamiento es misión imposible.', '-parking'],
  ['Me sentí segura viajando sola.', '+safety'],
  ['Da miedo volver de noche.', '-safety'],
  ['Cada uno tenía su habitación y sobraba sitio.', '+space'],
  ['No hay dónde dejar la ropa.', '-space'],
  ['La alberca es lo máximo.', '+amenities'],
  ['El elevador no servía.', '-amenities -maintenance'],
  ['Hay que subir las maletas por las escaleras.', '-amenities'],
  ['Desde la ventana se ve la catedral.', '+view'],
  ['Las ventanas dan a un muro.', '-view'],
  ['Todo funcionaba perfectamente.', '+maintenance'],
  ['La persiana no sube.', '-maintenance'],
  ['Le hace falta una mano de pintura.', '-maintenance'],
  ['Está decorado con mucho mimo.', '+style'],
  ['Los muebles están anticuados.', '-style'],
  ['Un sitio ideal para desconectar.', ''],
  ['La plaza mayor es preciosa.', ''],
  ['Viajamos durante una semana con dos niños pequeños.', ''],
  ['Nuestro vuelo llegó con dos horas de retraso.', ''],
  ['Nos dijo que la llave estaba en el buzón.', ''],
  ['Hicimos una ruta hasta las cascadas.', ''],
  ['Los vecinos son simpáticos.', ''],
  ['Al llegar hacía mucho frío en la calle.', ''],
  ['Prácticamente no estuvimos en casa.', ''],
  ['Nos hubiera gustado quedarnos más.', ''],
])('the topics of "%s" are "%s"', (text, topics) => {
  expect(topicsOf(text).sort()).toEqual(topics.split(' ').filter(Boolean));
});

test.each([
  ['Regresaremos sin duda.', 'positive'],
  ['No tengo ninguna queja.', 'positive'],
  ['No nos podemos quejar.', 'positive'],
  ['Una auténtica pasada.', 'positive'],
  ['Nos fuimos encantados.', 'positive'],
  ['Todo bien, la única pega es el aparcamiento.', 'positive'],
  ['Nos fuimos al día siguiente.', 'negative'],
  ['No cumplió nuestras expectativas.', 'negative'],
  ['No es para nosotros.', 'negative'],
  ['Una experiencia para olvidar.', 'negative'],
  ['Estuvo bien, sin más.', 'neutral'],
  ['Ni bien ni mal.', 'neutral'],
  ['Esperábamos más.', 'neutral'],
])('the sentiment of "%s" is %s', (text, sentiment) => {
  expect(sentimentOf(analyseText(text, 'es').tone, null)).toBe(sentiment);
});
