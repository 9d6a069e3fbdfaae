import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    banheiro*, casa de banho, casas de banho, lavabo, wc, sanitario, bide, chuveiro, duche, duches, douche,
    chuveiros, ducha, sanita, vaso sanitario, autoclismo, descarga, pia, torneira*, banheira, box, pressao,
    pressao da agua, agua, toalha*, ralo, esgoto, lavatorio, esquentador, cilindro, chuveirada, banho,
    resguardo, poliban, aquecedor a gas`,
  things: `
    agua quente, papel higienico, secador, secador de cabelo, sabonete, gel de banho, champo, shampoo,
    toalhas, pressao`,
  features: 'chuveiro de teto, banheira de hidromassagem, hidromassagem, roupao, roupoes',
  positive: `
    boa pressao, muita pressao, excelente pressao, bastante pressao, agua com pressao, agua com muita pressao,
    agua com boa pressao, otima/optima pressao, agua bem quente, agua quente sempre, agua sempre quente,
    agua quentinha, agua quente na hora, muita agua quente, agua quente abundante,
    agua quente .. disponivel/suficiente, agua quente imediata, agua quente 24h, agua quente sem problema*,
    agua aquece rapid*, toalhas macias, toalhas fofas, toalhas felpudas, muitas toalhas, bastantes toalhas,
    toalhas extra, toalhas de qualidade, toalhas de boa qualidade, toalhas em abundancia, toalhas suficientes,
    chuveiro forte, chuveiro otimo/optimo, chuveiro maravilhoso, banho quente, chuveiro delicioso,
    banho delicioso`,
  negative: `
    sem agua quente, <shower> .. nao aquec*/esquent*, <shower> .. mal/pouco aquec*/esquent*,
    <shower> .. demora/demorava/demorou .. a? aquecer/esquentar/chegar/sair, <shower> .. eternidade,
    chuveiro/duche/ducha so sai/saia/da agua fria, agua .. ficava/fica fria/gelada,
    agua .. sai/saia fria/gelada/quase fria, agua quente so, sai pouca agua, saia pouca agua, pouca agua,
    agua .. castanha/amarela/turva/barrenta/ferrugem, agua sai sem pressao, chuveiro .. sem forca,
    pouca agua quente, agua quente .. intermitente, nao tinha agua quente, nao havia agua quente,
    nao ha agua quente, nao tem agua quente, agua quente acab*, acabou a agua quente, acabava a agua quente,
    agua quente dura*, falta de agua quente, agua fria, agua morna, banho frio, banhos frios, banho gelado,
    banho de agua fria, banho de gato, sem agua, faltou agua, falta de agua, falta agua, sem pressao,
    pouca pressao, falta de pressao, fio de agua, pinga pinga, entupid*, entupiu, nao escoa*, nao escoava,
    escoa mal, inund*, inundava, banheiro .. alagado, molha/molhava/molhamos .. chao/banheiro/tudo,
    agua sai para/pra fora, agua saia toda, alagou, alagava, alaga, sem toalhas, faltavam toalhas,
    faltaram toalhas, poucas toalhas, so/apenas uma toalha, uma toalha por/para/pra, uma so toalha,
    toalhas velhas, toalhas finas, toalhas asperas, toalhas gastas, banheiro/banho .. sem janela,
    banheiro/banho .. nao tem/tinha janela, sem papel higienico, nao havia papel, nao tinha papel,
    nao tem papel, faltou papel, faltava papel, pouco papel higienico, sem sabonete, sem shampoo,
    sem cortina de chuveiro, sem porta no banheiro, banheiro compartilhado, casa de banho partilhada,
    casa de banho comum, choque no chuveiro, agua gelada`,
  goodBeside: `
    grande*, ampl*, espacos*, modern*, nov*, quent*, potent*, pratic*, funcional, funcionais, confortavel,
    fort*, maci*, fof*, renovad*, remodelad*, bonit*, delicios*, reformad*`,
  badBeside: `
    pequen*, minuscul*, apertad*, exigu*, acanhad*, fri*, frac*, fraquinh*, insuficiente*, velh*, antig*,
    antiquad*, estreit*, enferrujad*, asper*, fino, fina, finas, finos, partilhado, partilhada, partilhados,
    gast*, pinga, pingava, entupid*, compartilhad*, sem janela, morn*, gelad*, inutilizavel, vaza, vazava,
    vazando, vazamento*, perde agua, escorregadi*`,
};
