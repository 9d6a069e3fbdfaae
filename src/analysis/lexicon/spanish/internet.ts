import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wifi, wi fi, internet, conexion, senal, red, router, modem, cobertura, tele, television, televisor, tv,
    netflix, fibra, velocidad`,
  things:
    'wifi, wi fi, internet, conexion a internet, television, tele, tv, cobertura, senal, netflix, conexion',
  features: 'fibra optica, smart tv, con netflix, netflix incluido',
  positive: `
    buen wifi, wifi rapido, buena conexion, conexion rapida, internet rapido, alta velocidad, teletrabaj*,
    teletrabajar sin, videollamadas sin, videollamadas, trabajar en remoto, home office`,
  negative: `
    iba y venia, va y viene, teletrabajar no vale/se/pudimos/pude, solo .. canales, pocos canales,
    sin canales, tirar de datos, tire de datos, tirar de movil, usar .. datos,
    sin wifi/internet/cobertura/senal/conexion,
    no hay/habia/tiene/tenia/tenian/teniamos wifi/internet/cobertura/senal/conexion, ni wifi, ni internet,
    datos del movil, datos moviles, mis datos, nuestros datos, compartir datos, contrasena incorrecta,
    no llega/llegaba la senal, no pude/pudimos/podia/podiamos/puede/se teletrabajar/conectar*,
    imposible conectarse/teletrabajar, no se? puede teletrabajar`,
  goodBeside: `
    rapid*, estable*, buen, buena, potente*, veloz, va bien, va genial, funciona bien, vuela, volaba,
    grande*, perfect*, fluid*, de sobra, gigante*, no fall*`,
  badBeside: `
    lent*, lentisim*, inestable*, debil, mala, malo, mal, floj*, pesim*, penos*, fatal, intermitente*,
    nul*, desastre, inservible, tortuga, justito, justo, limitad*, pequen*, horrible*, deficiente, se cae,
    se caia, caia, cae, se corta, se cortaba, cortaba, corta, cortes, se va, se iba, cada dos por tres,
    desconect*, no llega*, no llega a, tampoco llega*, no carga*, no jala*, jal*, no conect*, no tira*,
    iba a ratos, a ratos, no pude trabajar, imposible trabajar, fallaba, falla, no se ve/veia/ven/veian,
    se ve/veia mal`,
};
