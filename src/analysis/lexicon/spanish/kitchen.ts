import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    cocina, cocinar, horno, vitroceramica, vitro, placa, fogon, fogones, nevera, frigorifico, congelador,
    lavavajillas, sarten, sartenes, olla, ollas, cazuela*, vajilla, cubiertos, cuchillo*, menaje,
    utensilios, platos, vasos, tostadora, hervidor, microondas, cafetera, electrodomesticos, campana,
    fregadero, tazas, copas, abrelatas, sacacorchos`,
  things: `
    microondas, horno, nevera, frigorifico, congelador, lavavajillas, tostadora, tostador, hervidor,
    cafetera, sarten, sartenes, ollas, sal, aceite, azucar, estropajo, lavaplatos, abrelatas, sacacorchos,
    cuchillos, vasos, platos, cubiertos, copas, campana, escurridor, colador, trapos, cuchillo que corte`,
  features: `
    cafetera nespresso, nespresso, maquina de cafe, cafetera de capsulas, capsulas de cafe, thermomix,
    cafetera italiana, airfryer, freidora de aire`,
  positive: `
    cocina equipada, bien equipad*, muy bien equipad*, totalmente equipad*, completamente equipad*,
    perfectamente equipad*, equipadisim*, equipada con todo, todo lo necesario para cocinar,
    de todo para cocinar, todo para cocinar, tiene de todo, menaje completo, no faltaba de nada,
    no faltaba detalle, cuchillos que cortan, completisim*, gusto cocinar`,
  negative: `
    mal equipad*, poco equipad*, escasamente equipad*, no esta equipad*, no estaba equipad*, sin equipar,
    falta menaje, faltaba menaje, faltan utensilios, faltaban utensilios, faltaban platos, faltaban vasos,
    faltaban cubiertos, faltan platos, faltan vasos, faltan cubiertos, poco menaje, escaso menaje,
    menaje escaso, sin menaje, sin sartenes, ni una sarten, ni sarten, una sola sarten, solo una sarten,
    solo una olla, dos platos, no cortan, no corta, no cortaban, desportillad*, desparejad*,
    imposible cocinar, no se puede cocinar, no pudimos cocinar, sarten quemada, sartenes rayadas,
    sarten rayada, se pega todo, ni aceite, ni sal, un solo fuego, cocina minima`,
  goodBeside: `
    equipad*, complet*, modern*, nuev*, grande*, ampli*, de todo, funcional*, perfect*, reformad*, practic*`,
  badBeside: `
    pequen*, diminut*, minuscul*, basic*, viej*, antigu*, escas*, justit*, justa, incomplet*, falta, faltan,
    faltaba*, enan*, minim*, limitad*, anticuad*, rayad*, desparejad*, ridicul*, pobre*, inutil*`,
};
