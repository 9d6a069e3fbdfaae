import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'geruch, geruche, duft, luft, gerochen',
  positive: `
    duftete*, duftet*, roch gut, roch angenehm, roch frisch, roch herrlich, riecht gut, riecht angenehm,
    riecht frisch, roch nach frisch*, riecht nach frisch*, roch nach lavendel, gut gerochen,
    angenehmer duft, angenehmer geruch, frischer duft, frischer geruch, kein geruch, keine geruche,
    geruchsfrei, herrlich duftend*, nach frischer wasche`,
  negative: `
    stinkt*, stank, stanken, gestank, gestunken, muff*, muffig*, modrig*, moder*, schimmel*, *schimmel,
    verschimmelt*, stockflecken, feucht*, feuchtigkeit, klamm, roch nach, riecht nach, roch es nach,
    riecht es nach, roch es, roch stark, riecht stark, roch muffig, riecht muffig, roch unangenehm,
    riecht unangenehm, roch komisch, riecht komisch, roch seltsam, gerochen nach, nach rauch,
    nach zigaretten*, zigarettenrauch, zigarettengeruch, rauchgeruch, kalter rauch, kaltem rauch,
    verraucht*, geraucht, abwasser*, kanal*, kanalgeruch, kloake, unangenehmer geruch, strenger geruch,
    beissender geruch, komischer geruch, geruchsbelastigung, nach hund, nach katze, urin*, *geruch aus,
    nach keller, kellergeruch, fauliger, faulig*, raumspray, duftspray, chemisch*`,
  goodBeside: 'angenehm*, frisch*, gut, herrlich*',
  badBeside: `
    unangenehm*, streng*, beissend*, komisch*, stark*, muffig*, seltsam*, ublen, ubler, schlecht*,
    penetrant*`,
};
