import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: `
    vue, vues, panorama, paysage, paysages, panoramas, la vue, cette vue, vue exterieure, vue du balcon,
    vue de la terrasse, point de vue, vue mer`,
  things: 'vue, vue mer, vue sur mer',
  features: `
    vue mer, vue sur mer, vue sur la mer, vue panoramique, vue degagee, vue ocean, vue jardin,
    vue piscine, vue port, vue sur les/le/l, vue sur, avec vue, jolie vue, belles vues, vues imprenables,
    vue directe, vue eiffel, vue chateau, vue montagnes, double exposition, vue lointaine,
    vue imprenable, vue plongeante, vue montagne, vue lac`,
  positive: `
    vue magnifique, vue superbe, vue a couper, couper le souffle, quelle vue,
    vue .. <splendid>/exceptionnelle/splendide/grandiose sur?,
    vue .. imprenable/sublime/fabuleuse/spectaculaire/extraordinaire sur?,
    vue .. sensationnelle/top/fantastique/dingue/unique sur?,
    <splendid>/exceptionnelle/splendide/sublime/fabuleuse/jolie/tres/grandiose vue,
    belle vue sur <the>/<scenery>, vue .. couper/coupe .. souffle, vue .. souffle, vue .. tomber,
    pour la vue, rien que pour la vue, vue .. le detour/voyage/coup, vue incroyable, vue exceptionnelle,
    vue splendide, coucher de soleil, couchers de soleil, lever de soleil, levers de soleil,
    <see> <the> <scenery>, voit/voir/admirer la tour eiffel, face a <the> <scenery>,
    face <to> <scenery>/massif/mont/notre, <meal> .. face <to> <the>? <scenery>,
    <meal> .. vue sur <the>? <scenery>, <overlook> sur <the>/de <scenery>/place, vis a vis .. aucun,
    <not> de? vis a vis, mer a perte de vue, a perte de vue,
    panorama .. exceptionnel/magnifique/splendide/incroyable/sublime,
    balcon/terrasse/chambre/fenetre .. vue .. <scenery>, vue de reve, vue vaut,
    on voit <the>/toute/tout <scenery>/ville`,
  negative: `
    vue bouchee, vue gachee, vue obstruee, vue cachee, vue limitee, vis a vis,
    <overlook> sur <the> <eyesore>,
    <overlook> sur <the> cour .. sombre/interieure/glauque/bruyante/triste/sinistre/moche,
    fenetre/fenetres sur <the>? <eyesore>, vis a vis important/direct/total/genant/permanent,
    <the>/beaucoup/gros/trop/avec/plein de? vis a vis, vis a vis avec <the>,
    vue .. <eyesore>/bouchee/gachee/obstruee/cachee/masquee/decevante/inexistante/moche/triste/laide,
    mur d en face, en se penchant, se pencher, se penchant, en se tordant, tordre le cou,
    <not>/manque/peu de? vue, pas vraiment de vue,
    vue .. pas/peu <splendid>/terrible/degagee/fameuse/ouf/exceptionnelle/jolie,
    vue sur/cote <the>? <eyesore>, vue <scenery> .. lointaine/loin/partielle/inexistante/gachee,
    vue <scenery> .. bouchee/pencher/cachee/limitee/laterale/tordant`,
  goodBeside: `
    magnifique*, superbe*, belle*, splendide*, imprenable*, exceptionnel*, degage*, incroyable*,
    sublime*, jolie*, epoustouflant*, reve, spectaculaire*, dingue, canon, a tomber, panoramique*,
    grandiose*, merveilleu*, agreable*, sympa*, fabuleu*, somptueu*, fantastique*, top,
    couper le souffle, a couper le souffle, inoubliable*, plongeante, jolies, paradisiaque*, ouf,
    idyllique*, unique*, vaut, reposant*`,
  badBeside: `
    mur, poubelles, bouche*, obstru*, decevant*, moche*, triste*, inexistant*, gach*, lointain*, limitee,
    limite, partielle, quelconque*, horrible*, laide, affreu*, batiment, chantier, masque*, cache*,
    immeuble`,
};
