import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    tudo o que precisa*, tudo que precisa*, tudo o que precisamos, tudo que precisamos, tudo que e necessario,
    tudo aquilo que precisa*, tudo do que precisa*, tudo de que precisa*, com tudo o que precisa*,
    o necessario para, o que precisavamos, tudo o que e essencial, tudo o que e essencial para, o essencial,
    tudo o que e necessario, tudo o necessario, tudo o que e preciso, tudo necessario, todo o necessario,
    nao falta nada, nao faltava nada, nao faltou nada, nada faltou, nada falta, nao nos faltou nada,
    nada nos faltou, nao faltou coisa nenhuma, nao ha nada que falte, nao falta coisa alguma,
    nao faltou absolutamente nada, bem equipad*, muito bem equipad*, super bem equipad*, super equipad*,
    totalmente equipad*, completamente equipad*, toda equipada, todo equipado, equipadissim*, bem apetrechad*,
    equipada com tudo, equipado com tudo, tem tudo, tinha tudo`,
  names: `
    comodidades, instalacoes, facilidades, amenities, equipamentos, equipamento, confortos, estrutura,
    areas comuns, area de lazer`,
  things: `
    elevador, varanda, terraco, piscina, jardim, maquina de lavar, maquina de lavar roupa, maquina de secar,
    secadora, ferro, ferro de engomar, ferro de passar, tabua de passar, berco, cadeira alta, churrasqueira,
    sauna, jacuzzi, bicicletas, brinquedos, estendal, varal, cortinas, estores, estore, persiana, cortina,
    espreguicadeira, persianas, candeeiro, abajur, tomadas, mesa de cabeceira, espreguicadeiras,
    pequeno almoco, cafe da manha, aspirador, vassoura, academia, ginasio, espelho, lixeira, caixote do lixo,
    cortina blackout`,
  features: `
    piscina, hidro, jacuzzi, sauna, academia, ginasio, varanda, terraco, quintal, jardim, patio,
    maquina de lavar, maquina de lavar roupa, maquina de secar, secadora, churrasqueira, barbecue, bicicletas,
    jogos de mesa, jogos para criancas, jogos para os miudos, jogos e livros, livros e jogos,
    jogos de tabuleiro, brinquedos, berco, cadeira alta, cadeirinha, cadeirao, elevador, cesta de boas vindas,
    cesto de boas vindas, cabaz de boas vindas, presente de boas vindas, garrafa de vinho, vinho do porto,
    vinho de oferta, pequeno almoco, cafe da manha, bolo caseiro, bolinho, pasteis de nata,
    vinho de boas vindas, cesta de cafe da manha, chocolates de boas vindas, sacada, rooftop, deck,
    mesa de sinuca, sinuca, pebolim, baloico, baloicos, trampolim, casa da arvore, ofuro, fruta, frutas,
    compota*, espreguicadeiras, rede na varanda, ping pong, mesa de bilhar, bilhar, matraquilhos,
    parque infantil, playground, salao de jogos, toalhas de praia, cadeiras de praia, guarda sol, projetor,
    aceitam animais, aceita pets, pet friendly, aceitam caes, ferro de passar, ferro de engomar, area gourmet,
    brinquedoteca, piano`,
  positive: `
    todas as comodidades,
    adoraram/amaram/adorou .. piscina/jardim/brinquedos/baloico/jogos/parque/quintal/matraquilhos/sinuca,
    muitas comodidades, todo o conforto, com todo conforto, pensaram em tudo, pensado em tudo, pensou em tudo,
    atencao aos detalhes, cuidado nos detalhes, cuidado com os detalhes`,
  negative: `
    sem elevador, nao tem elevador, nao tinha elevador, nao ha elevador, nao havia elevador,
    andar sem elevador, elevador nao existe, elevador em manutencao, elevador .. nao vai/chega/para,
    elevador parado, sem varanda, sem piscina, sem maquina de lavar, nao tem maquina de lavar,
    nao tinha maquina, sem ferro, sem cortinas, sem estores, sem persianas, sem blackout, sem cortina,
    sem espelho, andares a pe, andares sem, lances de escada, quarto andar sem, subir as malas,
    subir com as malas, subir as escadas com, carregar as malas, carregar malas, carregar a mala,
    malas pelas escadas, piscina fechada,
    piscina/academia/ginasio/sauna/jacuzzi/churrasqueira/hidro/elevador/varanda mas .. estava/esta/estavam fechada/fechado/interditada/interditado/trancada/vazia/verde/parado/parada,
    piscina/academia/ginasio/sauna/jacuzzi .. nao estava/esta .. disponivel/aberta/aberto, piscina verde,
    piscina gelada, piscina vazia, piscina interditada, piscina em manutencao, poucas tomadas, faltam tomadas,
    sem tomadas, so uma tomada, falta de comodidades, faltam comodidades, nao .. onde secar/estender,
    pouca estrutura, falta estrutura, sem comodidades, falta de conforto, sem conforto, nenhum conforto,
    faltavam cadeiras`,
  goodBeside: `
    grande*, privad*, privativ*, aquecid*, ampl*, bonit*, otim*, linda, lindo, maravilhos*, espetacular,
    delicios*, fart*, variad*, vasto, vasta, enorme*, limpa`,
  badBeside: `
    fechad*, pequen*, verde, gelad*, minuscul*, avariad*, velh*, frac*, trancad*, pobre*, escass*,
    insuficiente*, falta, faltam, faltava*, quebrad*, partilhad*, interditad*, abandonad*, descuidad*`,
  bad: `
    mal equipad*, pouco equipad*, nao tem nada, nao tinha nada, falta tudo, faltava tudo,
    faltam coisas basicas, faltavam coisas basicas, falta o basico, faltava o basico, falta o essencial,
    nao tem o basico, nao tinha o basico`,
};
