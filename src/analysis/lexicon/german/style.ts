import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    einrichtung, mobel, moebel, wohnungseinrichtung, mobiliar, dekoration, deko, design, stil, ambiente,
    atmosphare, interieur, beleuchtung, licht, flair, sessel, mobilierung, innenausstattung, farben,
    bilder an der wand, vorhange muster`,
  positive: `
    stilvoll*, geschmackvoll*,
    schon/wunderschon/schick/modern/nett/toll/super/hubsch eingerichtet*/dekoriert*/gestaltet*/mobliert*,
    hochwertig/liebevoll/edel/freundlich eingerichtet*/dekoriert*/gestaltet*/mobliert*,
    ansprechend/perfekt/individuell/wohnlich eingerichtet*/dekoriert*/gestaltet*/mobliert*,
    sind/ist/war/waren sehr/super/total/so nett/lieb eingerichtet*/gestaltet*/dekoriert*,
    hell/helle/heller/helles/hellen und? freundlich*,
    freundliche/freundliches/freundlichen/freundlicher wohnung/zimmer/raume/farben,
    freundliche/freundliches/freundlichen/freundlicher einrichtung/atmosphare,
    freundliche/freundliches/freundlichen/freundlicher apartment/unterkunft/ferienwohnung,
    liebevoll ausgestattet*, gemutlich*, gemuetlich*, schoen eingerichtet*, urgemutlich*, heimelig*,
    wohnlich*, behaglich*, charmant*, charme, hat charakter, viel charakter, mix aus alt und neu/modern,
    mischung aus alt und neu/modern, elegant*, schick, schicke, stylisch*, stylish*, mit liebe zum detail,
    liebe zum detail, mit viel geschmack, mit viel liebe, wie aus dem katalog, wie aus einem magazin,
    designermobel, romantisch*, urig*, mit stil, mit geschmack, vintage, warme atmosphare,
    tolle atmosphare, angenehme atmosphare`,
  negative: `
    altbacken*, altmodisch*, spiessig*, lieblos*, ungemutlich*, unpersonlich*, steril*, kuhl eingerichtet,
    geschmacklos*, kitschig*, zusammengewurfelt*, karg*, spartanisch*, kahl*, kahle wande,
    nullachtfunfzehn, 0815, 08 15, billige mobel, billige einrichtung, billig eingerichtet, sperrmull,
    wie bei oma, oma stil/charme/look, omas zeiten/wohnzimmer/mobel, vom/wie flohmarkt,
    ikea mobel*/einrichtung/charme, 70/80/90/60/50 er/ern/iger, einrichtung .. einfach,
    einfach/einfachst eingerichtet*/mobliert*, nicht .. mein/meinen/unser/unseren geschmack,
    wenig/kaum tageslicht, wirkt/wirken/wirkte .. billig, eiche rustikal, siebziger*, achtziger*,
    ohne charme, kein charme, ohne flair, ohne seele, seelenlos*, jugendherberge, wartezimmer, gefangnis*,
    vollgestopft*, uberladen*, vollgestellt*, neonlicht, neonrohre*, grelles licht, kaltes licht,
    abgesessenes sofa, durchgesessen*, kein tageslicht, wenig licht, kaum licht, ungastlich`,
  good: 'modern, moderne, moderner, modernes',
  bad: 'veraltet*, dunkel, dunkle, duster*, finster*, trist*, hasslich*',
  goodBeside: `
    schon*, hochwertig*, toll*, schick*, ansprechend*, warm*, freundlich*, bequem*, individuell*,
    durchdacht*, angenehm*`,
  badBeside: `
    alt, alte, billig*, unbequem*, langweilig*, kalt, uralt*, minimalistisch, geschmackssache,
    einfallslos*, wenig, hart, gewohnungsbedurftig*`,
};
