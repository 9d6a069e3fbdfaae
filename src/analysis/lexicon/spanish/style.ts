import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    decoracion, decorado, decorada, muebles, mobiliario, estilo, diseno, ambiente, ambientacion, interior,
    interiores, iluminacion interior, luz, mueble, interiorismo, colores`,
  positive: `
    bien decorad*, muy bien decorad*, decorad* con,
    decorad* .. gusto/mimo/carino/encanto/estilo/bonito/detalle, con .. gusto decorad*, con mucho gusto,
    con gusto, gusto exquisito, gusto .. decora*, buen gusto, gusto para poner/decorar, con encanto,
    mucho encanto, tiene encanto, lleno/llena de encanto, acogedor*, coquet*, elegante*, cuqui, cuquis,
    cuco, con estilo, mucho estilo, calid* y acogedor*, hogaren*, de diseno, de revista, parece de revista,
    vintage, rustic*, con personalidad, mucha personalidad, romantic*, amueblad* con, muy? bien amueblad*,
    detalles de decoracion, decoracion .. preciosa/bonita/linda/gusto/cuidada, cuidada decoracion,
    flores frescas, cuidad* al detalle, cuidad* .. ultimo detalle, cuidad* .. mimo, todo lujo de detalles,
    muchos detalles, mimo, bellamente`,
  negative: `
    anticuad*, desfasad*, de los anos? 60/70/80/90, anos 60/70/80/90, setenter*, frio e impersonal,
    fria e impersonal, impersonal*, sin encanto, ningun encanto, falta de encanto, sin alma,
    sin personalidad, sin gracia, sin decorar, sin decoracion, poco/nada acogedor*, horter*, cutre, cutres,
    mal gusto, de mal gusto, kitsch, muebles .. viejos/antiguos/baratos/pasados/anticuados,
    muebles de ikea, desparejados muebles, de la abuela, casa de mi? abuela, parece un hospital,
    parece un piso de estudiantes, sala de espera, carcel, celda, desangelad*, paredes .. desnudas,
    espartan*, abarrotad*, recargad*, fluorescente*, luz blanca, poca luz, falta de luz, sin luz natural,
    no hay/habia/tiene luz natural, no entra .. luz, sofa incomodo, trastos, lleno de trastos,
    pasad* de moda, necesita .. actualiz*, toque de modernidad`,
  good: 'modern*',
  bad: 'sosa, soso, feo, fea, feos, feas, oscur*, muy oscur*, lugubre, sombri*',
  goodBeside: `
    exquisit*, cuidad*, original*, elegante*, acogedor*, estupend*, agradabl*, bonit*, lind*, precioso,
    preciosa, preciosos, preciosas, calido, calida, minimalista*, comod*, natural`,
  badBeside: `
    viej*, antigu*, barat*, incomod*, pobre*, frio, fria, gastad*, escas*, triste*, feo*, raro, rara,
    raros, desgastad*, tristes, anticuad*`,
};
