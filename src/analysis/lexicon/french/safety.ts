import type { TopicWords } from '../format.ts';

export const safety: TopicWords = {
  names: `
    securite, detecteur de fumee, detecteurs de fumee, serrure*, verrou*, rambarde*, rampe, garde corps,
    extincteur*, prise electrique, prises electriques, barriere`,
  things: `
    detecteur de fumee, rambarde, rampe, garde corps, extincteur, serrure, verrou, barriere de securite,
    eclairage, lumiere dans l escalier, detecteur, barriere, trousse de secours, main courante`,
  features: `
    barriere de securite, gardien de nuit, digicode et interphone, residence securisee, videosurveillance,
    coffre fort, porte blindee, interphone, cloture*`,
  positive: `
    securise*, en securite, sentis en securite, senti en securite, sentie en securite, sentent en securite,
    quartier sur, rue sure, residence securisee, immeuble securise, securisant*, rassurant*, rassures,
    rassure, sereins, bien eclaire*, rue eclairee, seule en tant que femme, femme seule, voyageant seule,
    voyage seule, rentrer seule, rentrer le soir, rentree seule, sans crainte, aucune crainte,
    aucune inquietude, cloture*, porte blindee, adapte aux enfants`,
  negative: `
    porte .. ferme pas, porte .. fermait pas, porte .. ferme mal, quartier .. craint,
    dangereu*, danger, insecurite, pas en securite, pas rassures, pas rassure, pas rassuree, pas rassurant,
    peu rassurant*, pas tres rassurant*, pas tranquilles, pas tranquille, peur, inquietant*, inquiets,
    glauque, flippant*, angoissant*, mal a l aise, mal frequente*, cambriol*, effraction, vol a, vole,
    voles, volee, agress*, pickpocket*, drogue, dealers, dealer*, deal en bas, trafic de drogue, toxicos,
    police, bagarre*, rodent, rodeurs, trainent, squatt*, squatteurs, serrure forcee, serrure qui,
    ne ferme pas a cle, fermait pas a cle, ferme mal, fermait mal, ne verrouille*, porte d entree ouverte,
    porte ouverte, n importe qui, sans serrure, pas de serrure, pas de verrou, pas de detecteur,
    aucun detecteur, sans detecteur, detecteur absent, fils denudes, fils electriques, fils apparents,
    fils a nu, fils qui pendent, cables apparents, cables denudes, prise arrachee, prises arrachees,
    prise qui pend, electrocut*, decharge, coup de jus, court circuit, etincelle*, fuite de gaz,
    odeur de gaz, sans rambarde, pas de rambarde, pas de rampe, sans rampe, rambarde branlante,
    rambarde qui, garde corps branlant, garde corps trop, escalier raide, escalier tres raide,
    escalier dangereux, escaliers raides, escalier glissant, marches glissantes, raide, casse gueule,
    tombe dans l escalier, chute, chuter, est tombe*, suis tombe*, glisse dans, blesse*, blessure, coupe*,
    verre brise, risque d incendie, mal eclaire*, pas eclaire*, non eclaire*, plongee dans le noir,
    dans le noir, camera dans, camera cachee, chaise contre la porte, ne ferme pas a`,
  goodBeside: 'bonne, renforcee, solide*, fiable*',
  badBeside: `
    casse*, defectueu*, forcee, absent*, branlant*, bas, descelle*, fragile*, inexistant*, raide*, arrache*,
    cassee`,
};
