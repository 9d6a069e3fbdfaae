import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    cocina, cocinar, horno, vitroceramica, vitro, placa, fogon, fogones, nevera, frigorifico, refrigerador,
    refri, heladera, congelador, lavavajillas, lavaplatos, sarten, sartenes, olla, ollas, cazuela*,
    cacerola*, cacharros, vajilla, cubiertos, cuchillo*, menaje, utensilios, platos, vasos, tostadora,
    hervidor, microondas, micro, cafetera, electrodomesticos, campana extractora, fregadero, tazas, copas,
    abrelatas, sacacorchos, licuadora, bateria de cocina, trastes`,
  things: `
    microondas, horno, nevera, frigorifico, refrigerador, heladera, congelador, lavavajillas, tostadora,
    tostador, hervidor, cafetera, sarten, sartenes, ollas, sal, aceite, azucar, estropajo, lavaplatos,
    abrelatas, sacacorchos, cuchillos, vasos, platos, cubiertos, copas, campana extractora, escurridor,
    colador, trapos, cuchillo que corte, utensilios, menaje, licuadora`,
  features: `
    cafetera nespresso, nespresso, maquina de cafe, cafetera de capsulas, capsulas de cafe, thermomix,
    cafetera italiana, airfryer, freidora de aire, todos los utensilios, molinillo de cafe, especias,
    juego de cuchillos, todo el menaje, todos los electrodomesticos`,
  positive: `
    cocina equipada, muy? bien equipad*, totalmente/completamente/perfectamente/super equipad*,
    equipadisim*, equipada con todo, todo/todos .. para cocinar, de todo para cocinar,
    todo lo necesario para cocinar/desayunar, tiene de todo, menaje completo, no faltaba de nada,
    cuchillos que cortan, cuchillos afilados, completisim*, gusto cocinar, cocina .. todo lo necesario,
    cocina .. lo necesario`,
  negative: `
    mal equipad*, poco equipad*, escasamente equipad*, no esta/estaba .. equipad*, sin equipar,
    falta/faltaba/faltan/faltaban/falto menaje/utensilios/platos/vasos/cubiertos/sartenes/ollas/cuchillos/cacharros,
    falta/faltan/faltaban .. de cocina, poco/escaso menaje, pocos utensilios/platos/vasos/cubiertos,
    pocas ollas/sartenes, menaje escaso, sin menaje, sin sartenes, ni una sarten,
    solo/solamente .. dos/tres/un/una/2/3/4/cuatro vaso/vasos/platos/tazas/cubiertos/tenedores/cucharas/cuchillo/olla,
    sin mango, ni sarten, una sola sarten, solo .. una sarten/olla, solo dos platos/vasos,
    cuchillo* .. no corta*, no cortan, no cortaban, desportillad*, desparejad*, imposible cocinar,
    no se puede/podia cocinar, no pudimos cocinar, no da para cocinar, sarten quemada,
    sarten/sartenes/ollas .. rayada/rayadas/quemada/quemadas/pegan, se pega todo, ni aceite, ni sal,
    un solo fuego, cocina minima,
    refrigerador/nevera/frigorifico/heladera/congelador .. no/apenas enfria/enfriaba/congelaba/congela`,
  goodBeside: `
    equipad*, complet*, modern*, nuevo*, nueva*, grande*, ampli*, de todo, funcional*, perfect*, reformad*,
    practica, practico, lo necesario, lo basico`,
  badBeside: `
    pequen*, chiquit*, diminut*, minuscul*, basic*, viej*, antigu*, escas*, justit*, justa, incomplet*,
    falta, faltan, faltaba*, enan*, minim*, limitad*, anticuad*, rayad*, desparejad*, ridicul*, pobre*,
    inutil*, desafilad*`,
};
