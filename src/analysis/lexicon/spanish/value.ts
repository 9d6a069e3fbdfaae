import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    precio, precios, calidad precio, relacion calidad precio, relacion calidad, coste, tarifa, fianza,
    deposito, tasa de limpieza, gastos de limpieza, dinero`,
  positive: `
    no se puede pedir mas, por lo que cuesta .. no/esta/perfecto,
    barato, barata, baratos, economic*, asequible*, buen precio, precio razonable, precio justo,
    precio imbatible, precio muy bueno, muy buen precio, buena relacion, excelente relacion,
    buena relacion calidad precio, vale la pena, merece la pena, merece cada euro, vale lo que cuesta,
    vale cada euro, vale cada centimo, bien de precio, calidad precio, por el precio, por ese precio,
    ganga, chollo, chollazo, no es caro, nada caro, razonable, sin costes ocultos, bien pagado, ajustado,
    precio ajustado, dificil/imposible encontrar .. precio, no hay nada mejor .. precio,
    mejor .. por ese/este precio, por lo que cuesta/costo/pagamos .. bien/perfecto/genial`,
  negative: `
    caro, cara, caros, caras, carisim*, carillo, costos*, desorbitad*, abusiv*, excesiv*, un robo, robo,
    atraco, timo, estafa, estafad*, estafadores, sablazo, clavada, clavaron, no vale lo que,
    no vale la pena, no merece la pena, no lo vale, ni de lejos lo que, pagar aparte, pagar extra,
    pagar un extra, pagar un suplemento, pagamos de mas, pagar de mas, cobran, cobran aparte, cobran por,
    cobran extra, cobraron, nos cobraron, nos cobro, cobro extra, cobro por, cobrar, cobrarnos, te cobran,
    se paga aparte, aparte hay que pagar, cargos extra, cargo extra, cargos ocultos, gastos ocultos,
    costes ocultos, costes extra, extras, suplemento, suplementos, no devol*, se quedo la fianza,
    se quedaron la fianza, se quedaron con la fianza, quedo con la fianza, no nos devolvieron la fianza,
    descontaron, multa, para el precio, para ese precio, por ese precio esperas, por este precio,
    euros la noche, euros por noche, mala relacion, tirar el dinero, dinero tirado, sacar el dinero,
    sacacuartos, tasa turistica, pesetero*, mas barato en`,
  goodBeside: `
    inmejorable*, imbatible*, excelente*, buen, buena, bueno, justo, razonable*, estupend*, genial,
    insuperable, perfect*, competitiv*, bajo, correct*, muy buen*, brutal`,
  badBeside: `
    alto, elevad*, excesiv*, desorbitad*, mala, abusiv*, exagerad*, desproporcionad*, injustificad*,
    inflad*, ocult*, loc*, pasad*, disparat*`,
};
