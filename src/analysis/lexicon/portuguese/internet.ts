import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wifi, wi fi, internet, conexao, ligacao, ligacao a internet, rede, sinal, router, roteador, tv,
    televisao, netflix, fibra, net, velocidade`,
  things: 'wifi, wi fi, internet, televisao, tv, sinal, rede, netflix, conexao, net',
  features: 'fibra otica, smart tv, netflix incluido, fibra',
  positive: `
    wifi rapido, internet rapida, boa internet, otima internet, bom wifi, internet boa, internet otima,
    teletrabalho, home office, trabalhar remotamente, trabalho remoto, videochamadas, reunioes online`,
  negative: `
    sem wifi, sem wi fi, sem internet, sem sinal, sem rede, nao tinha internet, nao havia internet,
    nao tem internet, nao ha wifi, nao havia wifi, nao tinha wifi, nao pega, nao pegava, nao apanha, caia,
    cai, caindo, cair, caiu, sempre a cair, falha*, falhava, falhas, ia abaixo, vai abaixo, oscila*,
    oscilava, dados moveis, meus dados, dados do telemovel, dados do celular, usar os dados, hotspot,
    senha errada, password errada, senha do wifi, impossivel trabalhar, nao consegui trabalhar,
    nao deu para trabalhar, nao conecta*, nao ligava,
    wifi/internet .. nao chega/chegava/pega/pegava/funciona, nao chega/chegava aos/ao quartos/quarto`,
  goodBeside: `
    rapid*, estavel, bom, boa, otim*, fort*, veloz, funciona bem, funcionou bem, excelente*, perfeit*,
    super, grande*, voa`,
  badBeside: `
    lent*, instavel, frac*, pessim*, ma, ruim, lentissim*, intermitente*, horrivel, inexistente*, inutil,
    fraquinh*, tartaruga, limitad*, pequen*, inutilizavel`,
};
