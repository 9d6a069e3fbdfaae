import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    einrichtung, mobel, mobiliar, dekoration, deko, design, stil, ambiente, atmosphare, interieur,
    beleuchtung, licht, flair, sessel, mobilierung, innenausstattung, farben, bilder an der wand,
    vorhange muster`,
  positive: `
    stilvoll*, geschmackvoll*, liebevoll eingerichtet*, liebevoll dekoriert*, liebevoll gestaltet*,
    liebevoll ausgestattet*, schon eingerichtet*, schick eingerichtet*, modern eingerichtet*, gemutlich*,
    urgemutlich*, heimelig*, wohnlich*, behaglich*, charmant*, charme, elegant*, schick, schicke, stylisch*,
    stylish*, nett eingerichtet*, toll eingerichtet*, super eingerichtet*, hochwertig eingerichtet*,
    mit liebe zum detail, liebe zum detail, mit viel geschmack, mit viel liebe, wie aus dem katalog,
    wie aus einem magazin, designermobel, romantisch*, urig*, mit stil, mit geschmack, vintage,
    warme atmosphare, tolle atmosphare, angenehme atmosphare`,
  negative: `
    altbacken*, altmodisch*, spiessig*, lieblos*, ungemutlich*, unpersonlich*, steril*, kuhl eingerichtet,
    geschmacklos*, kitschig*, zusammengewurfelt*, karg*, spartanisch*, kahl*, kahle wande, zweckmassig,
    nullachtfunfzehn, 0815, billige mobel, billige einrichtung, billig eingerichtet, ikea, sperrmull,
    flohmarkt, oma*, omas, wie bei oma, 70er*, 80er*, 90er*, siebziger*, achtziger*, ohne charme,
    kein charme, ohne flair, ohne seele, seelenlos*, jugendherberge, wartezimmer, gefangnis*, vollgestopft*,
    uberladen*, vollgestellt*, neonlicht, neonrohre*, grelles licht, kaltes licht, abgesessenes sofa,
    durchgesessen*, kein tageslicht, wenig licht, kaum licht, ungastlich`,
  good: 'modern, moderne, moderner, modernes',
  bad: 'veraltet*, dunkel, dunkle, duster*, finster*, trist*, hasslich*',
  goodBeside: `
    schon*, hochwertig*, toll*, schick*, ansprechend*, warm*, freundlich*, bequem*, individuell*,
    durchdacht*, angenehm*`,
  badBeside: `
    alt, alte, billig*, abgenutzt*, unbequem*, langweilig*, kalt, uralt*, minimalistisch, wenig, hart,
    gewohnungsbedurftig*`,
};
