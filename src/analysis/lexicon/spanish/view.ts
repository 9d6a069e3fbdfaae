import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'vista, vistas, panorama, panoramica, paisaje, paisajes, vistas al mar',
  things: 'vistas, vistas al mar, vista al mar, vista',
  features: `
    vistas al mar, vista al mar, vistas a la/las/los, vistas al, vistas de la, vistas panoramicas,
    vistas sobre, con vistas, unas vistas, con vista, vista panoramica, vistas despejadas,
    vista al/a/hacia .. lago/bosque/jardin/montana/playa/bahia/puerto/parque/catedral/volcan`,
  positive: `
    mirando al mar/lago/rio/monte/valle, frente al mar/lago/rio,
    buenas/preciosas/bonitas/lindas/hermosas/magnificas/impresionantes/increibles/espectaculares vistas,
    vistas impresionantes/espectaculares/increibles/preciosas/bonitas/maravillosas, que vistas,
    vaya vistas, menudas vistas, de postal, mar/lago/montana/montanas/rio/sierra/ciudad enfrente/delante,
    a tus pies, vistas .. de vertigo, que vista, vistas de infarto, atardecer desde,
    ver/vemos/vimos/veia/veias/ves .. atardecer/amanecer/atardeceres, atardeceres,
    sol .. mete/pone/ponia/esconde .. mar/montana, puesta de sol, puestas de sol, atardecer, amaneceres,
    ver el mar, se ve el mar, quita/quitan/quitaba el hipo, quita/quitan/roba el aliento, de ensueno,
    se ve/ven/veia/veian .. valle/mar/ciudad/montanas/puerto/bahia/catedral/montana/sierra/lago/playa/rio/volcan,
    ves el mar, toda la sierra/bahia/ciudad delante,
    da/dan/daba/daban al mar/parque/jardin/rio/lago/bosque/valle,
    da/dan/daba/daban a .. playa/montana/bahia/bosque`,
  negative: `
    sin vistas, no tiene/tenia/hay/habia vistas, ni vistas,
    vistas/vista a un/una/la/otro/las/los .. muro/pared/patio/basura/contenedores/parking/solar/edificio/pasillo/aparcamiento/obra/callejon,
    vistas/vista al muro/patio/parking/aparcamiento/edificio, vistas a patio,
    se ve/ven/veia/veian .. parking/aparcamiento/muro/pared/contenedores/patio/basura/estacionamiento/edificio,
    patio interior, patio de luces,
    da/dan/daba/daban a un/una/la/los .. patio/muro/pared/parking/solar/contenedores/callejon/pasillo/aparcamiento,
    da/dan/daba/daban al muro/patio/parking/aparcamiento/pasillo, a un patio interior, a una pared,
    vistas tapadas, vistas a la/una carretera/autopista/via/vias/fabrica,
    ves .. pared/muro/patio/contenedores, da/dan/daba a un patio interior, asomandote, si te asomas,
    asomarte, estirar el cuello, ventana al pasillo`,
  goodBeside: `
    impresionante*, espectacular*, precioso, preciosa, preciosos, preciosas, increibl*, maravillos*,
    bonit*, lind*, hermos*, buen*, fantastic*, inmejorable*, alucinant*, espectaculares, insuperable*,
    brutal*, gozada, lujo, magnific*, despejad*`,
  badBeside: `
    muro, pared, basura, contenedores, feas, fea, tapad*, decepcionant*, nulas, triste*, inexistente*,
    nada del otro mundo, nada especial, nada espectacular, decepcionan, decepciono`,
};
