import type { TopicWords } from '../format.ts';

export const location: TopicWords = {
  names: `
    ubicacion, ubicado, ubicada, localizacion, situacion, situado, situada, zona, barrio, entorno,
    alrededores, emplazamiento, sitio, comunicacion con, vecindario`,
  positive: `
    centrico, centrica, centrica*, centriquisim*, en pleno centro, pleno centro, al centro, en el centro,
    en el corazon, corazon de, corazon del, bien ubicad*, muy bien ubicad*, bien situad*, bien comunicad*,
    bien localizad*, perfectamente ubicad*, mejor situad*, mejor ubicad*, cerca, cerca de, cerca del,
    cerquita, muy cerca, cercano, cercana, cercania, a un paso, a dos pasos, a pocos pasos, pasos de,
    al lado, al lado de, al lado del, justo al lado, a la vuelta, a la vuelta de la esquina, a la puerta,
    en la puerta, en la puerta de casa, en la esquina, enfrente, a pie, andando, caminando, a pie de playa,
    primera linea, minutos andando, minutos a pie, minutos caminando, minutos de/del, min andando, min del,
    min de, a cinco/diez/dos/tres/quince/5/10/2/3/15 minutos/min, a tiro de piedra, todo a mano,
    todo al alcance,
    metro/autobus/supermercado/panaderia/parada/playa/tranvia .. lado/puerta cerca/esquina/frente/pasos/minutos/abajo,
    parada de metro, parada de autobus, para moverse, para moverte, punto de partida, ideal para conocer,
    ideal para visitar, perfecto para conocer, perfecto para visitar, restaurantes cerca, rodeado de bares,
    rodeado de restaurantes, muchos restaurantes, bares y restaurantes, tiendas cerca, lo tienes todo,
    se llega a todo, a metros`,
  negative: `
    lejos, lejos de, lejos del, lejos de todo, alejad*, apartad*, retirad*, en las afueras, afueras,
    en medio de la nada, en mitad de la nada, medio de la nada, quinto pino, aislad*, perdido,
    mal comunicad*, mal ubicad*, mal situad*, poco centric*, sin coche, necesitas coche, hace falta coche,
    necesario coche, imprescindible coche, coche imprescindible, coche para todo, no hay nada cerca,
    nada cerca, nada alrededor, sin tiendas, sin supermercado, ni un supermercado, ni un bar, poligono,
    poligono industrial, zona industrial, zona chunga, mala zona, barrio chungo, barrio malo, mal barrio,
    cuesta arriba, cuestas, cuesta que, autobus cada hora, mas lejos`,
  goodBeside: `
    ideal*, inmejorable*, perfect*, excelente*, excepcional*, estupend*, privilegiad*, estrategic*,
    tranquil*, animad*, insuperable*, genial*, bonit*, segur*, lo mejor, envidiable, agradable*, autentic*,
    de diez, inigualable`,
  badBeside: `
    mala, malo, peligros*, fea, feo, lej*, regular, ruidos*, solitari*, dudos*, insegur*, chung*, muert*,
    pesim*, aburrid*, conflictiv*`,
};
