import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'odeur*, senteur*',
  positive: `
    ne sent rien, ne sentait rien, ne <smell> pas mauvais/fort, <smell> <very>/trop? bon/frais,
    <smell> bon <the> .. <fragrance>, parfumee, agreablement parfume*, <smell> .. <fragrance>,
    delicieux parfum, bon parfum, parfum agreable, doux parfum, <not> <of>/la moindre? mauvaise? <odour>,
    aucune mauvaise odeur, <not> <of>? humidite, <not> d? odeur/trace d humidite, pas humide,
    pas de moisissure/moisissures/moisi, ne sent pas le/la/l, sans odeurs, ca sent bon, ca sentait bon,
    sent le frais, sentait le frais, sentait le linge, bonne odeur, odeur agreable, odeur fraiche,
    aucune odeur, sans odeur, odeur de propre, odeur de lavande, odeur de frais, embaum*`,
  negative: `
    pue, puent, puaient, puante, puantes, puants, ca/cela schlingue, schlingu*, fouett*, daub*, puait,
    pua, puanteur, empest*, moisi, moisie, moisis, moisissure*, moississure*, moisisure*,
    moisi sur/au/dans/autour, joints/mur/murs/plafond/rideau .. <mould>,
    champignons sur/au/dans <the> mur/murs/plafond, taches noires .. plafond/mur/murs/joints/humidite,
    humide, humides, tres humide, <odour>/<trouble>/trace/traces/tache/taches/beaucoup/plein <of> <mould>,
    humidite, <smell> pas <very> bon, <smell> <very>? mauvais/fort/pas bon?, <smell> pas bon/tres/la,
    <awful>/mauvaise/mauvaises/forte/fortes/grosse/drole/sale/petite/legere/terrible <odour>,
    <odour> <of> <the>? <stench>, <odour> <of>, <odour> de tabac/cigarette <cold>,
    <odour> .. desagreable/desagreables/forte/persistante/nauseabonde,
    <odour> .. horrible/insupportable/remontent/remontaient/remonte/remontait, <smell> <the>,
    <smell> le tabac froid, <smell> <the> <stench>,
    remontees/remontee/remontent/remontaient d <odour>/egout/egouts, remontee/remontees d,
    egout/egouts remontent, ca empeste, sent mauvaise, renferme, odeur nauseabonde, odeurs nauseabondes,
    nauseabond*, odeur desagreable, odeurs desagreables, egout*, tabac froid,
    fume dans/a <the> <home>/interieur, desodorisant/desodorisants pour masquer/cacher, desodorisant*,
    chat/chats urine/pipi, urine/pipi de chat/chien, cigarette froide, chien mouille, salpetre, relents`,
  goodBeside: 'agreable*, bonne*, fraiche, delicieu*, douce',
  badBeside: `
    mauvais*, desagreable*, forte*, nauseabond*, persistant*, bizarre*, horrible*, insupportable*,
    infect*, tenace*, forte, entetante*, gene*, incommod*, fort, etrange*, suspecte*, remont*,
    etouffante*, partout, epouvantable*`,
};
