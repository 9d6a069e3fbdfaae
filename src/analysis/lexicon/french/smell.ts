import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'odeur*, parfum, senteur*',
  positive: `
    sent bon, sentait bon, sentait tres bon, sent tres bon, ca sent bon, ca sentait bon, sent le frais,
    sentait le frais, sentait la lavande, sent la lavande, sentait le linge, bonne odeur, odeur agreable,
    odeur fraiche, parfume*, aucune odeur, pas d odeur, sans odeur, odeur de propre, odeur de lavande,
    odeur de frais, embaum*`,
  negative: `
    pue, puait, pua, puanteur, puant*, empest*, moisi, moisie, moisis, moisissure*, humidite, humide*,
    odeur de, odeur d, odeurs de, odeurs d, sent le/la/l/les, sentait le/la/l/les, sent mauvais,
    sentait mauvais, sent mauvaise, sentait l humidite, sent l humidite, sentait le renferme,
    sent le renferme, sentait la cigarette, sent la cigarette, sentait le tabac, sent le tabac,
    sentait l egout, sent l egout, renferme, sent fort, mauvaise odeur, mauvaises odeurs, odeur nauseabonde,
    odeurs nauseabondes, nauseabond*, odeur desagreable, odeurs desagreables, egout*, canalisation*,
    tabac froid, cigarette froide, odeur de cigarette, odeur de tabac, fume a l interieur, urine, pipi,
    chien mouille, desodorisant*, champignons, salpetre, taches noires, relents, remontees d, remontee d,
    friture, vinaigre`,
  goodBeside: 'agreable*, bonne*, fraiche, delicieu*, douce',
  badBeside: `
    mauvais*, desagreable*, forte*, nauseabond*, persistant*, bizarre*, horrible*, insupportable*, infect*,
    tenace*, epouvantable*`,
};
