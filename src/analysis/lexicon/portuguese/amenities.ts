import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    tudo o que precisa*, tudo que precisa*, tudo o que precisamos, tudo que precisamos,
    tudo o que e necessario, tudo o necessario, tudo o que e preciso, tudo necessario, todo o necessario,
    nao falta nada, nao faltava nada, nao faltou nada, nada faltou, nada falta,
    nao faltou absolutamente nada, bem equipado, equipado com tudo, tem tudo, tinha tudo`,
  names: `
    comodidades, instalacoes, facilidades, amenities, equipamentos, equipamento, confortos, estrutura,
    areas comuns, area de lazer`,
  things: `
    elevador, varanda, terraco, piscina, jardim, maquina de lavar, maquina de lavar roupa, maquina de secar,
    secadora, ferro, ferro de engomar, ferro de passar, tabua de passar, berco, cadeira alta, churrasqueira,
    sauna, jacuzzi, bicicletas, jogos, brinquedos, estendal, varal, espelho, cortinas, estores, persianas,
    candeeiro, abajur, tomadas, mesa de cabeceira, espreguicadeiras, pequeno almoco, cafe da manha,
    aspirador, vassoura, academia, ginasio, lixeira, caixote do lixo, cadeiras, cortina blackout`,
  features: `
    piscina, hidro, jacuzzi, sauna, academia, ginasio, varanda, terraco, quintal, jardim, patio,
    maquina de lavar, maquina de lavar roupa, maquina de secar, secadora, churrasqueira, barbecue,
    bicicletas, jogos, jogos de tabuleiro, brinquedos, livros, berco, cadeira alta, cadeirinha, cadeirao,
    elevador, cesta de boas vindas, cesto de boas vindas, cabaz de boas vindas, presente de boas vindas,
    garrafa de vinho, vinho do porto, vinho de oferta, pequeno almoco, cafe da manha, bolo, bolo caseiro,
    fruta, frutas, compota*, espreguicadeiras, rede na varanda, ping pong, mesa de bilhar, bilhar,
    matraquilhos, parque infantil, playground, salao de jogos, toalhas de praia, cadeiras de praia,
    guarda sol, projetor, aceitam animais, aceita pets, pet friendly, aceitam caes, ferro de passar,
    ferro de engomar, area gourmet, brinquedoteca, piano`,
  positive: `
    todas as comodidades, todo o conforto, com todo conforto, pensaram em tudo, pensado em tudo,
    pensou em tudo, atencao aos detalhes, cuidado nos detalhes, cuidado com os detalhes, cada detalhe,
    todos os detalhes, pequenos detalhes`,
  negative: `
    sem elevador, nao tem elevador, nao tinha elevador, nao ha elevador, nao havia elevador,
    elevador parado, sem varanda, sem piscina, sem maquina de lavar, nao tem maquina de lavar,
    nao tinha maquina, sem ferro, sem cortinas, sem estores, sem persianas, sem espelho, andares a pe,
    andares sem, lances de escada, quarto andar sem, subir as malas, subir com as malas,
    subir as escadas com, carregar as malas, carregar malas, carregar a mala, malas pelas escadas,
    malas escada, piscina fechada, piscina suja, piscina verde, piscina gelada, piscina vazia,
    piscina interditada, piscina em manutencao, poucas tomadas, faltam tomadas, sem tomadas, uma tomada,
    so uma tomada, falta de comodidades, faltam comodidades, sem comodidades, falta de conforto,
    sem conforto, nenhum conforto, faltavam cadeiras`,
  goodBeside: `
    grande*, privad*, privativ*, aquecid*, complet*, ampl*, bonit*, otim*, linda, lindo, maravilhos*,
    espetacular, enorme*, limpa`,
  badBeside: `
    fechad*, pequen*, verde, gelad*, minuscul*, avariad*, velh*, escass*, insuficiente*, falta, faltam,
    faltava*, quebrad*, partilhad*, interditad*, abandonad*, descuidad*`,
};
