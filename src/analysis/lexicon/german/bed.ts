import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    bett, betten, matratze*, kissen, kopfkissen, bettdecke*, decke, decken, bettwasche, schlafsofa,
    schlafcouch, doppelbett*, etagenbett, hochbett, lattenrost*, boxspringbett*, laken, schlafkomfort,
    einzelbett*, topper, *bett, *betten, *kissen, *matratze, *matratzen`,
  positive: `
    gut geschlafen, sehr gut geschlafen, super geschlafen, herrlich geschlafen, bestens geschlafen,
    wunderbar geschlafen, hervorragend geschlafen, geschlafen wie, schlaft man wie, wie auf wolken,
    wie auf einer wolke, schlafen wie, wie ein stein, wie ein murmeltier, wie ein baby, wie die murmeltiere,
    wie babys, gut schlafen, gar nicht mehr aufstehen, erholsam*, ausgeschlafen`,
  negative: `
    schlecht geschlafen, ruckenschmerzen, rucken schmerz*, rucken weh, rucken tat weh, kreuzschmerzen,
    nackenschmerzen, mein rucken, durchgelegen*, durchgelegene*, durchgehangen, hangt durch, durchhangen*,
    hing durch, federn gespurt, jede feder, federn spurt, federn pieksen, federn stechen, sprungfedern,
    zu weich, zu hart, zu kurz, hangematte, steinhart*, bretthart*, hart wie, wie ein brett, kuhle,
    luftmatratze, klappbett, physiotherapeut, orthopade, rucken .. weh`,
  goodBeside: `
    bequem*, gemutlich*, komfortabel*, weich*, fest, angenehm*, flauschig*, kuschelig*, gross*, traum,
    himmlisch*, perfekt*, hochwertig*, breit*, bestens`,
  badBeside: `
    unbequem*, hart, harte, weich, dunn*, schmal*, klein*, kurz*, alt, alte, quietscht*, quietschend*,
    quietschen, knarzt*, knarrt*, wackelig*, wackelt*, platt, flach*, abgenutzt*, billig*, verbraucht*,
    klumpig*, kratzig*, ausgeleiert*, instabil*, durch, zusammengeschoben, fehlt*`,
};
