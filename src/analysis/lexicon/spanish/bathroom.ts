import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    bano, banos, cuarto de bano, aseo, ducha*, inodoro, vater, water, wc, lavabo, grifo*, banera, presion,
    presion del agua, agua, toalla*, desague, cisterna, alcachofa, mampara, plato de ducha, termo,
    calentador, cortina de la ducha, lavamanos, sanitario*`,
  things: `
    agua caliente, papel higienico, secador, secador de pelo, jabon, gel, champu, toallas, presion,
    cortina de ducha`,
  features: `
    ducha efecto lluvia, ducha de lluvia, hidromasaje, albornoces, albornoz, bano en suite, dos banos,
    jacuzzi en el bano`,
  positive: `
    buena presion, mucha presion, agua bien caliente, agua caliente al momento, agua caliente siempre,
    agua caliente de sobra, agua muy caliente, toallas suaves, toallas de sobra, toallas mullidas,
    ducha potente, ducha enorme`,
  negative: `
    sin agua caliente, no habia agua caliente, no hay agua caliente, no salia agua caliente,
    no tenia agua caliente, no teniamos agua caliente, ni agua caliente, nada de agua caliente,
    se acaba el agua caliente, se acababa el agua caliente, se acabo el agua caliente,
    agua caliente se acab*, agua caliente dur*, agua caliente duraba, agua fria, agua tibia, agua templada,
    ducha fria, duchas frias, ducharse con agua fria, ducharnos con agua fria, agua helada, te abrasa,
    se quema*, te quema, sin agua, cortes de agua, sin presion, poca presion, nada de presion,
    no tiene presion, no tenia presion, hilo de agua, hilillo, chorrito, gota a gota, atascad*, atascado,
    atasco, no tragaba, no traga, no desagua*, se inunda*, inund*, se sale el agua, salia el agua,
    salirse el agua, charco*, cisterna pierde, toallas rasposas, sin toallas, faltaban toallas,
    faltan toallas, pocas toallas, una toalla, toallas viejas, toallas finas, sin papel, no habia papel,
    bano compartido, compartir bano, compartir el bano, no para/paraba/paro de gotear, gotea*`,
  goodBeside: `
    grande*, ampli*, modern*, nuev*, caliente*, potente*, presion, espacios*, suave*, mullid*, reformad*,
    bonit*, fuerte, calentita, lujo`,
  badBeside: `
    pequen*, diminut*, minuscul*, fri*, fria, debil, antigu*, viej*, estrech*, anticuad*, oxidad*, rasposas,
    asper*, finas, goteaba*, gotea*, goteando, pierde, perdia, floj*, enan*, rota, roto, inservible,
    resbaladiz*, incomod*, baj*, tibia, justo, hiel*, compartid*`,
};
