import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: `
    espace, espaces, taille, place, rangement, rangements, superficie, surface, agencement, volume*,
    placard*, amenagement`,
  things: `
    rangement, rangements, placard, placards, armoire, penderie, cintres, place pour, espace pour, etagere,
    etageres, dressing, commode`,
  positive: `
    spacieu*, beaucoup d espace, plein d espace, assez d espace, suffisamment d espace, beaucoup de place,
    plein de place, assez de place, suffisamment de place, de la place, la place, de l espace,
    pas les uns sur les autres, beaucoup de rangement*, plein de rangement*, nombreux rangements,
    rangements nombreux, bien agence*, bien pense*, bien concu*, bien distribue*, bonne taille,
    de bonne taille, belle taille, belle surface, beau volume, beaux volumes, grandes chambres,
    grande chambre, grand appartement, grand salon, grand sejour, plus grand que, plus grand que prevu,
    hauts plafonds, hauteur sous plafond, aere*, chacun sa chambre, bien optimise*, optimise*`,
  negative: `
    trop petit*, tres petit*, plus petit que, un peu petit*, pas grand, pas tres grand, pas bien grand,
    pas d espace, manque d espace, manque de place, peu d espace, peu de place, pas assez de place,
    pas assez d espace, pas de place, pas de place pour, pas de rangement*, aucun rangement,
    peu de rangement*, manque de rangement*, sans rangement*, pas de placard, pas d armoire,
    pas de penderie, aucun placard, les uns sur les autres, l un sur l autre, marche dessus, marcher dessus,
    a l etroit, serre*, entasse*, tasses, boite a chaussures, boite d allumettes, cage a lapin*, cagibi,
    placard a balai*, mouchoir de poche, studette, etouffant* tellement, claustrophob*, se cogner, se cogne,
    ouvrir une valise, ouvrir la valise, ouvrir les valises, valises par terre, enjamber, se croiser,
    se retourner, sardines, sous pente, mansarde*`,
  good: 'grand, grande, grands, grandes, ample, vaste*, immense*',
  bad: 'mini, riquiqui, compact*, petit, petite, petits, petites, minuscule*, exigu*, etroit*',
  goodBeside: 'suffisant*, genereu*, pratique*, optimise*, lumineu*, nombreux, fonctionnel*, intelligent*',
  badBeside: 'limite*, restreint*, reduit*, manque*, insuffisant*, mal, juste, etrique*, inadapt*, rare*',
  parts: 'chambre, chambres, salon, sejour, armoire*, pieces, piece, metres carres, dressing, penderie, m2',
};
