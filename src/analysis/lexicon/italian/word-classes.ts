import type { Phrases } from '../format.ts';

export const wordClasses: Readonly<Record<string, Phrases>> = {
  // "e" is both "is" and "and".
  be: 'e, era, erano, sono, stato, stata, stati, state, sia, fosse, risulta, risultava, sembra, sembrava',
  number: `
    un, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, quindici, venti, trenta, cento,
    duecento, trecento, pochi, poche, alcuni, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*`,
  firstname: `
    marco, maria, anna, luca, giulia, paolo, francesca, laura, elena, sara, valentina, martina, federica,
    alessandra, alessandro, andrea, matteo, davide, simone, stefano, stefania, roberto, roberta, giuseppe,
    giuseppina, giovanna, antonella, antonietta, antonio, salvatore, carmela, carmelo, rosaria, teresa, lucia,
    silvia, simona, daniela, daniele, claudia, claudio, monica, cristina, barbara, paola, carla, carlo, mario,
    luigi, luisa, vincenzo, enzo, gianni, gianluca, gennaro, ciro, pietro, fabio, mauro, riccardo, michela,
    michele, ilaria, elisa, marta, giorgia, giorgio, nicola, patrizia, rita, angela, caterina, eleonora,
    irene, emanuela, emanuele, raffaele, raffaella, domenico, filippo, filomena, tommaso, lorenzo, leonardo,
    giacomo, ivan, manuela, sabrina, nadia, sonia, veronica, beatrice, alice, camilla, giada, nunzia,
    concetta, pina`,
  place: `
    stazione, metro, metropolitana, duomo, fermata, spiaggia, spiagge, mare, lago, centro, porto, traghetti,
    aeroporto, supermercato, supermercati, negozi, piazza, museo, musei, universita, ospedale, fiera, stadio,
    parco, ristoranti, locali, bar, lungomare, castello, colosseo, vaticano, cattedrale, funivia, impianti,
    piste, seggiovia, tram, bus, autobus, pullman, autostrada, terme, citta, paese, borgo, farmacia,
    panificio, mercato, attrazioni, monumenti, trasporti, mezzi, servizi`,
  scenery: `
    mare, citta, montagne, montagna, monti, monte, lago, tetti, valle, vallata, golfo, duomo, vesuvio, etna,
    castello, colosseo, cupola, cupole, colline, alpi, dolomiti, isola, isole, faro, porto, laguna, canale,
    cattedrale, torre, skyline, stelle, costa, costiera, baia, faraglioni, vigneti, campagna, bosco, panorama,
    orizzonte, tramonto, alba, fiume, borgo, pescherecci, barche`,
  ugly: `
    muro, muri, parete, bidoni, cassonetti, cortile, cortiletto, parcheggio, cavedio, chiostrina, ferrovia,
    binari, cantiere, impalcatura, impalcature, discarica, capannone, capannoni, garage, palazzo, palazzi,
    condominio, vicolo, intercapedine, tangenziale, benzinaio, lamiera, lamiere, condizionatori`,
};
