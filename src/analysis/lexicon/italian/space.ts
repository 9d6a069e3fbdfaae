import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: 'spazio, spazi, dimensioni, dimensione, disposizione, metratura',
  things: `
    armadio, armadi, grucce, spazio per, posto per, cassetti, spazio, appendiabiti, ripiani, attaccapanni,
    mensole`,
  positive: `
    spazios*, grande spazio, tanto spazio, molto spazio, spazio a sufficienza, abbastanza spazio,
    spazio sufficiente, spazio in abbondanza, ampi spazi, spazi ampi, spazi generosi, tanti armadi,
    armadi capienti, armadio capiente, capient*, piu grande di quanto, piu grande del previsto,
    ben distribuit*, ben divis*, ben organizzat*, ben disposto, ben sfruttat*, soffitti alti, arios*,
    comodamente in, ognuno con la sua, ognuno aveva`,
  negative: `
    troppo piccol*, molto piccol*, piuttosto piccol*, piu piccolo, poco spazio, spazio ridotto,
    spazi ridotti, spazi ristretti, ristrett*, senza spazio, nessuno spazio, non c e spazio,
    non c era spazio, manca lo spazio, mancanza di spazio, manca spazio, senza armadi*, nessun armadio,
    niente armadio, niente armadi, non c e un armadio, poco posto, non c e posto, claustrofobic*,
    scatola di scarpe, scatola di fiammiferi, scatoletta, sgabuzzino, loculo, buco, tugurio, bugigattolo,
    come sardine, sardine, uno sopra l altro, gli uni sugli altri, ammassati, stipati, aprire la valigia,
    aprire le valigie, valigie aperte, valigia aperta, valigie per terra, vivere con la valigia, scavalcare,
    girarsi, ci si gira, soffitto basso, soffitti bassi, mansardat*, testa contro, sbattere la testa,
    incastrat*`,
  good: 'grande, grandi, ampi*, ampissim*, enorme, enormi, immens*, grandissim*',
  bad: 'compatt*, piccol*, minuscol*, microscopic*, strett*, angust*, piccolissim*',
  goodBeside: `
    sufficient*, abbondant*, generos*, tant*, molt*, comod*, luminos*, perfett*, pratic*, distribuit*`,
  badBeside: 'poco, poca, scars*, ridott*, limitat*, risicat*, insufficient*, manca, mancan*, mal',
  parts: `
    metri quadri, camera, camere, stanza, stanze, soggiorno, salotto, armadio, armadi, locali,
    cabina armadio, sala, grucce, cassetti`,
};
