import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: 'spazio, spazi, dimensioni, dimensione, disposizione, metratura',
  things: `
    armadio, armadi, grucce, spazio per, posto per, cassetti, spazio, appendiabiti, ripiani, attaccapanni,
    mensole`,
  positive: `
    grande spazio, tanto spazio, molto spazio, spazio a sufficienza, abbastanza spazio,
    spazio sufficiente/necessario, tutto lo spazio, spazio in abbondanza, c e spazio, c era spazio,
    spazio per tutti, posto per tutti, ampi spazi, spazi ampi, spazi generosi, tanti armadi, armadi capienti,
    armadio capiente, capient*, piu grande di quanto, piu grande del previsto, ben distribuit*, ben divis*,
    ben organizzat*, ben disposto, ben sfruttat*, soffitti alti, arios*,
    comodamente in quattro/sei/cinque/otto/due/tre/4/5/6/8, si sta/sta comodi,
    ci si sta .. in quattro/sei/cinque/otto, ognuno con la sua, ognuno aveva,
    camera/camere/stanza/stanze da letto enorme/enormi/grande/grandi/ampia/ampie/spaziosa/spaziose,
    camera/stanza da letto <be> .. grande/enorme/ampia/spaziosa, <number> metri quadri/quadrati .. comod*`,
  negative: `
    piu piccolo, piu piccola, poco spazio, non molto/tanto/troppo spazio, spazio ridotto,
    spazio insufficiente, spazi ridotti, spazi ristretti, ristrettissim*, ristrett*, senza spazio,
    nessuno spazio, non c e/era spazio, non c e lo spazio, manca lo spazio, mancanza di spazio, manca spazio,
    senza armadi*, nessun armadio, niente armadio, niente armadi, non c e un armadio, pochi armadi,
    nessun/non .. posto/dove .. appendere/appoggiare/mettere,
    non <be> .. dove appendere/appoggiare/mettere/aprire, non si sa dove mettere, poco posto, non c e posto,
    claustrofobic*, scatola di scarpe, scatola di fiammiferi, scatoletta, sgabuzzino, loculo, cubicolo,
    buco di, un buco, e un buco, un vero buco, tugurio, bugigattolo, stanzino, come sardine, sardine,
    uno sopra l altro, gli uni sugli altri, ammassati, stipati, aprire la valigia, aprire le valigie,
    valigie aperte, valigia aperta, valigie per terra, vivere con la valigia, scavalcare, girarsi, ci si gira,
    non ci si muove/gira/muoveva/sta, ci si muove .. fatica/appena/malapena/difficolta,
    si sta/stava/sta stretti, stretti, si sta un po stretti, a malapena .. passa*/muove*/entra*,
    soffitto basso, soffitti bassi, mansardat*, testa contro, sbattere la testa,
    camera/camere/stanza/stanze da letto piccola/piccole/minuscola/piccolissima,
    camera da letto <be> .. piccola/minuscola/stretta, all osso`,
  good: 'grande, grandi, ampi*, ampissim*, enorme, enormi, immens*, grandissim*, spazios*, spaziosissim*',
  bad: 'compatt*, piccol*, minuscol*, microscopic*, strett*, strettissim*, angust*, piccolissim*, piccin*',
  goodBeside: 'sufficient*, abbondant*, generos*, distribuit*, vivibil*, ben pensat*, ben studiat*',
  badBeside: 'scars*, ridott*, limitat*, risicat*, insufficient*, mal, poco, ridottissim*, sacrificat*',
  parts: `
    metri quadri, camera, camere, cameretta, stanza, stanze, soggiorno, salotto, armadio, armadi,
    cabina armadio, sala, grucce, cassetti`,
};
