import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    cucina, cucinotto, cucinotta, angolo cottura, angolo cucina, cucinino, cucinare, forno, fornelli,
    fornello, fuochi, fuoco, piano cottura, piastra, piano a induzione, induzione, frigo, frigorifero,
    freezer, lavastoviglie, pentol*, padell*, stoviglie, posate, coltell*, utensili, piatti, bicchieri, tazze,
    bollitore, tostapane, microonde, forno a microonde, moka, elettrodomestici, lavello, cappa, piastre,
    caffettiera, cavatappi, frigobar`,
  things: `
    microonde, forno, frigo, frigorifero, frigobar, freezer, congelatore, lavastoviglie, bollitore, tostapane,
    moka, padella, padelle, pentola, pentole, olio, zucchero, caffe, spugna, spugnetta, detersivo,
    detersivo per i piatti, cavatappi, apribottiglie, apriscatole, coltelli, posate, bicchieri, piatti,
    scolapasta, strofinaccio, strofinacci, tagliere, cappa, caffettiera, cucina, utensili, stoviglie`,
  features: `
    macchina del caffe, macchina da caffe, macchinetta del caffe, nespresso, macchina espresso, cialde,
    capsule, capsule del caffe, isola centrale, lavastoviglie`,
  positive: `
    cucina attrezzata, ben attrezzat*, ben equipaggiat*, completamente attrezzat*, super attrezzat*,
    attrezzatissim*, cucina/cucinotto accessoriat*, ben accessoriat*, super accessoriat*, fornitissim*,
    cucina .. dotata di ogni/tutto, ben fornit*, tutto il? necessario per cucinare,
    tutto l occorrente per cucinare, tutto per cucinare, tutto quello/cio che serve per cucinare,
    niente manca, cucina completa, cucina completa di tutto, cucina completa di tutto il necessario,
    cucina .. ha tutto, piccola ma ha tutto, in cucina .. c era tutto,
    cucina .. tutto l occorrente/necessario, coltelli affilati, piacere cucinare,
    stoviglie/pentole/posate .. in abbondanza, tante/tutte le stoviglie/pentole,
    olio/sale/zucchero .. a disposizione, trovato .. olio/caffe/zucchero/pasta, spazio per cucinare`,
  negative: `
    poco attrezzat*, mal attrezzat*, poco accessoriat*, non attrezzat*, non .. attrezzat*,
    scarsamente attrezzat*, poco fornit*, mal fornit*, non .. fornita,
    mancano/mancavano le? pentole/padelle/posate/stoviglie/tazze, mancano utensili, poche pentole,
    poche stoviglie, poche posate, pochi piatti, pochi bicchieri, poche padelle,
    stoviglie/posate/bicchieri/piatti contati/contate/contati, due forchette, una sola padella,
    una sola pentola, solo una padella, solo una pentola, coltelli che non tagliano, non tagliano, non taglia,
    non tagliavano, spaiat*, sbeccat*, scheggiat*, impossibile cucinare,
    non si puo/poteva/riusciva/riesce .. cucinare, non si puo cucinare, non si riesce a cucinare,
    difficile cucinare, padelle graffiate, padella graffiata, padelle rovinate, padelle bruciate,
    pentole/padelle .. ammaccat*/bruciat*/graffiat*/rovinat*/vecchie/antiaderenza, un solo fornello/fuoco,
    solo un fornello/fuoco, solo due fornelli/fuochi, fornelli/fuochi funzionanti su,
    solo due fornelli/fuochi funzionanti, un solo fornello/fuoco funzionante, niente sale, manca* il sale,
    neanche il sale, nemmeno il sale, ne olio, ne sale, cucina .. minimo indispensabile,
    cucina .. mancava/manca tutto, cucina <be> piccola/minuscola/piccolissima, cucina <be> .. piccola,
    cucina .. manca di, in cucina .. poco, in cucina .. mancano/mancavano,
    frigo/frigorifero/freezer non raffredda/raffreddava/funziona,
    frigo/frigorifero .. non raffredda/raffreddava, cucina da campeggio`,
  goodBeside: `
    attrezzat*, complet*, modern*, nuov*, grand*, ampi*, di tutto, accessoriat*, fornit*, funzional*,
    spazios*, super, pratic*, dotat*, ben organizzat*, equipaggiat*, organizzat*, abitabil*, luminos*`,
  badBeside: `
    piccol*, minuscol*, vecchi*, scars*, essenzial*, basic*, pochi, poche, incomplet*, mancano, manca,
    mancava*, spartan*, ridott*, rovinat*, graffiat*, minim*, scomod*, spaiat*, limitat*, inesistent*,
    ammaccat*, lent*, lentissim*, arrugginit*, strett*, contat*, obsolet*, datat*, antiquat*, bruciat*, buc*`,
};
