import type { TopicWords } from '../format.ts';

export const cleanliness: TopicWords = {
  names: 'limpeza, higiene, senhora da limpeza, faxina, faxineira',
  positive: `
    limpo, limpa, limpos, limpas, limpo/limpa/limpos/limpas a fundo, muito/super/bem higienico/higienica,
    <home>/estava/estavam impecavel/impecaveis, estava/estavam tudo impecavel,
    higiene .. excelente/otima/optima/impecavel/perfeita, <home> .. impecavel, sem um/nenhum grao de po,
    nem um grao de po, limpinh*, limpissim*, impecavelmente limp*, imaculad*, brilhando, a brilhar, brilhava,
    <smelled> a/de limpo/limpeza, cheirinho a/de limpo/limpeza, um brinco, higienizad*, asseado, assead*,
    nem um po, nao ha/havia/tinha um/nenhum grao/pingo/sinal de po/sujidade/sujeira, nem um cabelo,
    nem uma mancha, nem um fio de cabelo, dava para/pra comer no chao, da para/pra comer no chao, sem po,
    bem higienizad*`,
  negative: `
    sujo, suja, sujos, sujas, sujeira*, sujidade*, imund*, muito/bem/super/mesmo porco/porca, chiqueiro,
    pocilga, nodoa, nodoas, amarelad*, rato, ratazana*, nojent*, nojo, porcaria, poeira, empoeirad*, po,
    cabelo, cabelos, pelos de cao/gato/cachorro/animal/animais, pelo de cao/gato/cachorro/animal,
    cheio/cheia/cheios de pelos, pelos no/na/nos/nas/pelo/pela, mancha, manchas, manchad*, migalhas, pegajos*,
    gordura, gorduros*, engordurad*, baratas, uma/duas/tres/tinha/havia/encontramos/vimos/grande/matar barata,
    barata morta/viva/enorme/gigante/no/na/a/pela, baratinha*, mosquitos mortos, insetos, inseto, bichos,
    larvas, pulgas, tracas, carrapato*, moscas mortas, praga, pragas, percevejos, formiga*, ratos, teias,
    teia de aranha, aranha*, calcario, encardid*, grudento, grudand*, mal limp*, pouco limp*, nada limp*,
    longe de .. limp*, por limpar, nao limp*, nao estava/estavam .. limp*, sem limpar, falta de limpeza,
    faltou limpeza, faltava limpeza, falta .. limpeza, faltou .. limpeza, faltava .. limpeza,
    precisa/precisava/precisam/merecia/necessita/necessitava .. limpeza/faxina, mais limpeza,
    mais atencao a/na limpeza, mais cuidado com/na limpeza, tivemos/tive de/que limpar, melhorar a limpeza,
    descuido na/com limpeza, tivemos de/que lavar/varrer, lixo no/na/por/espalhad*/acumulad*/deixado,
    cheio/cheia/cheios de lixo, lixo .. cheio/cheios, lixeira cheia, lixo .. hospedes/anteriores/chao, beatas,
    bitucas, pontas de cigarro, fomos nos que limpamos, restos de comida,
    resto/restos de pizza/sabao/sabonete/gordura, lencois usados, hospedes anteriores, hospede anterior,
    anti higienic*, insalubre, sebos*, cotao`,
  badBeside: `
    desejar, fraca, fraco, insuficiente, pouca, apressada, mediocre, basica, superficial, mal feita, precaria`,
  goodBeside: 'impecavel, rigoros*, exemplar, irrepreensivel, cuidad*',
};
