import type { TopicWords } from '../format.ts';

export const parking: TopicWords = {
  names: `
    parking, aparcamiento, aparcar, plaza de garaje, garaje, plaza, estacionamiento, plaza de aparcamiento,
    plaza de parking, cochera, cargador`,
  things: `
    parking, aparcamiento, garaje, plaza de garaje, estacionamiento, plaza de aparcamiento, plaza de parking`,
  features: `
    parking gratuito, parking gratis, parking privado, plaza de garaje incluida, parking incluido,
    garaje incluido, garaje privado, aparcamiento gratuito, aparcamiento privado, parking propio,
    parking en el edificio, plaza propia, cargador para el coche, cargador electrico`,
  positive: `
    facil aparcar, aparcar facil, se aparca bien, se aparca facil, se aparca sin problema,
    aparcar sin problema*, aparcamos sin problema*, aparcar en la puerta, aparcamos en la puerta,
    aparcar delante, aparcamos delante, aparcar cerca, sitio para aparcar, facilidad para aparcar,
    facilidad de aparcamiento, facil aparcamiento, no hay problema para aparcar, siempre hay sitio,
    siempre encontramos sitio, siempre encontrabamos, buen aparcamiento, sin problemas de aparcamiento,
    sin problema para aparcar, sin problemas para aparcar, sitio para el coche, hueco para el coche,
    espacio para el coche, coche en la puerta`,
  negative: `
    dificil aparcar, dificil para aparcar, aparcar es, aparcar imposible, imposible aparcar,
    imposible de aparcar, no hay aparcamiento, no hay donde aparcar, no hay parking, no tiene parking,
    no habia parking, no se puede aparcar, donde aparcar, sin parking, sin aparcamiento, sin garaje,
    problemas para aparcar, problema para aparcar, problema de aparcamiento, complicado aparcar,
    aparcar complicado, odisea aparcar, aparcar .. odisea, aparcar .. horror, aparcar .. pesadilla,
    vueltas para aparcar, vueltas buscando, dando vueltas, vueltas con el coche, dimos vueltas,
    multa de aparcamiento, multaron, grua, parking de pago, zona azul, parking carisimo, plaza ocupada,
    plaza muy estrecha, plaza estrecha, plaza pequena, garaje estrecho, maniobrar, maniobras,
    rayamos el coche, rayar el coche, rozamos, rampa`,
  goodBeside: `
    gratis, gratuit*, facil*, comod*, privad*, incluid*, segur*, ampli*, grande, propi*, disponible,
    reservad*, lujo`,
  badBeside: `
    dificil*, car*, estrech*, imposible, complicad*, pequen*, lejos, limitad*, ocupad*, odisea, horror,
    escas*, pago, infierno, justo, justa, pesadilla, carisim*, complicado, drama, cuesta, costo`,
};
