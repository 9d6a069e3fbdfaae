import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    tutto il necessario, tutto l occorrente, tutto quello che serve, tutto cio che serve,
    tutto quello di cui, tutto cio di cui, dotato di tutto, dotata di tutto, fornito di tutto,
    fornita di tutto, non manca nulla, non manca niente, non mancava nulla, non mancava niente,
    non manca proprio nulla`,
  names: 'dotazioni, dotazione, comfort, servizi, attrezzature, comodita, optional',
  things: `
    ascensore, balcone, terrazzo, terrazza, piscina, giardino, lavatrice, asciugatrice, ferro da stiro,
    asse da stiro, culla, seggiolone, barbecue, sauna, idromassaggio, biciclette, giochi, stendino,
    stendibiancheria, specchio, tende, tapparelle, lampada, comodino, comodini, prese, prese di corrente,
    ombrellone, lettini, colazione, aspirapolvere, scopa, palestra, zanzariere, bidoni, sedie, persiane,
    abat jour`,
  features: `
    piscina, idromassaggio, jacuzzi, sauna, palestra, balcone, balconcino, terrazzo, terrazza, terrazzino,
    giardino, cortile, patio, lavatrice, asciugatrice, barbecue, biciclette, bici, giochi da tavolo, giochi,
    giocattoli, libri, culla, lettino da campeggio, seggiolone, ascensore, cesto di benvenuto,
    cestino di benvenuto, omaggio di benvenuto, dolcetti, bottiglia di vino, bottiglia di prosecco,
    prosecco, colazione, torta, crostata, biscotti, marmellate, lettini, sdraio, amaca, ping pong,
    biliardino, biliardo, parco giochi, altalena, teli mare, ombrellone, proiettore, animali ammessi,
    cani ammessi, ferro da stiro, asse da stiro, stendino, pianoforte, prodotti locali, prodotti tipici,
    caffe e biscotti, ciabattine, forno a legna`,
  positive: `
    tutti i comfort, ogni comfort, tutte le comodita, ogni comodita, dotato di ogni, dotata di ogni,
    pensato a tutto, curato nei dettagli, curata nei dettagli, attenzione ai dettagli, cura dei dettagli,
    cura dei particolari, ogni dettaglio, piccole attenzioni, tante piccole attenzioni`,
  negative: `
    senza ascensore, niente ascensore, nessun ascensore, manca l ascensore, non c e ascensore,
    non c e l ascensore, non c era l ascensore, senza balcone, senza terrazzo, senza piscina,
    senza lavatrice, niente lavatrice, senza ferro da stiro, senza tende, niente tende, senza tapparelle,
    senza specchio, quarto piano senza, piani a piedi, piani di scale, rampe di scale, quattro piani,
    cinque piani, portare le valigie, trascinare le valigie, valigie su per, piscina chiusa, piscina sporca,
    piscina verde, piscina fredda, piscina vuota, poche prese, mancano le prese, una sola presa,
    nessun comfort, pochi comfort, mancanza di comfort, pochi servizi, mancavano le sedie`,
  goodBeside: 'grand*, privat*, riscaldat*, complet*, ampi*, bell*, soleggiat*, ottim*, panoramic*, curat*',
  badBeside: `
    chius*, piccol*, verde, fredd*, minuscol*, guast*, vecchi*, scars*, insufficient*, mancan*, manca,
    limitat*, condivis*, abbandonat*, trascurat*, fuori servizio`,
};
