import type { TopicWords } from '../format.ts';

export const parking: TopicWords = {
  names: `
    parking, aparcamiento, aparcar, estacionar, estacionarse, parqueadero, parqueo, plaza de garaje,
    garaje, garage, estacionamiento, plaza de aparcamiento, plaza de parking, cochera,
    cajon de estacionamiento, cargador electrico/para`,
  things: `
    parking, aparcamiento, garaje, garage, cochera, plaza de garaje, estacionamiento, parqueadero,
    plaza de aparcamiento, plaza de parking`,
  features: `
    parking/aparcamiento/estacionamiento/garaje/cochera gratuito/gratis/privado/incluido/propio/techado/subterraneo,
    plaza de garaje/parking/aparcamiento incluida/propia/gratuita, parking en el edificio, plaza propia,
    plaza incluida, cargador para el coche, cargador electrico,
    estacionamiento/parking/garaje/cochera .. para dos/2/tres/3/varios coches/autos/carros/vehiculos`,
  positive: `
    facil .. aparcar/estacionar/estacionarse, aparcar/estacionar .. facil/facilmente,
    se aparca/estaciona bien/facil, se aparca sin problema,
    aparcar/estacionar/aparcamos/estacionamos/aparcado/aparcando .. sin problema*,
    aparcar/estacionar/aparcamos/estacionamos/aparcado .. gratis/delante/puerta/calle/frente/enfrente,
    no hay/tuvimos/hubo/tuve/tienes .. problema/problemas .. aparcar/estacionar/aparcamiento,
    dejar/dejamos/dejabamos el coche/carro/auto .. puerta/gratis/problema*/delante/calle/enfrente/frente/tranquilos/tranquilidad/seguro,
    aparcar/estacionar cerca, aparcamos/estacionamos en la puerta,
    sitio/hueco/espacio/lugar para aparcar/estacionar, sitio para .. coche,
    facilidad para aparcar/estacionar, facilidad de aparcamiento, facil aparcamiento,
    no hay problema para aparcar, siempre hay sitio, siempre encontramos sitio/hueco/aparcamiento,
    siempre encontrabamos, buen aparcamiento,
    sin problema/problemas de/para aparcar/aparcamiento/estacionar/estacionamiento,
    hueco/sitio/espacio/lugar para el coche/carro/auto, sitio/espacio/lugar para dos coches/autos/carros,
    coche en la puerta, coche/carro/auto .. seguro/guardado, plaza .. amplia/comoda/grande .. coche,
    aparca* .. gratis`,
  negative: `
    dificil .. aparcar/estacionar,
    aparcar/estacionar .. imposible/complicado/dificil/odisea/horror/pesadilla/infierno/locura,
    imposible .. aparcar/estacionar, costo/cuesta/costaba .. aparcar/estacionar,
    no hay/habia .. aparcamiento/parking/estacionamiento, no hay/habia .. donde aparcar/estacionar,
    donde aparcar/estacionar, no tiene/tenia/hay/habia parking/garaje/estacionamiento/aparcamiento/cochera,
    no se puede aparcar/estacionar,
    no hay/habia/encontr* sitio/hueco/lugar/espacio para aparcar/estacionar,
    multa .. aparcar/aparcamiento/estacionar, sin parking/aparcamiento/garaje/estacionamiento,
    problema/problemas para aparcar/estacionar, problema de aparcamiento, complicado .. aparcar/estacionar,
    vueltas para aparcar/estacionar, vueltas .. aparcar/estacionar, vueltas buscando,
    cuesta/costo/cost* encontrar sitio/hueco/aparcamiento/estacionamiento,
    dando vueltas .. coche/aparcar/aparcamiento/sitio, dimos vueltas, vueltas con el coche,
    multa de aparcamiento, multaron, grua, parking/estacionamiento/aparcamiento .. de pago, zona azul,
    parking .. carisimo/caro/euros, pagar un? parking/estacionamiento/aparcamiento/garaje,
    pagar el parking/estacionamiento/aparcamiento/garaje, pagar por .. parking/estacionamiento/aparcar,
    plaza/garaje/rampa .. ocupada/estrecha/estrecho/pequena/diminuta/minuscula, maniobrar, maniobras,
    rayamos el coche, rayar el coche, rozamos`,
  goodBeside: `
    gratis, gratuit*, facil*, comod*, privad*, incluid*, segur*, ampli*, grande, propi*, disponible,
    reservad*, lujo, sin pagar, sin pagar nada, techad*, cubiert*`,
  badBeside: `
    dificil*, caro, cara, caros, caras, estrech*, imposible, complicad*, pequen*, lejos, limitad*, ocupad*,
    odisea, horror, escas*, pago, infierno, justo, justa, pesadilla, carisim*, drama, cuesta, costo,
    costaba, locura, lleno, llena`,
};
