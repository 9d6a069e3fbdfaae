import type { TopicWords } from '../format.ts';

export const safety: TopicWords = {
  names: `
    sicherheit, rauchmelder, schloss, schlosser, gelander, handlauf, haustur, wohnungstur, feuerloscher,
    brandschutz, turschloss, steckdose*, treppengelander, absturzsicherung`,
  things: `
    rauchmelder, gelander, handlauf, feuerloscher, schloss, treppengitter, absturzsicherung, fluchtweg,
    beleuchtung, treppenlicht, verbandskasten, balkongelander`,
  features: `
    treppenschutzgitter, treppengitter, videouberwachung, nachtportier, sicherheitsdienst, tresor, safe,
    pfortner, eingezaunt*`,
  positive: `
    sicher, sichere, sicheren, sicheres, sicher gefuhlt, fuhlten uns sicher, fuhlte mich sicher,
    fuhlt man sich sicher, immer sicher, rundum sicher, sehr sicher, keine angst, gut beleuchtet*,
    hell beleuchtet, kindersicher*, eingezaunt*, abgesichert, sicherheitstur, nachts .. allein unterwegs,
    alleinreisende*, als frau allein, auch nachts`,
  negative: `
    mulmig, haustur .. offen, haustur .. nicht,
    unsicher*, gefahrlich*, lebensgefahrlich*, gefahr, mulmig*, unheimlich*, gruselig*, bedrohlich*,
    nicht sicher, unwohl, nicht wohl gefuhlt, angst, eingebrochen, einbruch*, einbrecher, gestohlen,
    geklaut, diebstahl, uberfall*, bestohlen, aufgebrochen, drogen*, dealer, junkies, polizei,
    polizeieinsatz, zwielichtige gestalten, schlagerei*, lasst sich nicht abschliessen,
    liess sich nicht abschliessen, nicht abschliessbar, nicht abschliessen, nicht verschliessbar,
    tur stand offen, haustur stand, haustur steht, haustur offen, jeder kann rein, jeder rein,
    jeder konnte rein, fremde im, kein rauchmelder, keine rauchmelder, rauchmelder fehlt*, rauchmelder ohne,
    rauchmelder abgeklebt, offene kabel, offene leitungen, blanke kabel, freiliegende kabel,
    freiliegende leitungen, lose kabel, kabel hangen, kabel hingen, kabel .. aus der wand, lose steckdose,
    steckdose hangt, steckdose hing, stromschlag, gewischt bekommen, eine gewischt, funken*, gas geruch,
    gasgeruch, kein gelander, kein handlauf, gelander wackel*, wackeliges gelander, lockeres gelander,
    steile treppe, treppe steil, treppe sehr steil, treppe ist steil, rutschige treppe, rutschig*,
    glatte treppe, stolperfalle*, stolper*, gesturzt, sturz, hingefallen, ausgerutscht, verletzt*,
    geschnitten, scherben, brandgefahr, unbeleuchtet*, schlecht beleuchtet, stockdunkel, dunkle gasse,
    stuhl unter die klinke, kamera im, versteckte kamera, haustur schliesst nicht`,
  goodBeside: 'gut, stabil*, solide*',
  badBeside: `
    kaputt, defekt*, wackelig*, lose, locker*, fehlt*, fehlte*, ungesichert, niedrig*, steil*, rutschig*,
    offen`,
};
