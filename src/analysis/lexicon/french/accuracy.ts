import type { TopicWords } from '../format.ts';

export const accuracy: TopicWords = {
  names: 'photo, photos, description, annonce, descriptif, images',
  positive: `
    conforme, conformes, tout a fait conforme, comme decrit, comme sur les photos, comme sur la photo,
    comme dans l annonce, comme dans la description, comme annonce, comme indique, comme prevu,
    comme promis, tel que decrit, tel que, telle que, tel quel, identique*, fidele, fideles,
    correspond* a la/aux/au/en, correspond parfaitement, correspond tout a fait, correspond bien,
    correspondent a, correspondant, correspondait, correspondait parfaitement, exactement comme,
    plus beau que sur, plus belle que sur, plus joli que sur, mieux que sur les photos, mieux que sur,
    mieux en vrai, encore mieux en vrai, encore plus beau, encore mieux que, plus grand que sur,
    pas de mauvaise surprise, sans mauvaise surprise, aucune mauvaise surprise, description exacte,
    description honnete, annonce honnete, a la hauteur de l annonce, photos ne mentent pas`,
  negative: `
    trompeu*, mensonger*, mensongere*, non conforme, pas conforme, rien a voir avec, rien a voir,
    loin de la description, loin des photos, loin de l annonce, tres loin de, pas comme sur,
    pas comme decrit, pas comme dans, different de l annonce, different des photos, differente des photos,
    photos anciennes, vieilles photos, photos datent, photos retouchees, photos flatteuses, retouche*,
    grand angle, photos mentent, photos trompent, photos avantageuses, embelli*, enjolive*,
    publicite mensongere, fausse annonce, faux, fausse description, l annonce dit, l annonce disait,
    l annonce parle, l annonce promet, l annonce mentionn*, selon l annonce, d apres l annonce,
    annonce dans, annoncait, soi disant, pretendu*, pretendument, en realite, en fait de, pas mentionne*,
    pas precise*, non mentionne*, non precise*, nulle part mentionne, omis, omet, pas indique*,
    pas signale*, sur le papier, s avere, autre appartement, autre logement, plus petit que sur,
    surprise desagreable, mauvaise surprise, ne correspondait pas, ne correspond pas, ne correspondent pas,
    correspond pas, correspondait pas, sur les photos .. parait/paraissait/semble/semblait`,
  goodBeside: 'honnete*, exact*, fidele*, conforme*, realiste*, precis*, vrai*, reflet*',
  badBeside: `
    ancien*, date*, faux, fausse, mensong*, trompeu*, menteu*, vieille*, erron*, exager*, incomplet*,
    optimiste, flatteu*, avantag*`,
};
