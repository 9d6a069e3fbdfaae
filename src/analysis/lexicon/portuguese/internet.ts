import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wifi, wi fi, internet, conexao, ligacao, ligacao a internet, rede, sinal, router, roteador, streaming, tv,
    televisao, televisor, televisores, televisoes, netflix, canais, chromecast, fibra, net, velocidade`,
  things: 'wifi, wi fi, internet, televisao, tv, sinal, rede, netflix, conexao, net',
  features: 'fibra otica, smart tv, chromecast, internet de alta velocidade, netflix incluido, fibra',
  positive: `
    wifi rapido, internet rapida, boa internet, otima/optima internet, bom wifi, internet boa,
    internet otima/optima, teletrabalho, home office, trabalhar remotamente, trabalho remoto, videochamadas,
    reunioes online, internet/wifi/wi .. alta velocidade`,
  negative: `
    sem wifi, sem wi fi, sem internet, sem sinal, sem rede, sem canais, sem tv, sem televisao, sem netflix,
    poucos canais, so .. canais, canais abertos, so canais, nao tinha internet, nao havia internet,
    nao tem internet, nao ha wifi, nao havia wifi, nao tinha wifi, nao pega, nao pegava,
    nao apanha/apanhava/apanhamos .. rede/sinal/wifi/internet, sinal nao chega/chegava,
    wifi/internet/net/sinal/rede .. abaixo/cair/caia/caindo/cai/falhar/falhava/falha,
    senha do/da wifi/internet/wi/rede .. errada/nao/incorreta, dados moveis, dados do telemovel,
    dados do celular, usar os dados, hotspot, password errada, nao carregava nada, nao abria nada,
    nao subia nem, impossivel trabalhar, nao consegui trabalhar, nao deu para/pra trabalhar, nao conecta*,
    nao .. ligar/conectar/aceder/acessar/entrar .. wifi/internet/net/rede,
    wifi/internet .. nao chega/chegava/pega/pegava/funciona, nao chega/chegava aos/ao quartos/quarto`,
  goodBeside: `
    rapid*, estavel, bom, boa, otim*/optim*, fort*, gigante, grande, grandes, enorme, veloz, funciona bem,
    funcionou bem, excelente*, perfeit*, voa`,
  badBeside: `
    lent*, caia, cai, caindo, cair, caiu, caiam, sempre a cair, falha, falhas, falhava, falhou, falhando,
    falhar, ia abaixo, vai abaixo, oscila, oscilava, oscilando, nao ligava, instavel, frac*, pessim*, ma,
    ruim, lentissim*, intermitente*, horrivel, inexistente*, inutil, fraquinh*, tartaruga, limitad*, pequen*,
    inutilizavel`,
};
