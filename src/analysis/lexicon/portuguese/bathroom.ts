import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    banheiro*, casa de banho, casas de banho, chuveiro, duche, ducha, sanita, vaso, vaso sanitario,
    autoclismo, descarga, pia, torneira*, banheira, box, pressao, pressao da agua, agua, toalha*, ralo,
    esgoto, wc, lavatorio, esquentador, cilindro, chuveirada, resguardo, poliban, aquecedor a gas`,
  things: `
    agua quente, papel higienico, secador, secador de cabelo, sabonete, gel de banho, champo, shampoo,
    toalhas, pressao`,
  features: `
    chuveiro de teto, banheira de hidromassagem, hidromassagem, roupao, roupoes, suite, duas casas de banho,
    dois banheiros`,
  positive: `
    boa pressao, otima pressao, agua bem quente, agua quente sempre, agua sempre quente, agua quentinha,
    agua quente na hora, muita agua quente, toalhas macias, toalhas fofas, toalhas felpudas, chuveiro forte,
    chuveiro otimo, chuveiro maravilhoso, banho quente, chuveiro delicioso, banho delicioso`,
  negative: `
    sem agua quente, nao tinha agua quente, nao havia agua quente, nao ha agua quente, nao tem agua quente,
    agua quente acab*, acabou a agua quente, acabava a agua quente, agua quente dura*, falta de agua quente,
    agua fria, agua morna, agua gelada, banho frio, banhos frios, banho gelado, banho de agua fria,
    banho de gato, sem agua, faltou agua, falta de agua, falta agua, sem pressao, pouca pressao,
    falta de pressao, fio de agua, fiozinho, pinga pinga, entupid*, entupiu, nao escoa*, nao escoava,
    escoa mal, inund*, inundava, alagou, alagava, alaga, alagad*, vaza*, vazamento, vazando, sem toalhas,
    faltavam toalhas, faltaram toalhas, poucas toalhas, uma toalha, so uma toalha, toalhas velhas,
    toalhas finas, toalhas asperas, toalhas gastas, sem papel higienico, nao havia papel, nao tinha papel,
    banheiro compartilhado, casa de banho partilhada, casa de banho comum, choque no chuveiro`,
  goodBeside: `
    grande*, ampl*, espacos*, modern*, nov*, quent*, potent*, fort*, pressao, maci*, fof*, renovad*,
    remodelad*, bonit*, otim*, delicios*, reformad*`,
  badBeside: `
    pequen*, minuscul*, apertad*, fri*, frac*, velh*, antig*, estreit*, enferrujad*, asper*, fin*, gast*,
    ping*, pinga, pingava, entupid*, partilhad*, compartilhad*, sem janela, morn*, gelad*, inutilizavel,
    vaza, perde agua, escorregadi*`,
};
