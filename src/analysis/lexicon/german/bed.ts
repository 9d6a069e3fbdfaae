import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    bett, betten, matratze*, kissen, kopfkissen, bettdecke*, decke, decken, bettwasche, bettwaesche,
    schlafsofa, schlafcouch, bettsofa*, doppelbett*, etagenbett, hochbett, lattenrost*, boxspringbett*,
    laken, schlafkomfort, einzelbett*, topper, oberbett*, zudecke*, federbett*, bettgestell,
    schlafmoglichkeit*, *bett, *betten, *kissen, *matratze, *matratzen`,
  positive: `
    gut geschlafen, sehr gut geschlafen, super geschlafen, herrlich geschlafen, bestens geschlafen,
    wunderbar geschlafen, erholsam* schlaf/nacht/nachte, erholsam geschlafen,
    richtige/perfekte/optimale harte/hartegrad, lange nicht mehr so gut geschlafen,
    selten so gut geschlafen, noch nie so gut geschlafen,
    schlaft man gut/super/herrlich/wunderbar/hervorragend/ausgezeichnet,
    ausgezeichnet/traumhaft/tief/fest/toll/perfekt geschlafen, richtig gut geschlafen,
    hervorragend geschlafen, geschlafen wie, schlaft man wie, wie auf wolken, wie auf einer wolke,
    schlafen wie, wie ein stein, wie ein murmeltier, wie ein baby, wie die murmeltiere, wie babys,
    gut schlafen, gar nicht mehr aufstehen, ausgeschlafen`,
  negative: `
    schlecht geschlafen, schlafsofa/schlafcouch/bett/couch/matratze .. nicht/kaum schlafen,
    schlafsofa/schlafcouch/bett/couch/matratze .. nicht/kaum zu schlafen, ruckenschmerzen,
    rucken schmerz*, rucken weh, rucken tat weh, kreuzschmerzen, nackenschmerzen, mein rucken,
    durchgelegen*, durchgelegene*, durchgehangen, hangt durch, durchhangen*, in einer/der/die kuhle,
    wie in einer hangematte, wie eine hangematte, bett/matratze* .. hangematte, bett .. nur .. breit,
    matratze*/bett*/kissen .. ausgetauscht/erneuert/ersetzt werden, matratze .. kuhle*,
    feder im kreuz/rucken, nicht gut geschlafen, bett .. zusammengebrochen, schlechter schlaf, hing durch,
    federn gespurt, jede feder, federn spurt, federn pieksen, federn stechen, sprungfedern, steinhart*,
    bretthart*, hart wie, wie ein brett, luftmatratze, klappbett, physiotherapeut, orthopade,
    rucken .. weh`,
  goodBeside: `
    bequem*, gemutlich*, komfortabel*, weich*, fest, angenehm*, flauschig*, kuschelig*, gross*, traum,
    himmlisch*, perfekt*, hochwertig*, breit*, bestens`,
  badBeside: `
    unbequem*, hart, harte, weich, dunn*, schmal*, klein*, kurz*, alt, alte, quietscht*, quietschend*,
    quietschen, gequietscht, geknarzt, knarrend*, knarzt*, knarrt*, wackelig*, wackelt*, platt, flach*,
    abgenutzt*, billig*, verbraucht*, klumpig*, kratzig*, ausgeleiert*, instabil*, zusammengeschoben,
    fehlt*, zumutung, durchgebrochen, vollig durch, schlecht*, miserabel*`,
};
