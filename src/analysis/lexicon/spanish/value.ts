import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    precio, precios, calidad precio, relacion calidad precio, relacion precio calidad, relacion calidad,
    coste, costo, tarifa, fianza, deposito, tasa/tarifa/gastos/cargo de limpieza, dinero`,
  positive: `
    barato, precio no se puede pedir mas, barata, baratos, baratisim*, economic*, asequible*, buen precio,
    accesible de precio, precio accesible,
    precio razonable/justo/imbatible/ajustado/increible/genial/excelente, precio muy bueno,
    muy buen precio, buena/excelente/gran/muy relacion, buena relacion calidad precio, vale/valio la pena,
    valio la pena, merece/merecio la pena, merece cada euro, vale lo que cuesta,
    vale cada euro/centimo/peso, bien de precio, calidad precio, por el/este/ese precio,
    por lo que cuesta/costo/pagamos/pagas/pague .. bien/perfecto/genial/excelente/esta/mejor/no/esperaba,
    para el/este/ese precio .. bien/genial/perfecto/excelente/correcto/estupendo,
    para lo que cuesta/pagas/pagamos .. bien/genial/perfecto, ganga, chollo, chollazo, no es/era/fue caro,
    nada caro, sin costes ocultos, bien pagado, dificil/imposible encontrar .. precio,
    no hay nada mejor .. precio, mejor .. por ese/este precio,
    bien/bueno/buena/correcto para lo que es/cuesta/pagas, por lo que pagas/cuesta/pagamos es/esta,
    por menos de lo que cuesta, muy buena? relacion, sin coste adicional/extra`,
  negative: `
    caro, cara, caros, caras, carisim*, carillo, carito, costos*, sobrevalorad*, sobreprecio, desorbitad*,
    abusiv*, excesiv* .. precio, un robo, robo, atraco, timo, timar*, timaron, timad*, estafar, estafaron,
    no vale/valen los/las, no merece/vale lo que, no vale/merece el precio,
    mejor/mejores por el mismo precio, por el mismo precio hay, por menos dinero, mejor y mas barato,
    estafa, estafad*, estafadores, sablazo, clavada, clavaron, no vale lo que, no vale la pena,
    no merece/merecio la pena, no lo vale, no los vale, ni de lejos lo que, pagar aparte,
    pagar .. extra/suplemento/aparte/adicional, pagamos/pagar/pague de mas, pague demasiado,
    pagamos demasiado, pagado/pagamos/pague mucho, para lo que es/ofrece/ofrecen/dan/hay, demasiado dinero,
    cobran, cobran aparte/por/extra, cobraron, nos/te/me cobraron, nos/te/me cobro, nos/te/me cobran,
    cobro extra, cobro por, cobrar, cobrarnos, se paga aparte, aparte hay que pagar,
    cargos/cargo/gastos/costes/costos extra/ocultos/adicionales/oculto/adicional, extras no incluid*,
    suplemento, suplementos, no devol* .. fianza/deposito/dinero, no .. devolv* .. fianza/deposito/dinero,
    quedo/quedaron con? la fianza, quedo/quedaron con? el deposito, descontaron, multa,
    para el/este/ese precio, para lo que cuesta/pagas/pagamos/costo,
    por el/ese/este precio .. esper*/mejor/exig*/hay/caro, por ese/este precio hay,
    por lo que cuesta/pagamos/pagas/costo .. esper* mas, por lo que cuesta .. exigir, euros la noche,
    euros por noche, eurazos, mala/pesima relacion, tirar el dinero, dinero tirado, sacar el dinero,
    sacacuartos, tasa turistica, pesetero*, mas barato en, precio .. no se? corresponde/justifica`,
  goodBeside: `
    inmejorable*, imbatible*, excelente*, buen, buena, bueno, justo, razonable*, estupend*, genial,
    insuperable, perfect*, competitiv*, bajo, bajos, correct*, brutal, increible, ajustad*, accesible*`,
  badBeside: `
    alto, altos, elevad*, excesiv*, desorbitad*, mala, abusiv*, exagerad*, desproporcionad*, injustificad*,
    no justific*, no .. justificad*, inflad*, ocult*, loco, de locos, pasad*, disparat*`,
};
