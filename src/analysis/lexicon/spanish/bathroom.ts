import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    bano, banos, cuarto de bano, aseo, ducha, duchas, regadera, inodoro, vater, water, wc, retrete, lavabo,
    grifo*, banera, tina, presion, presion del agua, agua, toalla*, desague, cisterna, alcachofa, mampara,
    plato de ducha, termo, calentador, boiler, calefon, cortina de la? ducha, lavamanos, sanitario*`,
  things: `
    agua caliente, papel higienico, papel de bano, jabon, gel, gel de ducha, champu, shampoo, toallas,
    presion, presion de agua, cortina de ducha`,
  features: `
    ducha efecto lluvia, ducha de lluvia, hidromasaje, albornoces, albornoz, bano en suite, dos banos,
    jacuzzi en el bano, ducha italiana`,
  positive: `
    buena/mucha/gran/excelente/buenisima/muchisima presion, agua bien caliente,
    agua caliente .. momento/instante/enseguida/inmediato/rapido/siempre/sobra/abundante,
    siempre .. agua caliente, agua muy caliente, mucha agua caliente, toallas suaves, toallas de sobra,
    toallas mullidas, toallas .. suaves/mullidas/esponjosas, ducha potente, ducha enorme, chorro potente,
    ducha .. ras de suelo, ducha accesible`,
  negative: `
    sin agua caliente, no hay/habia/salia/sale/tenia/tiene/teniamos/tuvimos/llegaba agua caliente,
    ni agua caliente, nada de agua caliente, agua caliente no funcion*/llegaba/llega/salia/sale/dur*,
    se acab* el agua caliente, agua caliente .. acab*, agua caliente dur* .. minutos/poco,
    agua caliente va/iba y, tarda*/tardo .. agua caliente, agua caliente tarda*,
    agua .. marron/turbia/amarilla/amarillenta/oxidada, donde colgar .. toallas, agua fria, agua tibia,
    agua templada, agua salia fria/tibia, agua salia/sale/salio/estaba .. fria/tibia/helada,
    agua de la ducha .. fria/tibia/helada, presion del agua .. baja/mala/poca/nula/debil/floja/pesima,
    no hay/habia/salia/tuvimos/teniamos agua, nos quedamos sin agua, ducha fria, duchas frias,
    ducha con agua fria, duch* con agua fria, agua helada, te abrasa, te quemas, te quema, sin agua,
    cortes de agua, se corto el agua, se fue el agua, sin presion, poca/mala/baja presion,
    presion .. baja/mala/poca/nula/debil/floja/pesima, nada de presion, no tiene/tenia/hay/habia presion,
    falta de presion, hilo de agua, hilillo*, hilito*, chorrito, gota a gota, tarda* .. salir .. agua,
    tarda* .. salir caliente, se inunda*, inund*, se sale el agua, salia el agua, se salia el agua,
    salirse el agua, charco*, cisterna pierde/perdia, toallas rasposas/asperas/viejas/finas/gastadas,
    sin toallas, faltaban toallas, faltan toallas, pocas toallas, una sola toalla, solo una toalla,
    no habia/hay/dejaron/dejan toallas, sin papel, no habia papel, sin jabon, bano compartido,
    compartir el? bano, compartir bano`,
  goodBeside: `
    grande*, ampli*, modern*, nuevo*, nueva*, caliente*, potente*, presion, espacios*, suave*, mullid*,
    esponjos*, reformad*, renovad*, bonit*, fuerte, calentita, lujo, complet*`,
  badBeside: `
    pequen*, chiquit*, diminut*, minuscul*, fria, frio, frias, debil, antigu*, viej*, estrech*, anticuad*,
    oxidad*, rasposas, asper*, finas, goteaba*, gotea*, goteando, gotear, pierde, perdia, floj*, enan*,
    rota, roto, inservible, resbaladiz*, incomod*, tibia, hiel*, compartid*`,
};
