import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'aussicht, ausblick, blick, panorama, sicht, fernblick, meerblick, seeblick, bergblick',
  things: 'aussicht, ausblick, meerblick, seeblick',
  features: `
    meerblick, seeblick, bergblick, blick auf, blick aufs, blick uber, blick ins grune, panoramablick,
    blick auf das meer, blick auf den see, blick auf die berge, blick uber die, weitblick, fernblick`,
  positive: `
    traumblick, traumhafter blick, traumhafte aussicht, tolle aussicht, toller blick, herrlicher blick,
    herrlicher ausblick, atemberaubend*, panoramafenster, uber den dachern, sonnenuntergang,
    sonnenuntergange, sonnenaufgang, blick zum dahinschmelzen, was fur ein blick, was fur ein ausblick,
    was fur eine aussicht, kann man sich nicht satt sehen, nicht sattsehen, kann mich nicht sattsehen,
    sieht/sah/sahen man? .. alpen/berge/meer/see/dom/stadt/dacher/tal, bis zu den alpen/bergen,
    bis zum meer/see/horizont, auf die alpen/berge/dacher`,
  negative: `
    keine aussicht, kein ausblick, kein meerblick, keinen meerblick, keinen ausblick, keinen blick,
    blick auf eine wand, blick auf die wand, blick auf eine mauer, blick auf die mauer,
    blick auf eine hauswand, blick auf die hauswand, blick auf mulltonnen, blick auf die mulltonnen,
    blick auf den parkplatz, blick auf einen parkplatz, blick in den hinterhof, blick auf den hinterhof,
    blick auf die strasse, blick auf eine baustelle, blick auf die baustelle, blick gegen,
    auf eine hauswand, auf eine mauer, auf die mulltonnen, verbaut, versperrt, hals verrenkt,
    hals verrenken, wenn man sich .. hinauslehnt, nur mit verrenkung, nachbarn ins fenster, lichtschacht`,
  goodBeside: `
    traumhaft*, toll*, herrlich*, fantastisch*, atemberaubend*, wunderschon*, schon*, grandios*,
    spektakular*, weit*, genial*, unverbaut*, wow, gigantisch*, einmalig*, hammer`,
  badBeside: `
    enttauschend*, verbaut*, trist*, hasslich*, eingeschrankt*, versperrt*, wand, mauer, mulltonnen,
    hinterhof, parkplatz`,
};
