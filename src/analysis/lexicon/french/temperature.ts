import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperature*, chauffage*, radiateur*, clim, climatisation, climatiseur, ventilateur*, chaleur,
    thermostat, poele a bois, aeration, isolation thermique, vmc`,
  things: 'clim, climatisation, climatiseur, chauffage, ventilateur, aeration, radiateur, vmc',
  features: 'poele a bois, cheminee, plancher chauffant, poele a granules, feu de cheminee',
  positive: `
    poele chauffe, chauffe a merveille, chauffe bien, chauffe tres bien, chauffe vite,
    bien chauffe*, bien chaud, bien chaude, bonne chaleur, bonne temperature, agreablement frais,
    reste frais, restait frais, reste fraiche, frais meme, frais en ete, fraicheur agreable, fraicheur,
    bien isole* du froid, clim efficace, clim bienvenue, climatisation efficace, chauffage efficace,
    il faisait bon, fait bon, bien climatise*, climatise, climatisee, douce chaleur, au chaud`,
  negative: `
    tres froid, glace la nuit, gelait, caille, caillait, on a eu froid, avons eu froid, eu froid,
    fait froid, faisait froid, frigorifi*, grelott*, courant d air, courants d air, etouffe*, etouffait,
    suffoc*, trop chaud, tres chaud, chaleur insupportable, chaleur etouffante, fournaise, etuve, sauna,
    un four la nuit, vrai four, transpir*, transpire, chauffage eteint, chauffage insuffisant,
    pas de chauffage, sans chauffage, aucun chauffage, mal chauffe*, pas chauffe*, chauffe mal, pas de clim,
    pas de climatisation, sans clim, sans climatisation, pas de ventilateur, manteau*, doudoune*, bonnet*,
    sous trois couettes, degres dans, 15 degres, mal isole* thermiquement, air vicie, sans aeration,
    aucune aeration, pas d aeration, fenetre ne s ouvre, fenetres ne s ouvrent, renferme, sans fenetre,
    chauffe pas`,
  goodBeside: `
    efficace*, agreable*, silencieu*, parfait*, ideal*, sauve, appreciable*, bienvenue, idoine, salvatrice`,
  badBeside: `
    froid*, bruyant*, faible*, insuffisant*, inefficace*, panne, vieu*, deregle*, capricieu*, bloque*,
    electrique* insuffisant`,
  bad: 'froid, froide, glacial*, etouffant*, suffocant*',
};
