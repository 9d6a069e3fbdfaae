import type { TopicWords } from '../format.ts';

export const communication: TopicWords = {
  people: 'anfitrion*, dueno*, duena*, propietari*, casero*, casera, agencia, gestor*',
  names: `
    anfitrion*, propietari*, dueno*, duena*, casero*, casera*, comunicacion, atencion, trato, personal,
    servicio, servicio al cliente, atencion al cliente, encargad*, gestor*, equipo, respuesta*,
    recepcionista*, host, conserje, gerente, agencia, contacto, mensajes`,
  positive: `
    amable*, amabilisim*, amabilidad, atento, atenta, atentos, atentas, atentisim*, simpatic*, simpatia,
    servicial*, hospitalari*, hospitalidad, acogedor recibimiento, pendiente, pendientes, agradabl* trato,
    buen trato, cercano y, encantador*, encantad* de ayudar, majo, maja, majos, majas, majisim*, educad*,
    detallista*, detalle, detallazo, disponible*, disposicion, disponibilidad, siempre dispuest*,
    respond* .. rapid*/rapidamente/enseguida/al momento/al instante/en minutos/minutos,
    contest* .. rapid*/enseguida/al momento/al instante/minutos, respuesta rapida, respuestas rapidas,
    nos ayudo, nos ayudaron, ayuda, resolv* .. rapid*/enseguida/al momento,
    solucion* .. rapid*/enseguida/al momento/dia/minutos/rato, nos soluciono, nos lo soluciono,
    nos trataron como, nos trato como, como de la familia, recomendaciones, consejos, nos aconsej*,
    nos recomend*, un encanto, un sol, de diez, bienvenida, se preocup*, se desviv*, se porto genial,
    se portaron, facilidades, nos facilito, nos dio todo, cuida los detalles, carinos*, un amor`,
  negative: `
    senales de vida, ni caso, dieron largas, dio largas,
    antipatic*, borde, bordes, maleducad*, grosero*, groser*, desagradable*, prepotente*, arrogante*,
    soberbi*, agresiv*, no respond*, no contest*, nunca respond*, nunca contest*, sin respuesta,
    sin contestar, ni respond*, ni contest*, no nos respond*, no nos contest*, no cogio el telefono,
    no cogia, no coge el telefono, no cogen, no atend*, nadie respond*, nadie contest*, nadie nos,
    tard* .. responder/contestar/horas/dias, tardo .. en, ilocalizable*, imposible contactar,
    imposible hablar, dificil contactar, ni caso, ni una disculpa, ni un perdon, sin disculpas,
    sin disculparse, ni se disculp*, no se disculp*, ninguna solucion, sin solucion, no dio solucion,
    no nos dieron solucion, no nos dio solucion, no solucion*, no hizo nada, no hicieron nada, nos ignor*,
    ignor*, pasa de todo, pasaba de, pasan de, pasaron de, se desentend*, se lavo las manos, excusas,
    excusa, mintio, mienten, mentira*, nos acus*, acus*, nos ech* la culpa, culpa nuestra, nos grit*,
    grito, gritos, nos dijeron que, nos dijo que, que era normal, que es normal, cancel*, nos cancel*,
    cancelaron, falta de atencion, mala atencion, mal trato, trato pesimo, pesimo trato, poca atencion,
    poco amable*, nula atencion, nula comunicacion, buzon de voz, contestador, en visto,
    se encogio de hombros, prometi* .. nunca/nada, aun esperando, seguimos esperando, todavia esperamos,
    sin avisar, entro sin, carteles por todas partes, prohibiciones, malas formas, malos modos,
    malas maneras, se rio`,
  goodBeside: `
    rapid*, fluid*, cercan*, facil*, agil, inmediat*, clar*, profesional*, exquisit*, acogedor*, calid*,
    eficaz, eficiente*, correct*, flexible*, generos*, discret*, de lujo, encantador*`,
  badBeside: `
    lent*, frio, fria, frios, distante*, nul*, inexistente*, escas*, ausente*, tard*, pesad*, deficiente*,
    brill* por su ausencia, despreocupad*, informal, sec*, complicad*, confus*`,
};
