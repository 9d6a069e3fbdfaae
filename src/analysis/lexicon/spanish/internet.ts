import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wifi, wi fi, internet, conexion, senal, red, router, cobertura, tele, television, tv, netflix, fibra,
    velocidad`,
  things: 'wifi, wi fi, internet, television, tele, tv, cobertura, senal, netflix, conexion',
  features: 'fibra optica, smart tv, netflix incluido, fibra',
  positive: `
    buen wifi, wifi rapido, buena conexion, conexion rapida, internet rapido, alta velocidad, teletrabaj*,
    teletrabajar sin, videollamadas sin, videollamadas, trabajar en remoto`,
  negative: `
    iba y venia, va y viene, tirar de datos, tire de datos, tirar de movil,
    sin wifi, sin internet, sin cobertura, sin senal, sin conexion, no hay wifi, no habia wifi,
    no hay internet, no habia internet, no hay cobertura, no habia cobertura, ni wifi, se cae, se caia,
    se corta, se cortaba, se va, se iba, cada dos por tres, cortes, cortaba, desconect*, datos del movil,
    mis datos, nuestros datos, compartir datos, tirar de datos, contrasena incorrecta, contrasena del wifi,
    no llega la senal, no llega a, no llegaba, no carga*, no pude trabajar, imposible trabajar,
    imposible conectarse, imposible teletrabajar`,
  goodBeside: `
    rapid*, estable*, buen, buena, potente*, veloz, va bien, va genial, funciona bien, vuela, grande*,
    perfect*, fluid*, de sobra`,
  badBeside: `
    lent*, inestable*, debil, mala, malo, mal, floj*, pesim*, penos*, fatal, intermitente*, nul*, desastre,
    inservible, tortuga, justito, justo, limitad*, pequen*, horrible*, deficiente`,
};
