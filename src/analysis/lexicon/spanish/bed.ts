import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    cama, camas, camita, colchon, colchones, almohada*, edredon*, sabana*, ropa de cama, sofa cama, litera,
    literas, manta, mantas, cobija*, frazada*, somier, canape, nordico, cojines`,
  positive: `
    descans*/dormi/dormimos/dormir/duerme/dormido/dormia .. genial/maravilla/bebes/bien/bebe/perfecto/fenomenal/estupendamente/fenomeno/lujo/tronco/troncos/lirones/angelitos/perfectamente/delicia/fabula,
    como un bebe, como bebes, como un tronco, como troncos, como un liron, como lirones, como angelitos,
    como/en una nube, descanso perfecto, a pierna suelta, dorm*/durm*/duerm* .. pierna suelta,
    colchon .. me/nos/quisiera/querria/llevaria .. casa, buen descanso, gran descanso`,
  negative: `
    dormimos/dormi/dormir/duerme/dormido/descansamos/descanse/descansa .. mal/fatal/incomod*,
    dolor de espalda, dolor de cuello/lumbares/cervicales,
    dol*/duel*/destro*/fastid*/molid*/polvo/rota/partid*/matad* .. espalda,
    espalda destrozada/molida/rota/hecha, se? notan/notaban/notas/clavan/clavaban .. muelles/resortes,
    muelles/resortes .. clavan/notan/notaban/clavaban, muelles del? colchon, colchon .. muelles/resortes,
    se clavan, se te clavan, clavaban,
    colchon/cama/somier/colchones/camas .. hunde*/hundid*/hundia*/hamaca/vencid*/vencido, te hundes,
    muy/demasiado/bastante/super blando/blanda/blandos/blandas,
    demasiado/demasiada/muy/super duro/dura/duros/duras, como una piedra, como piedras, como una tabla,
    cama plegable, cambiar/renovar .. colchon/colchones/almohadas/camas, colchon hinchable/inflable, fisio,
    contractura*, tortura dormir`,
  goodBeside: `
    comod*, comodisim*, confortabl*, grande*, enorme*, blandit*, suave*, mullid*, firme*, gustazo, gloria,
    maravilla, buen descanso, calidad, perfect*, gigante*, amplia*`,
  badBeside: `
    incomod*, incomodisim*, duro, dura, duros, duras, durisim*, blando, blanda, pequen*, estrech*, vieja*,
    viejo*, chirria*, chirrian, cruje*, se mueve, se movia, se mueven, inestable*, crujia*, crujen,
    rechin*, ruidos*, finas, finos, fino, fina, gastad*, desgastad*, corto, corta, cortas, cortos, bajas,
    altas, delgad*, aplastad*, cojas, coja, hundid*, rotos, rota, roto, mal, inservible*, plasticos*,
    rasp*, aspera*`,
};
