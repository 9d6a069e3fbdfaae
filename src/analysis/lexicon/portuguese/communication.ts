import type { TopicWords } from '../format.ts';

export const communication: TopicWords = {
  people: 'anfitri*, proprietari*, dono, dona, donos, senhorio*, senhoria, agencia',
  names: `
    anfitria, anfitriao, anfitrioes, anfitrias, proprietari*, dono, dona, donos, senhorio, senhoria,
    comunicacao, atendimento, acolhimento, rececao dos anfitrioes, pessoal, equipe, equipa, funcionari*,
    servico, resposta, respostas, gestor*, gerente, suporte, porteiro, apoio, contacto, contato, mensagens,
    agencia`,
  positive: `
    simpatic*, simpatia, simpatiquissim*, atencios*, atenciosissim*, prestativ*, prestavel, prestaveis,
    gentil*, gentis, gentileza*, amavel, amaveis, amabilidade, hospitaleir*, hospitalidade,
    acolhedor* anfitri*, disponivel, disponiveis, disponibilidade, solicit*, cordial, cordiais, educad*,
    cuidados* anfitri*, um amor, querida, querido, queridos, fofa, fofo,
    respond* .. rapid*/rapidamente/na hora/logo/imediatamente/minutos/prontamente, resposta* rapida*,
    resposta imediata, ajudou, ajudaram, nos recebeu, recebeu nos, receberam nos, nos receberam,
    resolv* .. rapid*/na hora/logo/imediatamente/minutos/hora, resolveu tudo, como familia, dicas,
    recomendacoes, sugestoes, bem recebid*, bem acolhid*, bem vindos, boas vindas, mimos, mimo, carinho,
    carinhos*, nota 10 anfitri*, cinco estrelas anfitri*, trato excelente, preocupad* em, preocupou se,
    generos*, flexivel com, esperou/esperaram .. por nos, explicou tudo, explicaram tudo, com paciencia`,
  negative: `
    antipatic*, grosseir*, mal educad*, maleducad*, malcriad*, rude, rudes, arrogante*, agressiv*,
    estupid*, nao respond*, nunca respond*, sem resposta, nenhuma resposta, nem respond*, ninguem respond*,
    ninguem atend*, nao atend*, nunca atend*, nao nos respond*, demor* .. responder/horas/dias, demorou a,
    demora a responder, demoraram a, incontactavel, impossivel contactar, impossivel contatar,
    dificil contactar, dificil contatar, nenhum pedido de desculpa*, nem um pedido de desculpa*,
    nem pediu desculpa*, nao pediu desculpa*, sem pedir desculpa*, nenhuma ajuda, nenhuma solucao,
    sem solucao, nao resolv*, nada resolv*, nao fez nada, nao fizeram nada, nada fez, nada foi feito,
    nos ignor*, ignor*, ignorou, nao quis saber, nao quiseram saber, nem quis saber,
    desculpas esfarrapadas, mentiu, mentira*, mentiros*, acus*, culpou*, culpa nossa, culpa e nossa,
    gritou, gritos connosco, que era normal, que e normal, disse que era, disse nos para,
    disseram nos para, disseram para, mandou nos, cancel*, cancelou, cancelaram, encolheu os ombros,
    deu de ombros, prometeu .. nunca/nada, ainda a espera, ainda esperando, ate hoje, sem avisar,
    entrou sem, avisos por todo o lado, atendimento pessimo, pessimo atendimento, mau atendimento,
    falta de atencao, falta de comunicacao, descaso, falta de respeito, desrespeit*, pouco prestavel,
    pouco simpatic*, pouca atencao, visualizou, caixa postal, virou as costas, nem ai`,
  goodBeside: `
    rapid*, facil*, fluid*, imediat*, clar*, eficiente*, eficaz, profissiona*, impecave*, pronta, proxim*,
    cuidados*, flexivel, tranquil*, pronto, presente*, acolhedor*, caloros*, calorosa`,
  badBeside: `
    lent*, fri*, distante*, ausente*, inexistente*, demorad*, dificil*, nul*, sec*, confus*, fraco, fraca,
    complicad*, tardi*, desinteressad*`,
};
