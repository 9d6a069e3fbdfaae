import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'vue, vues, panorama, paysage, point de vue, vue mer',
  things: 'vue, vue mer, vue sur mer',
  features: `
    vue mer, vue sur mer, vue sur la mer, vue sur les, vue sur le, vue sur l, vue panoramique, vue degagee,
    vue imprenable, vue plongeante, vue montagne, vue lac, avec vue, vue sur`,
  positive: `
    belle vue, vue magnifique, vue superbe, superbe vue, magnifique vue, vue a couper, couper le souffle,
    quelle vue, vue incroyable, vue exceptionnelle, vue splendide, jolie vue, coucher de soleil,
    couchers de soleil, lever de soleil, levers de soleil, on voit la mer, voit la mer, vue de reve,
    panoramique, donne sur la mer, donne sur le parc, donne sur un jardin, donne sur le jardin,
    donne sur le port, vue vaut, vaut le detour, on voit toute/tout/les/la ville/vallee/montagnes/mer/toits`,
  negative: `
    pas de vue, aucune vue, sans vue, vue sur un mur, vue sur le mur, vue sur les poubelles,
    vue sur poubelles, vue sur un parking, vue sur le parking, vue sur cour, vue sur la cour,
    vue sur une cour, vue sur les voisins, vue sur un immeuble, vue sur l immeuble, vue sur immeuble,
    vue bouchee, vue gachee, vue obstruee, vue cachee, vue limitee, vis a vis, donne sur un mur,
    donnent sur un mur, donne sur une cour, donne sur un parking, donne sur le parking,
    donne sur les poubelles, donnant sur un mur, donnant sur une cour, mur d en face, en se penchant,
    se pencher, se penchant, en se tordant, tordre le cou`,
  goodBeside: `
    magnifique*, superbe*, belle*, splendide*, imprenable*, exceptionnel*, degage*, incroyable*, sublime*,
    jolie*, epoustouflant*, reve, spectaculaire*, dingue, canon, a tomber`,
  badBeside: `
    mur, poubelles, bouche*, obstru*, decevant*, moche*, triste*, inexistant*, gach*, limite*, immeuble`,
};
