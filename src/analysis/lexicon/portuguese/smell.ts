import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'cheiro, cheiros, odor, odores, aroma, perfume',
  positive: `
    cheiros*, cheirinho, cheirinho bom/otimo/optimo/agradavel/delicioso/maravilhoso/gostoso,
    <smelled> bom/agradavel a/de <scent>, <smelled> a/de/ao <scent>, <smelled> sempre a <scent>,
    <smelled> bem, <smelled> muito/tao/sempre/super bem, cheiro bom, cheiro agradavel, bom cheiro,
    cheiro maravilhoso, cheiro otimo/optimo, cheiro delicioso, perfumad*, sem cheiros, sem cheiro,
    nenhum cheiro, nao havia/ha/tinha/tem .. cheiro/cheiros/odor/odores, cheirinho a, cheirinho de`,
  negative: `
    fedor, <smelled> a/de/ao, <smelled> mal, <smelled> muito/tao/sempre/super mal,
    <smelled> .. cigarro/cigarros/tabaco/fumo/esgoto/mofo/humidade/umidade/fechado/urina,
    <smelled> .. xixi/fritos/comida/gato/cao/cachorro/queimado/gas/lixo/velho, fedia, fede, fedendo, fedid*,
    fedorent*, fedorento, mau cheiro, maus cheiros, cheirou mal, cheiro podre, a podre, cheiro mau,
    cheiro ruim, cheiro forte, cheiro horrivel, cheiro desagradavel, mofo, bolor*, bolorent*, mofad*,
    humidade, umidade, humid*, umid*, bafio, esgoto, esgotos, fossa, tabaco, fumaca, xixi, urina, mijo,
    cao molhado, cachorro molhado, fumaram la dentro, manchas pretas, manchas negras, manchas de humidade,
    nauseabund*, catinga, ranco, ambientador*, fritos, tresand*, tresandava`,
  goodBeside: 'bom, agradavel, otimo/optimo, maravilhos*, fresc*, gostos*, delicios*',
  badBeside: `
    mau, ruim, forte, horrivel, desagradavel, insuportavel, estranh*, terrivel, intens*, pessim*,
    nauseabund*`,
};
