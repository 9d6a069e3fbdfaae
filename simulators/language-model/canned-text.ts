/** What a response says. The name is filled in by the product. */
const RESPONSES: Record<string, { good: string; bad: string }> = {
  en: {
    good: 'Dear {{guest_first_name}},\n\nthank you for your review and for staying with us. It is good to read what you enjoyed, and we have passed your words on to the team. It would be a pleasure to welcome you again.',
    bad: 'Dear {{guest_first_name}},\n\nthank you for telling us so openly. We are sorry that your stay was not what you had hoped for. Your remarks are with the team that looks after the home, and we take them seriously.',
  },
  de: {
    good: 'Guten Tag {{guest_first_name}},\n\nvielen Dank für die Bewertung und für den Aufenthalt bei uns. Es freut uns zu lesen, was gefallen hat, und das Team hat das Lob bereits gehört. Ein Wiedersehen wäre uns eine Freude.',
    bad: 'Guten Tag {{guest_first_name}},\n\nvielen Dank für die offenen Worte. Es tut uns leid, dass der Aufenthalt nicht so war wie erhofft. Die Hinweise liegen dem Team vor, das sich um die Wohnung kümmert, und wir nehmen sie ernst.',
  },
  fr: {
    good: 'Bonjour {{guest_first_name}},\n\nmerci beaucoup pour votre avis et pour votre séjour chez nous. Nous sommes heureux de lire ce qui vous a plu, et nous en avons fait part à toute la maison. Ce serait un plaisir de vous accueillir à nouveau.',
    bad: 'Bonjour {{guest_first_name}},\n\nmerci pour votre franchise. Nous sommes désolés que votre séjour n’ait pas été à la hauteur de vos attentes. Vos remarques sont entre les mains des personnes qui s’occupent du logement, et nous les prenons au sérieux.',
  },
  es: {
    good: 'Hola {{guest_first_name}},\n\nmuchas gracias por tu reseña y por alojarte con nosotros. Nos alegra leer lo que te ha gustado, y ya se lo hemos contado a quienes cuidan la casa. Sería un placer recibirte de nuevo.',
    bad: 'Hola {{guest_first_name}},\n\ngracias por tu sinceridad. Sentimos que la estancia no fuera como esperabas. Tus comentarios ya los tienen las personas que cuidan la casa, y los tomamos en serio.',
  },
  it: {
    good: 'Buongiorno {{guest_first_name}},\n\ngrazie mille per la recensione e per aver soggiornato da noi. Ci fa piacere leggere che cosa è piaciuto, e lo abbiamo già riferito a chi si occupa della casa. Sarebbe un piacere rivederla.',
    bad: 'Buongiorno {{guest_first_name}},\n\ngrazie per la franchezza. Ci dispiace che il soggiorno non sia stato all’altezza delle aspettative. Le osservazioni sono nelle mani di chi si occupa della casa, e le prendiamo sul serio.',
  },
  pt: {
    good: 'Olá {{guest_first_name}},\n\nmuito obrigado pela avaliação e pela estadia connosco. É bom ler o que agradou, e já o contámos a quem cuida da casa. Seria um prazer receber de novo a sua visita.',
    bad: 'Olá {{guest_first_name}},\n\nobrigado pela franqueza. Lamentamos que a estadia não tenha correspondido ao que esperava. As observações já estão com quem cuida da casa, e levamo-las a sério.',
  },
};

/** The demo’s model understands nothing: it has two texts for each of six languages, one for good reviews and one for bad. */
export function cannedText({ user }: { user: string }): string {
  const toTranslate = /<text>\n([\s\S]*)\n<\/text>\n\nTranslate the text into ([^\n]*)\.$/.exec(user);
  if (toTranslate)
    return `[The demo has no model. A translation into ${toTranslate[2]} of this text would be here:] ${toTranslate[1]}`;
  const language = /\(([a-z]{2})\)[^()]*$/.exec(user)?.[1] ?? 'en';
  const stars = Number(/^stars: ([\d.]+)/m.exec(user)?.[1] ?? 5);
  const texts = RESPONSES[language] ?? RESPONSES.en;
  const text = stars < 3.5 ? texts?.bad : texts?.good;
  const isNamed = user.includes('The name of the guest is known');
  return (text ?? '').replace(/ \{\{guest_first_name\}\}/, (name) => (isNamed ? name : ''));
}
