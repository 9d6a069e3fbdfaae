import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'vista, vistas, panorama, panoramica, paisaje, vistas al mar',
  things: 'vistas, vistas al mar, vista al mar, vista',
  features: `
    vistas al mar, vista al mar, vistas a la, vistas a las, vistas al, vistas de la, vistas panoramicas,
    vistas sobre, con vistas, vista panoramica, vistas despejadas`,
  positive: `
    mirando al mar/lago/rio/monte/valle, frente al mar/lago/rio,
    buenas vistas, vistas impresionantes, vistas espectaculares, vistas increibles, preciosas vistas,
    vistas preciosas, bonitas vistas, vistas bonitas, unas vistas, que vistas, vaya vistas, menudas vistas,
    vistas de infarto, vistas maravillosas, atardecer, atardeceres, puesta de sol, puestas de sol,
    amanecer, amaneceres, ver el mar, se ve el mar, quita el hipo, quitan el hipo, quitan el aliento,
    de ensueno,
    se ve/ven/veia/veian todo/toda/el/la/las/los .. valle/mar/ciudad/montanas/puerto/bahia/catedral`,
  negative: `
    sin vistas, no tiene vistas, no tenia vistas, no hay vistas, ni vistas, vistas a un muro,
    vistas al muro, vistas a una pared, vistas a la pared, vistas a un patio, vistas al patio,
    vistas a patio, vistas a la basura, vistas a los contenedores, vistas a un parking, vistas al parking,
    vistas a un solar, vistas a un edificio, patio interior, patio de luces, da a un patio, da a un muro,
    da a una pared, da a un parking, dan a un patio, dan a un muro, daba a un patio, daba a un muro,
    daba a una pared, daban a un patio, a un patio interior, a una pared, vistas tapadas, asomandote,
    si te asomas, asomarte, estirar el cuello, ventana al pasillo`,
  goodBeside: `
    impresionante*, espectacular*, precios*, increibl*, maravillos*, bonit*, buen*, fantastic*,
    inmejorable*, alucinant*, espectaculares, insuperable*, brutal*, gozada, lujo`,
  badBeside: `
    muro, pared, basura, contenedores, feas, fea, tapad*, decepcionant*, nulas, patio, triste*,
    inexistente*, edificio`,
};
