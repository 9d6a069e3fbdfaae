import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'vista, panorama, veduta, vedute, affaccio, paesaggio, vista mare',
  things: 'vista, vista mare, panorama, affaccio',
  features: `
    vista mare, vista sul mare, vista sul, vista sulla, vista sui, vista sulle, vista lago, vista sugli,
    vista giardino, vista panoramica, vista su, vista montagne/monti/duomo/vesuvio/parco/colosseo/canale,
    con vista, vista aperta, affaccio/panorama su/sul/sulla/sui/sulle/sui,
    panorama/affaccio .. sul/sulla <scenery>`,
  positive: `
    si vede/vedono/vedeva/vedevano/ammira/gode/scorge/scorgono .. <scenery>,
    si vede/vedono/vedeva solo il/la? <scenery>,
    dal/dalla/dalle letto/balcone/terrazzo/terrazza/finestra/finestre/camera .. <scenery>,
    vede/vedi/vedere/ammirare/guardare/guardando il/lo/la/i/le <scenery>, bella vista,
    balcone/terrazzo/terrazza/camera con vista, balcone e vista,
    vista stupenda/mozzafiato/spettacolare/magnifica, mozzafiato, splendida vista, vista splendida, che vista,
    vista meravigliosa, vista incredibile, vista/panorama .. ripaga/favola/cartolina/sogno/film,
    panorama/vista da favola/cartolina/sogno/paura, da cartolina, toglie il fiato, lascia senza fiato,
    panoramic*, tramonto, tramonti, tramonti indimenticabili, alba sul, l alba, si vede il mare,
    vedere il mare, si? affaccia/affacciano/affacciava/affacciata/affacciato sul/sulla/sui/sulle/su <scenery>,
    da/danno sul/sulla/sui <scenery>, si affaccia sul mare, affaccia sul mare, affacciato sul mare,
    si affaccia sul lago, colpo d occhio, splendido/bellissimo/bello affaccio`,
  negative: `
    nessuna vista, senza vista, niente vista, non c e vista, non c e nessuna vista, vista mare non c e,
    vista non c e, vista/affaccio/veduta su/sul/sui/sulla/verso/un? <ugly>, vista <ugly>,
    vista/affaccio su un/una/il/la? <ugly>,
    si? affaccia/affacciano/affacciava/affacciata/affacciate su un/una? <ugly>,
    si? affaccia/affacciano/affacciava/affacciata/affacciate sul/sui/sulla/sulle <ugly>,
    da/danno/dava/davano su un/una <ugly>, da/danno/dava/davano sul/sui/sulla <ugly>,
    da/danno/dava sul/su muro/retro/lato del palazzo,
    finestra/finestre/camera .. da/danno/affaccia/affacciano .. <ugly>,
    si vede/vedono/vedeva/vedevano solo/soltanto,
    dalla/dalle/dal finestra/finestre/balcone/terrazzo/camera si vede/vedono solo,
    si vede/vedono/vedeva un/il? muro/parcheggio/bidoni/cassonetti, cavedio, chiostrina, pozzo luce,
    finestra/finestre/balcone/affacciata/affaccio su un/una? <ugly>,
    finestra/finestre/balcone sul/sui/sulla <ugly>, vista .. palazzo,
    vista/panorama/affaccio .. copert*/ostruit*/bloccat*/chius*, sporgendosi, sporgersi, ci si sporge,
    allungando il collo, torcendo il collo, <scenery> si vede appena/poco/solo/male,
    <scenery> .. si vede a malapena/appena, <scenery> non si vede/vedeva/vedono,
    non si vede/vedeva .. <scenery>, <scenery> .. a malapena, <scenery> .. da lontano`,
  goodBeside: `
    stupend*, bell*, magnific*, splendid*, spettacolar*, incredibil*, meraviglios*, strepitos*, invidiabil*,
    impareggiabil*, fantastic*, favolos*, suggestiv*, impagabil*, unic*, incantevol*, sogno, viaggio, superb*,
    indimenticabil*, ripaga`,
  badBeside: `
    muro, bidoni, cassonetti, brutt*, deludent*, copert*, ostruit*, triste, cortile, inesistent*, bloccat*,
    parcheggio, squallid*, insignificant*, desolant*, scars*`,
};
