import type { TopicWords } from '../format.ts';

export const cleanliness: TopicWords = {
  names: 'limpeza, higiene, senhora da limpeza, faxina, faxineira',
  positive: `
    limpo, limpa, limpos, limpas, limpinh*, limpissim*, impecavelmente limp*, imaculad*, brilhando,
    a brilhar, brilhava, um brinco, higienizad*, asseado, assead*, cheiro a limpo, cheirava a limpo,
    cheirinho a limpo, cheiro de limpeza, cheirinho de limpo, cheiro de limpo, nem um po, sem po,
    bem higienizad*`,
  negative: `
    sujo, suja, sujos, sujas, sujeira*, sujidade*, imund*, nojent*, nojo, porco, porca, porcaria, poeira,
    po, cabelo, cabelos, mancha, manchas, manchad*, migalhas, pegajos*, gordura, gorduros*, engordurad*,
    barata, baratas, percevejos, formiga*, rato, ratos, teias, teia de aranha, aranha*, insetos, bichos,
    calcario, encardid*, grudento, grudand*, mal limp*, pouco limp*, nao limp*, nao estava/estavam limp*,
    por limpar, sem limpar, falta de limpeza, faltou limpeza, faltava limpeza,
    limpeza deixou/deixava/deixa .. a desejar, deixou a desejar, deixa a desejar, deixava a desejar,
    tivemos que limpar, tivemos de limpar, lixo, restos de comida, lencois usados, hospedes anteriores,
    hospede anterior, anti higienic*, insalubre, sebos*, cotao, unhas`,
  badBeside: 'desejar, fraca, superficial, mal feita, precaria',
  goodBeside: 'impecavel, cuidad*',
  good: 'impecavel, impecaveis',
};
