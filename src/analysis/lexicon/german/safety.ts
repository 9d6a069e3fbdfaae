import type { TopicWords } from '../format.ts';

export const safety: TopicWords = {
  names: `
    sicherheit, rauchmelder, schlosser, gelander, handlauf, haustur, wohnungstur, eingangstur,
    turschlosser, schliessanlage, hauseingang, hoftur, feuerloscher, brandschutz, turschloss,
    treppengelander, absturzsicherung`,
  things: `
    rauchmelder, gelander, handlauf, feuerloscher, schloss, treppengitter, absturzsicherung, fluchtweg,
    beleuchtung, treppenlicht, verbandskasten, balkongelander`,
  features: `
    treppenschutzgitter, treppengitter, videouberwachung, nachtportier, sicherheitsdienst, tresor, safe,
    pfortner, eingezaunt*`,
  positive: `
    sichere, sehr/absolut/immer/total/rundum sicher, gut/sauber/ruhig/schon/gepflegt und sicher,
    wirkt/wirkte sicher, gegend/viertel/umgebung/nachbarschaft/stadtteil .. sicher,
    sichere gegend/lage/umgebung/nachbarschaft/viertel, fuhlt/fuhlte/fuhlten/fuhle/fuhlen .. sicher,
    als frau .. sicher, bedenkenlos .. laufen/gehen/allein/alleine/hause/unterwegs,
    nachts/abends .. bedenkenlos/sicher, sicheren, sicheres, sicher gefuhlt, keine angst, gut beleuchtet*,
    hell beleuchtet, kindersicher*, rauchmelder/feuerloscher/treppenschutzgitter .. vorhanden,
    eingezaunt*, abgesichert, sicherheitstur, nachts .. allein unterwegs`,
  negative: `
    mulmig, haustur .. offen, haustur .. nicht, unsicher*, gefahrlich*, lebensgefahrlich*, gefahr,
    mulmig*, unheimlich*, gruselig*, bedrohlich*, nicht sicher,
    nachts/abends/dunkeln/allein/alleine .. unwohl/mulmig, als frau .. nicht,
    allein/alleine .. nicht .. gehen/laufen/ubernachten/trauen,
    nicht/kaum/schlecht/unzureichend beleuchtet, lungern*, herumlungern*, rumlungern*, gedealt,
    drogenhandel, zwielichtige typen/leute/figuren, hand/finger/fuss geschnitten, angst, eingebrochen,
    einbruch*, einbrecher, gestohlen, geklaut, diebstahl, uberfall*, bestohlen, aufgebrochen, drogen*,
    dealer, junkies, polizei, polizeieinsatz, zwielichtige gestalten, schlagerei*,
    lasst sich nicht abschliessen, liess sich nicht abschliessen, nicht abschliessbar, nicht abschliessen,
    nicht verschliessbar, tur stand offen, haustur stand, haustur steht, haustur offen, jeder kann rein,
    jeder rein, jeder konnte rein, fremde im, kein rauchmelder, keine rauchmelder, rauchmelder fehlt*,
    rauchmelder ohne, rauchmelder abgeklebt, offene kabel, offene leitungen, blanke kabel,
    freiliegende kabel, freiliegende leitungen, lose kabel, kabel hangen, kabel hingen,
    kabel .. aus der wand, lose steckdose, steckdose hangt, steckdose hing, stromschlag,
    gewischt bekommen, eine gewischt, funken*, gas geruch, gasgeruch, kein gelander,
    schloss .. kaputt/defekt/ging/klemmt*, lose/offene/defekte steckdosen, eingangstur .. offen,
    treppenhaus .. kein licht, licht im treppenhaus .. nicht, kein handlauf, gelander wackel*,
    wackeliges gelander, lockeres gelander, steile treppe, treppe steil, treppe sehr steil,
    treppe ist steil, rutschige treppe, rutschig*, glatte treppe, stolperfalle*, stolper*, gestolpert,
    gesturzt, sturz, hingefallen, ausgerutscht, verletzt*, scherben, brandgefahr, unbeleuchtet*,
    stockdunkel, dunkle gasse, stuhl unter die klinke, kamera im, versteckte kamera,
    haustur schliesst nicht`,
  goodBeside: 'gut, sicher, stabil*, solide*',
  badBeside: `
    kaputt, defekt*, wackelig*, lose, locker*, fehlt*, fehlte*, ungesichert, niedrig*, steil*, rutschig*,
    offen`,
};
