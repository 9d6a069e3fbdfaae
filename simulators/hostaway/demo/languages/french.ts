import type { Phrasebook } from '../phrasebook.ts';

export const FRENCH: Phrasebook = {
  whole: {
    delighted: [
      'Séjour parfait du début à la fin. Le logement est [lumineux|plein de charme], très propre et idéalement situé. {host} est aux petits soins. Nous reviendrons avec plaisir !',
      'Un vrai coup de cœur. Merci {host} !',
      'Tout était conforme à l’annonce, voire mieux. Literie excellente, cuisine bien équipée, quartier vivant mais nuits calmes.',
      'Nous avons passé un [merveilleux|très beau] week-end en amoureux. La vue le soir est inoubliable.',
      'Accueil chaleureux, conseils précieux et petite attention à l’arrivée. On se sent comme à la maison.',
      'Parfait pour une famille avec de jeunes enfants : lit bébé, chaise haute, jeux, tout y était.',
      'C’est notre deuxième séjour et certainement pas le dernier.',
      'Rien à redire. Propreté irréprochable, arrivée autonome très simple, excellent wifi pour télétravailler.',
      'Emplacement idéal : tout se fait à pied, la boulangerie est à deux pas et le tram juste à côté.',
      'Superbe découverte ! Les photos ne mentent pas.',
      'Nous étions venus pour trois nuits, nous sommes restés cinq. C’est tout dire.\n\nMention spéciale pour le café et les confitures laissés sur la table.',
    ],
    mixed: [
      'Logement agréable mais assez bruyant le soir. Prévoir des bouchons d’oreilles.',
      'Très bien situé, dommage que le ménage ait été fait un peu vite : poussière sous les lits et four gras.',
      'Bon rapport qualité-prix, même si l’équipement commence à fatiguer. Le canapé-lit est à éviter pour des adultes.',
      'Correct sans plus. L’eau chaude manque dès la deuxième douche.',
    ],
    unhappy: [
      'Très déçus. Le logement était sale à notre arrivée, les draps tachés, et personne n’a répondu à nos messages.',
      'À fuir. Odeurs d’égout, moisissures dans la salle de bains et chauffage en panne en plein hiver.',
      'Une heure et demie d’attente devant la porte avec deux enfants, parce que la boîte à clés était vide.',
      'Les photos datent visiblement d’une autre époque. Nous sommes partis au bout d’une nuit, toujours aucun remboursement.',
    ],
  },
  praise: [
    'Le logement est [impeccable|d’une propreté exemplaire|très propre].',
    '{host} répond [en quelques minutes|très rapidement] et avec gentillesse.',
    'L’emplacement est [idéal|parfait|exceptionnel].',
    'La literie est très confortable, nous avons dormi comme des bébés.',
    'La cuisine est équipée pour de vrais repas.',
    'La décoration est soignée, on voit que tout a été pensé.',
    'L’arrivée autonome s’est faite sans aucune difficulté.',
    'La douche est un vrai bonheur après une journée de marche.',
    'Le quartier regorge de bonnes adresses.',
    'Malgré le centre-ville, on n’entend pas un bruit la nuit.',
    'Le wifi est rapide et stable.',
    'Nous avons pu déposer nos bagages avant l’heure, très appréciable.',
  ],
  complaint: [
    'Le matelas est à changer d’urgence.',
    'Le wifi [ne fonctionnait pas|coupait sans arrêt].',
    'On entend tout ce que disent les voisins.',
    'La vaisselle était [sale|ébréchée et insuffisante].',
    'Aucune réponse à nos messages pendant [deux|trois] jours.',
    'Les frais de ménage sont abusifs vu l’état des lieux.',
    'La douche fuit et inonde la salle de bains.',
    'Il faisait [un froid de canard|une chaleur étouffante] à l’intérieur.',
  ],
  thanks: [
    'Merci beaucoup {guest} ! Toute l’équipe vous attend pour un prochain séjour.',
    'Quel plaisir de vous lire, {guest}. À très bientôt !',
    'Un grand merci {guest}, vous avez été des hôtes parfaits vous aussi.',
  ],
  sorry: [
    'Bonjour {guest}, nous sommes sincèrement désolés. Le problème est réparé et nous vous avons proposé un remboursement partiel par message.',
    'Bonjour {guest}, merci de votre franchise. Nous avons changé de prestataire de ménage à la suite de votre séjour.',
  ],
};
