import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'aussicht, ausblick, blick, panorama, sicht, fernblick, meerblick, seeblick, bergblick',
  things: 'aussicht, ausblick, meerblick, seeblick',
  features: `
    meerblick, seeblick, bergblick, blick auf, blick aufs, blick uber, blick ins grune, panoramablick,
    blick auf das meer, blick auf den see, blick auf die berge, blick uber die, weitblick, fernblick`,
  positive: `
    traumblick, traumhafter blick, traumhafte aussicht, tolle aussicht, toller blick, herrlicher blick,
    herrlicher ausblick, atemberaubend*, was fur ein* panorama/blick/ausblick/aussicht,
    aussicht/ausblick/blick .. wert, traumaussicht, traumausblick,
    schaut/blickt .. direkt auf das? meer/see, panoramafenster, uber den dachern, sonnenuntergang,
    sonnenuntergange, sonnenaufgang, blick zum dahinschmelzen, kann man sich nicht satt sehen,
    nicht sattsehen, kann mich nicht sattsehen,
    sieht/sah/sahen man? .. alpen/berge/meer/see/dom/stadt/dacher/tal, bis zu den alpen/bergen,
    bis zum meer/see/horizont, auf die alpen/berge/dacher`,
  negative: `
    keine aussicht, kein ausblick, kein meerblick, keinen meerblick, keinen ausblick, keinen blick,
    blick auf die strasse, blick gegen, meerblick/seeblick/blick/aussicht/ausblick .. nur .. zu sehen,
    blick/ausblick/aussicht/sicht .. hauswand/betonwand/hauswande/mauer/wand/mulltonnen,
    blick/ausblick/aussicht/sicht .. baustelle/hinterhof/nachbarhaus/brandmauer/parkplatz/fabrik,
    sieht/schaut/blickt/guckt/sah/schaute .. wand/hauswand/mauer/betonwand,
    sieht/schaut/blickt/guckt/sah/schaute .. mulltonnen/parkplatz/hinterhof/baustelle/nachbarhaus,
    auf eine hauswand, auf eine mauer, auf die mulltonnen, verbaut, versperrt, hals verrenkt,
    hals verrenken, wenn man sich .. hinauslehnt, nur mit verrenkung, nachbarn ins fenster, lichtschacht`,
  goodBeside: `
    traumhaft*, toll*, herrlich*, fantastisch*, atemberaubend*, wunderschon*, schon*, grandios*,
    spektakular*, weit*, genial*, unverbaut*, wow, wahnsinn*, sagenhaft*, unbeschreiblich*, unglaublich*,
    bezaubernd*, beeindruckend*, wert, gigantisch*, einmalig*, hammer`,
  badBeside: `
    enttauschend*, verbaut*, trist*, hasslich*, eingeschrankt*, versperrt*, verdeckt, zugebaut,
    nicht der rede wert, kaum der rede wert, brandmauer, wand, mauer, mulltonnen, hinterhof, parkplatz`,
};
