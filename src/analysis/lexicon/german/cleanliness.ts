import type { TopicWords } from '../format.ts';

export const cleanliness: TopicWords = {
  names: 'sauberkeit, hygiene, reinigung, putzfrau, reinigungskraft, reinigungsteam, reinigungsfirma',
  positive: `
    sauber*, blitzsauber*, blitzblank, reinlich*, geputzt, frisch gereinigt, frisch bezogen*,
    frische bettwasche/handtucher, blitzte*, blinkte*, hygienisch*, tiptop sauber, pieksauber, picobello,
    piccobello, vom boden essen, kein/keinen staub*, kein kornchen, kein staubkorn, kein krumel, kein haar,
    glanzte, glanzt, wie geleckt, aufgeraumt`,
  negative: `
    *schmutz*, dreck*, *dreck, verdreckt*, unsauber*, schmuddel*, staub*, verstaubt*, wollmause*, haare,
    haar, fleck*, *flecken, krumel*, klebrig*, klebt*, klebte, fettig*, speckig*, kakerlake*, schaben,
    wanzen, bettwanzen, ameisen, mause, spinnweben, spinnen*, ungeziefer, silberfische*, kalk*, verkalkt*,
    unhygienisch*, ungepflegt*, ungeputzt, nicht/kaum/nie geputzt, nicht gereinigt, nicht gewischt,
    nicht gesaugt, nicht frisch bezogen, schlecht/schlampig/oberflachlich geputzt/gereinigt, siffig*,
    versifft*, mull, mulleimer voll, mulleimer .. nicht geleert, essensreste, gebrauchte handtucher,
    benutzte*, vom vorganger, vormieter*, vorgast*, selbst putzen, selber putzen, erst mal putzen,
    erstmal putzen, grundreinigung, lasst zu wunschen ubrig, saustall, blut*, fussnagel, verklebt*,
    sauberer sein konnen`,
  goodBeside: 'grundlich*, tadellos*, einwandfrei*',
  badBeside: 'mangelhaft*, oberflachlich*, zu wunschen',
  good: 'tadellos*, einwandfrei*, makellos*',
};
