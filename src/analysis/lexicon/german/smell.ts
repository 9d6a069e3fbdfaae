import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'geruch, geruche, duft, gerochen',
  positive: `
    duftete*, duftet*, geduftet, duften,
    roch/riecht/rochen/riechen/duftete nach frisch*/lavendel/holz/blumen,
    roch/riecht/rochen/riechen/duftete nach kaffee/sauberkeit/zitrone/meer/wald,
    roch/riecht/rochen/riechen es? .. gut/frisch/angenehm/herrlich/toll/lecker/sauber/neu,
    nach frisch* .. gerochen, gut gerochen, angenehmer duft, angenehmer geruch, frischer duft,
    frischer geruch, kein geruch, keine geruche, geruchsfrei, herrlich duftend*, nach frischer wasche`,
  negative: `
    stinkt*, stank, stanken, gestank, gestunken, roch/riecht nach,
    roch/riecht/stinkt .. nach putzmittel/chemie/chlor/rauch/zigaretten/essen/fett,
    roch/riecht/stinkt .. nach hund/katze/keller/schimmel/abwasser/schweiss/urin/farbe, muff, muffel*,
    moder, modergeruch, moderig*, modert*, schimmelt*, schimmeln, schimmlig*,
    roch/rochen/riecht/riechen .. unangenehm/komisch/muffig/streng/seltsam,
    roch/rochen/riecht/riechen .. schlecht/stark/modrig/eklig/ubel, rochen/riechen nach,
    roch/riecht es .. nach, nach .. gerochen, roch es unangenehm/komisch/stark, nach kanal, aus dem kanal,
    kanalisation, duftstecker, kalte rauch, rauchergeruch, raucherwohnung, korpergeruch, schweissgeruch,
    muffig*, modrig*, schimmel*, *schimmel, verschimmelt*, stockflecken, feucht*, feuchtigkeit, klamm,
    gerochen nach, nach rauch, nach zigaretten*, zigarettenrauch, zigarettengeruch, rauchgeruch,
    kalter rauch, kaltem rauch, verraucht*, geraucht, abwasser*, kanalgeruch, kloake, unangenehmer geruch,
    strenger geruch, beissender geruch, komischer geruch, geruchsbelastigung, nach hund, nach katze,
    urin*, *geruch aus, nach keller, kellergeruch, fauliger, faulig*, raumspray, duftspray, chemisch*`,
  goodBeside: 'angenehm*, frisch*, gut, herrlich*',
  badBeside: `
    unangenehm*, streng*, gewohnungsbedurftig*, ubel, uble, ubles, eklig*, intensiv*, modrig*, beissend*,
    komisch*, stark*, muffig*, seltsam*, ublen, ubler, schlecht*, penetrant*`,
};
