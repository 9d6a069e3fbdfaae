import type { TopicWords } from '../format.ts';

export const checkIn: TopicWords = {
  names: `
    check in, checkin, check out, checkout, chegada, entrada, saida, chave, chaves, entrega das chaves,
    entrega de chaves, entrega da chave, recolha das chaves, retirada das chaves, retirada da chave,
    cofre das chaves, cofre, caixa de chaves, codigo, codigos, codigo de acesso, senha da porta, senha,
    acesso, bagagem, bagagens, malas, instrucoes, instrucoes de chegada, recepcao, rececao, portaria,
    fechadura eletronica, fechadura digital, pegar a chave, pegar as chaves`,
  positive: `
    entrar mais cedo, entrar antes, chegar mais cedo, sair mais tarde, saida tardia, saida mais tarde,
    late check out, early check in, deixar as/nossas malas, deixar a bagagem, deixar as bagagens,
    guardar as/nossas malas, guardar a bagagem, guardaram as malas, guardou as malas, guardar as bagagens,
    a nossa espera, nos esperando, nos esperava, esperava nos, estava a espera, sem chaves,
    nos recebeu pessoalmente, entrada com codigo, esperou/esperaram por nos, esperou .. ate tarde`,
  negative: `
    codigo errado, codigo nao funcion*, senha errada, senha nao funcion*, chave presa, chave emperr*,
    as chaves nao estavam, ficamos na rua, ficamos do lado de fora, do lado de fora, a porta a espera,
    na rua a espera, a espera na rua, a chuva, na chuva, esperar uma hora, esperar .. hora*,
    esperar .. minutos, esperamos .. hora*, esperamos .. minutos, a espera .. hora*, hora de atraso,
    horas de atraso, hora atrasad*, minutos de atraso, atrasad*, atraso, atrasou, chegou tarde,
    chegaram tarde, ninguem para nos receber, ninguem a nossa espera, ninguem nos recebeu,
    nao havia ninguem, nao tinha ninguem, nao conseguimos entrar, nao conseguiamos entrar,
    impossivel entrar, nao estava pronto, nao estava pronta, ainda nao estava, ainda a limpar,
    ainda limpando, sem instrucoes, instrucoes confusas, instrucoes .. erradas, buscar as chaves a,
    buscar as chaves em, buscar a chave em, ir buscar as chaves, caca ao tesouro, odisseia, gincana,
    sentados nas malas`,
  goodBeside: `
    facil*, facilim*, simples, rapid*, tranquil*, autonom*, flexivel, flexiveis, clar*, pratic*,
    sem problemas, sem complicac*, moleza, fluid*, perfeit*, descomplicad*, suave`,
  badBeside: `
    complicad*, dificil*, dificeis, demorad*, lent*, tarde, confus*, stressante, estressante, caotic*,
    burocratic*, desastre, rigid*, emperr*, caos, confusao`,
};
