import type { TopicWords } from '../format.ts';

export const safety: TopicWords = {
  names: `
    seguranca, detector de fumo, detetor de fumo, detector de fumaca, fechadura*, corrimao, extintor,
    tomada*, grade, grades, tranca, guarda corpo`,
  things: `
    detector de fumo, detetor de fumo, detector de fumaca, corrimao, extintor, fechadura, tranca,
    guarda corpo, saida de emergencia, iluminacao, luz nas escadas, tela de protecao, grade de protecao,
    rede de protecao`,
  features: `
    portaria 24, porteiro 24, seguranca 24, condominio fechado, cameras de seguranca, cofre no quarto,
    vigilancia, porta blindada, portao eletronico, tela de protecao, rede de protecao, vedad*, murad*`,
  positive: `
    segur*, muito segur*, sentimos segur*, senti me segur*, me senti segur*, nos sentimos segur*,
    sentimo nos segur*, zona segura, bairro seguro, rua segura, predio seguro, regiao segura, bem iluminad*,
    rua iluminada, viajando sozinha, viajar sozinha, viajava sozinha, mulher sozinha, sozinha a noite,
    andar a noite, voltar a noite, voltar sozinha, sem medo, nenhum medo, condominio fechado, vedad*`,
  negative: `
    insegur*, perigos*, perigo, inseguranca, pouco segur*, nada segur*, nao e segur*, nao era segur*,
    nao nos sentimos segur*, nao me senti segur*, nao senti segur*, medo, da medo, mete medo, metia medo,
    dava medo, assustador*, sinistr*, esquisit* a noite, mal frequentad*, assalt*, assaltad*, roubad*,
    roubaram, roubo, furto, furtad*, arrombad*, arromb*, ladroes, carteirista*, drogas, droga, drogad*,
    traficantes, toxicodependentes, briga*, policia, fechadura arrombada, nao fecha, nao fechava,
    nao fecha bem, nao fechava bem, fechava mal, fecha mal, nao tranca*, nao trancava,
    nao se conseguia trancar, sem fechadura, sem tranca, porta aberta, portao aberto, sempre aberta,
    qualquer um entra, qualquer pessoa, qualquer um podia, entra qualquer, sem detetor, sem detector,
    nao ha detetor, sem extintor, fios a mostra, fios expostos, fios descarnados, fios soltos,
    fios pendurados, fios eletricos, fios desencapados, fiacao exposta, cabos a vista, cabos soltos,
    tomadas soltas, tomada pendurada, choque, choques, choque eletrico, levei um choque, apanhei um choque,
    faiscas, faisca, curto circuito, fuga de gas, vazamento de gas, cheiro a gas, cheiro de gas,
    sem corrimao, nao tem corrimao, sem grade, sem grades, sem guarda, corrimao a abanar, escadas ingremes,
    escada ingreme, escadas muito ingremes, escadas perigosas, ingrem*, escorregadi*, escorreguei,
    escorregou, caiu, cai nas escadas, queda, tropec*, cortou se, cortei, ferida, magoou se, machuc*,
    vidro partido, vidros partidos, risco de incendio, mal iluminad*, sem luz, sem iluminacao,
    pouco iluminad*, escura, as escuras, no escuro, camara escondida, camera escondida,
    cadeira contra a porta`,
  goodBeside: 'bo*, reforcad*, solid*',
  badBeside: `
    partid*, quebrad*, solt*, frac*, baix*, inexistente*, avariad*, ingreme*, expost*, fragil*, arrombad*,
    zero`,
};
