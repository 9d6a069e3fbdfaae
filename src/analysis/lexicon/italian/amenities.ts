import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    tutto il necessario, tutto l occorrente, tutto il necessario per, tutto quello che serve,
    tutto cio che serve, tutto quello di cui, tutto cio di cui, tutto quello che serviva, completa di tutto,
    completo di tutto, dotato di tutto, dotata di tutto, fornito di tutto, fornita di tutto,
    attrezzato/attrezzata/accessoriato/accessoriata di tutto, non manca nulla/niente,
    non mancava nulla/niente, non mancava nulla/niente persino/nemmeno/neanche,
    non ci manca/mancava nulla/niente, non e mancato nulla/niente, nulla/niente manca,
    non manca proprio nulla/niente, non manca davvero nulla/niente`,
  names: 'dotazioni, dotazione, comfort, servizi, attrezzature, comodita, optional, acqua della piscina',
  things: `
    ascensore, balcone, terrazzo, terrazza, piscina, giardino, lavatrice, asciugatrice, ferro da stiro,
    asse da stiro, culla, seggiolone, barbecue, sauna, idromassaggio, biciclette, giochi, stendino,
    stendibiancheria, stendipanni, specchio, tende, tapparelle, lampada, comodino, comodini, prese,
    prese di corrente, ombrellone, lettini, colazione, aspirapolvere, scopa, palestra, zanzariere, bidoni,
    sedie, persiane, abat jour, vasca idromassaggio, jacuzzi`,
  features: `
    piscina, idromassaggio, vasca idromassaggio, jacuzzi, sauna, palestra, balcone, balconcino, terrazzo,
    terrazza, terrazzino, giardino, giardinetto, patio, lavatrice, asciugatrice, barbecue, biciclette, bici,
    giochi da tavolo, giochi, giocattoli, culla, lettino da campeggio, seggiolone, ascensore,
    cesto/cestino/omaggio/vassoio di benvenuto, dolcetti, bottiglia di vino/prosecco/spumante, prosecco,
    colazione, torta, crostata, biscotti, marmellate, sdraio, amaca, ping pong, biliardino, biliardo,
    parco giochi, altalena, teli mare, ombrelloni, proiettore, animali ammessi, cani ammessi, ferro da stiro,
    asse da stiro, stendino, pianoforte, prodotti locali, prodotti tipici, caffe e biscotti, ciabattine,
    forno a legna, bagno turco, solarium, area giochi, vasca esterna`,
  positive: `
    tutti i comfort, ogni comfort, tutte le comodita, ogni comodita, dotato di ogni, dotata di ogni,
    pensato a tutto, pensato proprio a tutto, piccole attenzioni, tante piccole attenzioni,
    prosecco/vino/torta/dolce/frutta/acqua di benvenuto, fatto/fatta/fatte/fatti trovare .. torta/vino/dolci,
    colazione super, giardino/terrazzo/terrazza ben curat*/tenut*,
    idromassaggio/jacuzzi in/sulla/sul/nel giardino/terrazza/terrazzo/balcone`,
  negative: `
    senza ascensore, niente ascensore, nessun ascensore, manca l ascensore, non c e ascensore,
    non c e l ascensore, non c era l ascensore, senza balcone, senza terrazzo, senza piscina, senza lavatrice,
    niente lavatrice, senza ferro da stiro, senza tende, niente tende, nessuna tenda, senza tapparelle,
    senza specchio, quarto piano senza, piani a piedi, piani di scale, rampe di scale, quattro piani,
    cinque piani, tante/troppe/molte scale, scale .. sono tante/molte/troppe, troppi gradini, tanti gradini,
    scale a piedi, scale da fare, fare le scale, portare le valigie, trascinare le valigie, valigie su per,
    piscina chiusa/verde/fredda/vuota/gelata/ghiacciata, poche prese, mancano le prese, una sola presa,
    nessun comfort, pochi comfort, mancanza di comfort, pochi servizi, scarse dotazioni, mancavano le sedie,
    manca/mancano/mancava un po tutto, manca/mancava tutto, mancano/mancavano .. cose,
    mancano/mancavano le basi, nemmeno/neanche lo stretto necessario,
    colazione .. desiderare/migliorare/rivedere/dimenticare, colazione non <be> inclusa/compresa/servita,
    senza colazione, ne tende, ne tapparelle`,
  goodBeside: `
    grand*, privat*, riscaldat*, complet*, ampi*, bell*, soleggiat*, ottim*, curat*, abbondant*, ricc*, vari*,
    squisit*, delizios*, buonissim*, gustos*, rilassant*, genuin*, fresc*, disponibil*, inclus*, attrezzat*,
    fornit*, vivibil*`,
  badBeside: `
    chius*, piccol*, verde, fredd*, minuscol*, guast*, vecchi*, scars*, insufficient*, mancan*, manca,
    limitat*, condivis*, abbandonat*, trascurat*, fuori servizio, miser*, pover*, affollat*, sovraffollat*,
    gelat*, gelid*, ghiacciat*, monoton*, spartan*, inesistent*, ridott*, incolt*, industrial*, confezionat*,
    sempre pien*, strett*, rott*`,
};
