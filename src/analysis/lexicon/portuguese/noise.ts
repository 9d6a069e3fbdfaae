import type { TopicWords } from '../format.ts';

export const noise: TopicWords = {
  parts: `
    obras, obra, transito, trafego, motos, motas, autocarros, onibus, caminhoes, sirenes, comboios, trens,
    avioes, estrada, festa, festas, discoteca, balada, sinos, sino, galo, vizinhos, carros, musica`,
  names: `
    barulho, barulhos, ruido, ruidos, isolamento acustico, isolamento, isolamento sonoro, som,
    insonorizacao, passos, saltos, tampoes, tampao`,
  positive: `
    silencios*, silencio, tranquil*, sossegad*, sossego, calmo, calma, paz, pacat*, insonorizad*,
    bem isolad*, janelas anti ruido, janela antirruido, vidros duplos, vidro duplo, sem barulho, sem ruido,
    sem ruidos, nenhum barulho, nenhum ruido, zero barulho, nada de barulho, nao se ouve, nao se ouve nada,
    nao se ouvia, nao se ouvia nada, nao ouvimos nada, nao ouvimos, nao ouvi, nao se escuta,
    nao da para ouvir, mal se ouve, canto dos passaros, passaros, silencio total,
    barulho/ruido/confusao .. fica/ficam/ficava la? fora, nao precis* de? .. tampoes, sem tampoes,
    nao passa um carro, nem um carro, nem uma mosca, nem um ruido/barulho,
    bairro/rua/zona sossegado/sossegada/tranquilo/tranquila/calmo/calma`,
  negative: `
    barulhent*, barulho, barulhos, ruidos*, ruidoso, barulheira, algazarra, gritaria, gritos a noite,
    bebados, festa ate, boate, bar embaixo, bar em baixo, bar por baixo, bares embaixo, musica alta,
    musica ate, musica a noite, som alto, se ouve tudo, ouve se tudo, ouvia se tudo, ouve tudo, ouvia tudo,
    ouvir tudo, se escuta tudo, escuta se tudo, escuta tudo, ouve se, ouvia se, ouviam se, ouvem se,
    ouvimos, da para ouvir, dava para ouvir, ouvir os, ouvir o, paredes de papel, paredes finas,
    paredes .. finas, parece papel, mal isolad*, sem isolamento, falta de isolamento, vizinho de cima,
    furadeira, berbequim, martelo, britadeira, latid*, latindo, ladrar, cao que, camiao do lixo,
    caminhao de lixo, avenida movimentada, rua movimentada, protetor auricular, protetores de ouvido,
    impossivel dormir, nao se dorme, nao dormimos, nao conseguimos dormir, nao da para dormir,
    nao consegui dormir, nao pregamos olho, nao preguei olho, pregar olho, noite em claro, noites em claro,
    noite em branco, acordou nos, acordados, nos acord*, acordar com, acordamos com, acordava, range,
    rangia, rangem, zumb*, tampoes nos ouvidos, tampoes para os ouvidos, ressona*, ronc*,
    impossivel descansar, ouve/ouvia/ouviam .. vizinho/vizinhos/rua/passos/transito,
    cachorro/cachorros/cao/caes .. late/latia/latiam/ladra/ladrava/ladravam/latindo/ladrar/latir`,
  goodBeside: 'bom, boa, otimo, minimo, perfeito',
  badBeside: `
    mau, ma, pessimo, inexistente, constante*, insuportavel, toda a noite, a noite toda, terrivel, fraco,
    nulo, incomod*, horrivel, problema, infelizmente, pena, infernal, ate as, de madrugada, desde as,
    sem parar, perturb*`,
};
