import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'cheiro, cheiros, odor, odores, aroma, perfume',
  positive: `
    cheiros*, cheirinho, cheirinho bom, cheirava bem, cheira bem, cheirava muito bem, cheiro bom,
    cheiro agradavel, bom cheiro, cheiro maravilhoso, cheiro otimo, cheiro delicioso, cheiro a limpo,
    cheiro de limpeza, cheiro de limpo, cheiro a lavanda, cheiro de lavanda, perfumad*, sem cheiros,
    sem cheiro, nenhum cheiro, cheirinho a, cheirinho de, cheirava a lavado, cheirava a lavanda,
    cheirava a roupa, cheirava a limpo`,
  negative: `
    cheira mal, cheirava mal, cheirava muito mal, cheiro a, cheiro de, cheiros a, cheirava a, cheira a,
    cheirando a, cheirar a, fedor, fedia, fede, fedendo, fedid*, fedorent*, fedorento, mau cheiro,
    maus cheiros, cheiro mau, cheiro ruim, cheiro forte, cheiro horrivel, cheiro desagradavel, mofo, bolor*,
    bolorent*, mofad*, humidade, umidade, humid*, umid*, bafio, esgoto, esgotos, fossa, tabaco, cigarro*,
    cheiro de cigarro, fumo, cheiro a fumo, fumaca, xixi, urina, mijo, cao molhado, cachorro molhado,
    manchas pretas, manchas negras, manchas de humidade, podre, nauseabund*, fechado, cheiro a fechado,
    a fechado, catinga, ranco, ambientador*, fritos, tresand*, tresandava`,
  goodBeside: 'bom, agradavel, otimo, maravilhos*, fresc*, gostos*, delicios*',
  badBeside: `
    mau, ruim, forte, horrivel, desagradavel, insuportavel, estranh*, terrivel, intens*, pessim*,
    nauseabund*`,
};
