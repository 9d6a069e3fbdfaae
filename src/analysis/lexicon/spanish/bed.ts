import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    cama, camas, colchon, colchones, almohada*, edredon*, sabana*, ropa de cama, sofa cama, litera, literas,
    manta, mantas, somier, canape, nordico, cojines`,
  positive: `
    descans* .. bien/genial/maravilla/bebes, dormi/dormimos .. bien/genial/maravilla/bebes,
    dormimos genial, dormimos muy bien, dormimos bien, dormimos de maravilla, dormimos como, dormir genial,
    dormi genial, dormi muy bien, dormi como, dormi de maravilla, hemos dormido genial,
    hemos dormido muy bien, hemos dormido como, se duerme genial, se duerme muy bien,
    se duerme de maravilla, se duerme como, se duerme bien, como un bebe, como bebes, como un tronco,
    como troncos, como lirones, como angelitos, en una nube, una nube, descansamos genial,
    descansamos muy bien, descanso perfecto, buen descanso, descansar de maravilla`,
  negative: `
    dormimos mal, dormi mal, dormimos fatal, dormi fatal, se duerme mal, dormir mal, dolor de espalda,
    dolor de cuello, espalda destrozada, la espalda, me destroce la espalda, mi espalda, muelles,
    se notan los muelles, se clavan, clavan, clavaban, se hunde*, hundid*, hundia*, muy blando,
    demasiado blando, demasiado duro, demasiado blanda, hamaca, como una piedra, como piedras,
    como una tabla, tabla de, cama plegable, colchon hinchable, fisio, contractura*, tortura dormir`,
  goodBeside: `
    comod*, comodisim*, confortabl*, grande*, enorme*, blandit*, suave*, mullid*, firme*, gustazo, gloria,
    maravilla, buen descanso, calidad, perfect*`,
  badBeside: `
    incomod*, incomodisim*, dur*, durisim*, blando, blanda, pequen*, estrech*, vieja*, viejo*, chirria*,
    chirrian, cruje*, cruj*, ruidos*, finas, finos, fino, fina, gastad*, desgastad*, cort*, bajas, altas,
    delgad*, aplastad*, cojas, coja, hundid*, rotos, mal, inservible*, plasticos*, rasp*`,
};
