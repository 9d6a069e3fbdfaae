import type { TopicWords } from '../format.ts';

export const maintenance: TopicWords = {
  names: 'manutencao, estado, conservacao',
  positive: `
    bem cuidad*, muito cuidad*, super cuidad*, bem mantid*, bem conservad*, muito bem conservad*,
    bom estado, otimo estado, excelente estado, perfeito estado, estado impecavel, em perfeitas condicoes,
    boas condicoes, otimas condicoes, recem renovad*, recem remodelad*, recem reformad*,
    totalmente renovad*, completamente renovad*, totalmente remodelad*, acabado de renovar,
    acabada de renovar, acabado de remodelar, novinh*, novinho em folha, tudo novo, tudo novinho, como novo,
    como nova, tudo funciona*, tudo funcionou, tudo funcionava, tudo a funcionar, tudo funcionando,
    bem tratad*, estimad*`,
  negative: `
    mal cuidad*, descuidad*, mal conservad*, mal tratad*, antiquad*, desgastad*, degradad*, deteriorad*,
    estragad*, acabad* de velho, abandonad*, falta de manutencao, falta manutencao, sem manutencao,
    pouca manutencao, precisa de manutencao, precisa de obras, precisa de reforma, precisa de uma reforma,
    precisa de renovacao, precisa de uma renovacao, precisa de pintura, precisa de uma pintura,
    precisa de um cuidado, a precisar de, demao, demao de tinta, melhores dias, ja viu melhores,
    dias melhores, caindo aos pedacos, a cair aos pedacos, cair aos bocados, aos pedacos, aos bocados,
    descascad*, descascando, a descascar, rachad*, rachadura*, rachas, fendas, buraco*, rasgad*, solt*,
    bamb*, a abanar, abanava, pinga toda, pingava, pingando, goteira*, infiltrac*, fuga de agua, vaza,
    vazamento*, vazando, do teto, falta de luz, faltou luz, faltava luz, quebra de energia, apagao,
    disjuntor, quadro ia abaixo, quadro disparava, a luz ia, lampada fundida, lampadas fundidas,
    lampada queimada, lampadas queimadas, fundid*, faltavam lampadas, caiu da parede, caiu na mao,
    ficou na mao, ficou me na mao, arrancad*, descolad*, descolando, desconjuntad*, fita cola, fita adesiva,
    remendad*, remendo*, gambiarra*, ferrug*, enferrujad*, emperrad*, emperra*, mau estado, pessimo estado,
    ma conservacao, pessimas condicoes, mas condicoes, por arranjar, por reparar, nunca reparad*,
    danificad*, avarias, nao trancava, nao tranca*`,
  good: 'renovad*, remodelad*, reformad*, novo, nova, novos, novas',
  bad: 'datad*, velh*, velhinh*',
  goodBeside: 'impecavel, perfeit*, otim*, bom, boa, excelente',
  badBeside: `
    partid*, quebrad*, emperrad*, avariad*, mau, ma, pessim*, queimad*, fundid*, torta, torto, precari*,
    deixa a desejar, nao fecha*, pres*`,
  parts: `
    estado de conservacao, pintura, paredes, parede, macaneta*, puxador*, janela, janelas, porta, portas,
    lampada*, azulejos, chao, piso, teto, gaveta, interruptor*, estore, dobradica*, rodape*,
    instalacao eletrica, canalizacao, juntas, soalho, caixilhos`,
};
