import type { TopicWords } from '../format.ts';

export const maintenance: TopicWords = {
  names: 'mantenimiento, estado',
  positive: `
    bien cuidad*, muy cuidad*, cuidadisim*, bien mantenid*, muy bien mantenid*, bien conservad*,
    buen estado, muy buen estado, perfecto estado, excelente estado, estado impecable,
    en perfectas condiciones, buenas condiciones, muy buenas condiciones, recien reformad*, recien renovad*,
    totalmente reformad*, completamente reformad*, recien pintad*, como nuevo, como nueva, todo nuevo,
    todo muy nuevo, todo esta nuevo, todo es nuevo, a estrenar, casi nuevo, todo funciona, todo funcionaba,
    todo funciono, reformad* con gusto, nuevecit*`,
  negative: `
    descuidad*, mal cuidad*, anticuad*, desgastad*, gastad*, deteriorad*, destartalad*, cochambros*,
    abandonad*, falta de mantenimiento, falta mantenimiento, poco mantenimiento, necesita mantenimiento,
    necesita una mano, mano de pintura, capa de pintura, necesita reforma, necesita una reforma,
    necesita una renovacion, necesita renovarse, necesita un repaso, pide a gritos,
    ha visto tiempos mejores, tiempos mejores, tuvo tiempos mejores, se cae a pedazos, cayendo a pedazos,
    cayendose a trozos, se caia a trozos, caerse a trozos, a trozos, se cae a trozos, desconchad*,
    desconchones, grietas, grieta, agujero, agujeros, boquete, rajad*, rasgad*, suelt*, floj* la, cojea*,
    coja, se tambalea*, tambale*, goteras, gotera, fuga, fugas, pierde agua, perdia agua, filtracion*,
    humedad en el techo, goteaba, gotea, apagon*, se va la luz, se iba la luz, se fue la luz,
    saltaba la luz, saltan los plomos, saltaban los plomos, salta el diferencial, cortes de luz,
    bombilla fundida, bombillas fundidas, fundid*, faltaban bombillas, se cayo la, se cayo el, se nos cayo,
    se quedo en la mano, me quede con, nos quedamos con el, oxid*, oxidad*, chapuz*, cinta aislante,
    cinta americana, parche*, persiana atascada, puerta no cierra, mal estado, en mal estado, pesimo estado,
    estado lamentable, carcoma, despegad*, arrancad*, descolgad*, averi*, desperfect*, arreglar,
    por arreglar, sin arreglar, no se puede cerrar, no se podia cerrar, no echaba la llave`,
  good: 'reformad*, renovad*, nuevo, nueva, nuevos, nuevas',
  bad: 'viej*, muy viej*',
  goodBeside: 'impecable*, perfect*, cuidad*, buen*',
  badBeside: `
    rot*, atascad*, mal, mala, pesim*, fundid*, descascarill*, atranc*, lamentable*, nulo, deficiente, cruj*`,
  parts: `
    pintura, paredes, pared, persiana rota, persianas rotas, manilla, pomo, ventana, ventanas, puerta,
    puertas, bombilla*, azulejos, suelo, techo, cajon, grietas, interruptor, tirador, bisagra*, parquet,
    instalacion electrica, fontaneria, juntas`,
};
