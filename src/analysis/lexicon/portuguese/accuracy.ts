import type { TopicWords } from '../format.ts';

export const accuracy: TopicWords = {
  names: 'foto, fotos, fotografias, imagens, descricao, anuncio',
  positive: `
    como descrito, como descrita, conforme descrito, conforme descrita, conforme anunciado,
    conforme as fotos, conforme fotos, conforme o anuncio, conforme a descricao, conforme, tal como,
    tal e qual, tal qual, como nas fotos, como as fotos, como mostrado, como anunciado, como prometido,
    igual as fotos, igual ao anuncio, igual a foto, igual a descricao, igual nas fotos, iguais as fotos,
    igualzinho, igualzinh*, identic*, fiel a, fiel as, fiel ao, fieis, exatamente como, exatamente igual,
    corresponde as/a/ao, corresponde exatamente, corresponde, correspondem a/as, correspondeu, condiz com,
    condizente, de acordo com, de acordo, melhor que nas fotos, melhor do que nas fotos, melhor ao vivo,
    ainda melhor ao vivo, ainda melhor que, melhor pessoalmente, mais bonito que nas fotos,
    mais bonito do que nas fotos, as fotos nao fazem justica, nao fazem justica, nao faz justica,
    sem surpresas, sem surpresa, nenhuma surpresa, como esperado, como esperavamos, cumpre o que promete,
    as fotos nao mentem, retrata bem`,
  negative: `
    enganos*, enganador*, engana, enganam, enganad*, enganacao, propaganda enganosa, publicidade enganosa,
    nao corresponde, nao correspondem, nao correspondia, nao correspondeu, nao condiz, nao condizem,
    nada a ver, nada tem a ver, nao tem nada a ver, nao e como, nao era como, nao e o que, nao era o que,
    diferente das fotos, diferente da foto, diferente do anuncio, diferente da descricao, diferente do que,
    bem diferente, fotos antigas, fotos velhas, fotos editadas, fotos tratadas, photoshop, grande angular,
    angular, fotos mentem, outro apartamento, outro quarto, o anuncio diz, o anuncio dizia, o anuncio fala,
    o anuncio falava, o anuncio promete, anuncio prometia, no anuncio, segundo o anuncio, na descricao,
    a descricao diz, a descricao dizia, descrito como, descrita como, anunciad*, anunciam, anunciavam,
    suposto, suposta, supostamente, em teoria, na verdade, na realidade, afinal, dito, chamada,
    nao menciona*, nao mencionam, nao referem, nao informa*, nao avisam, nao dizem, nao diz, omite*, omitem,
    menor do que nas fotos, menor que nas fotos, menor do que parece, mais pequeno do que, mais pequeno que,
    maior nas fotos, fals*, mentira, desatualizad*, nas fotos parec*, fotos de ha`,
  goodBeside: 'fiel, fieis, reais, real, honest*, precis*, exat*, correta, corret*, verdadeir*',
  badBeside: `
    antig*, velh*, fals*, mentem, engan*, diferente*, editad*, desatualizad*, otimist*, exagerad*, errad*,
    incompleta, favorecid*`,
};
