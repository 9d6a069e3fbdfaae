import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    cucina, angolo cottura, cucinino, cucinare, forno, fornelli, fornello, piano cottura, frigo,
    frigorifero, freezer, lavastoviglie, pentol*, padell*, stoviglie, posate, coltell*, utensili, piatti,
    bicchieri, tazze, bollitore, tostapane, microonde, forno a microonde, moka, elettrodomestici, lavello,
    cappa, piastre, caffettiera, cavatappi`,
  things: `
    microonde, forno, frigo, frigorifero, freezer, congelatore, lavastoviglie, bollitore, tostapane, moka,
    padella, padelle, pentola, pentole, sale, olio, zucchero, caffe, spugna, spugnetta, detersivo,
    detersivo per i piatti, cavatappi, apribottiglie, apriscatole, coltelli, posate, bicchieri, piatti,
    scolapasta, strofinaccio, tagliere, cappa, caffettiera`,
  features: `
    macchina del caffe, macchinetta del caffe, nespresso, macchina espresso, cialde, capsule,
    capsule del caffe, isola`,
  positive: `
    cucina attrezzata, ben attrezzat*, ben equipaggiat*, completamente attrezzat*, super attrezzat*,
    attrezzatissim*, accessoriat*, ben accessoriat*, fornitissim*, ben fornit*,
    tutto il necessario per cucinare, tutto per cucinare, tutto quello che serve per cucinare,
    niente manca, cucina completa, coltelli affilati, piacere cucinare`,
  negative: `
    poco attrezzat*, mal attrezzat*, poco accessoriat*, non attrezzat*, scarsamente attrezzat*,
    poco fornit*, mal fornit*, mancano le pentole, mancavano le pentole, mancano pentole, mancavano pentole,
    mancano utensili, poche pentole, poche stoviglie, poche posate, pochi piatti, pochi bicchieri,
    due forchette, una sola padella, una sola pentola, solo una padella, solo una pentola,
    coltelli che non tagliano, non tagliano, non taglia, non tagliavano, spaiat*, sbeccat*, scheggiat*,
    impossibile cucinare, non si puo cucinare, non si riesce a cucinare, padelle graffiate,
    padella graffiata, padelle rovinate, padelle bruciate, un solo fornello, niente sale, neanche il sale,
    nemmeno il sale, ne olio, ne sale`,
  goodBeside: `
    attrezzat*, complet*, modern*, nuov*, grand*, ampi*, di tutto, accessoriat*, fornit*, funzional*,
    spazios*, super, pratic*, dotat*`,
  badBeside: `
    piccol*, minuscol*, vecchi*, scars*, essenzial*, basic*, poco, poca, pochi, poche, incomplet*, mancano,
    manca, mancava*, spartan*, ridott*, rovinat*, graffiat*, minim*, scomod*, spaiat*, limitat*, inesistent*`,
};
