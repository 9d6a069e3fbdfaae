import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    decoracion, muebles, mobiliario, estilo, diseno, ambiente, interior, interiores, iluminacion interior,
    luz, gusto, mueble, interiorismo, colores`,
  positive: `
    bien decorad*, muy bien decorad*, decorad* con, decorad* con gusto, decorado con mucho gusto,
    con mucho gusto, con gusto, gusto exquisito, buen gusto, con encanto, mucho encanto, acogedor*,
    muy acogedor*, coquet*, elegante*, cuqui, cuco, con estilo, mucho estilo, calid* y acogedor, hogarer*,
    de diseno, de revista, salido de una revista, parece de revista, vintage, rustic*, con personalidad,
    romantic*, amueblad* con, bien amueblad*, muy bien amueblad*, detalles de decoracion,
    decoracion preciosa, decoracion muy bonita, cuidada decoracion`,
  negative: `
    anticuad*, desfasad*, de los 70, de los 80, de los 90, de los anos 70, de los anos 80, anos 70, anos 80,
    anos 60, setenter*, frio e impersonal, fria e impersonal, impersonal*, sin encanto, sin alma,
    sin personalidad, sin gracia, poco acogedor*, nada acogedor*, horter*, cutre, cutres, mal gusto,
    de mal gusto, kitsch, muebles viejos, muebles antiguos, muebles baratos, muebles de ikea, muebles rotos,
    desparejados muebles, de la abuela, casa de la abuela, abuela, parece un hospital, sala de espera,
    carcel, celda, desangelad*, desnud*, paredes desnudas, espartan*, abarrotad*, recargad*, fluorescente*,
    luz blanca, poca luz, falta de luz, sin luz natural, no entra luz, no entra la luz, sofa incomodo,
    sofa hundido, sofa viejo, trastos, lleno de trastos, pasad* de moda`,
  good: 'modern*',
  bad: 'sosa, feo, fea, feos, oscur*, muy oscur*, lugubre, sombri*',
  goodBeside: `
    exquisit*, cuidad*, original*, elegante*, acogedor*, estupend*, agradabl*, bonit*, calid*, minimalista*,
    comod*`,
  badBeside: `
    viej*, antigu*, barat*, incomod*, pobre*, fri*, gastad*, escas*, triste*, feo*, rar*, desgastad*,
    triste, tristes`,
};
