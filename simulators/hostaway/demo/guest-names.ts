import type { Language } from './phrasebook.ts';

/** Invented guests: any first name combines with any last name of the same language. */
export const GUEST_NAMES: Readonly<Record<Language, { first: readonly string[]; last: readonly string[] }>> =
  {
    en: names(
      'Amelia Oliver Priya Daniel Chloe Marcus Ngozi Ethan Saoirse Liam Hannah Tyrone Grace Joshua Fatima Callum Beth Ravi Zoe Aaron Imani Rhys Naomi Patrick Leah Kwame Sophie Dylan Mei Harvey Abigail Tom Jasmine Connor Ruth Nikhil Ella Graham Destiny Owen Martha Isaac Caitlin Femi Lucy Brandon Anjali Fergus',
      "Ashdown Barlow Carmody Delacroix-Hill Eastwick Fairbairn Greaves Hollowell Iyer Jessop Kirkbride Langford Mbeki-Jones Northcott O'Hara Pemberley Quimby Rathbone Sandringham Thistlewood Underhill Varma Whitlock Yarrow Adeyemi Birchall Crowther Dunmore Ellery Foxley Garrick Hathaway Inglewood Kaur Lockhart MacAlister Nettlefold Okafor Prescott Redfern",
    ),
    de: names(
      'Anke Björn Carla Dietmar Elke Florian Greta Heiko Ida Jürgen Katharina Lukas Maren Nils Petra Sören Tanja Uwe Verena Wolfgang',
      'Ahlers Brückner Dreher Eggers Feldkamp Großmann Hühnerbein Jäger-Thoma Kästner Lindemann Möllers Oberdorf Pfeiffer Rüdiger Schönfelder Tannhäuser Voßkamp Wiesner Zöllner',
    ),
    fr: names(
      'Amandine Bastien Clémence Damien Élodie Fabrice Gaëlle Hugo Inès Jérôme Léa Maxime Noémie Océane Pascal Romane Sébastien Théo Valérie Yann',
      "Arnoux Beauregard Chastain Delorme Épinay Fauconnier Garnier-Lys Hébert Jolivet Laforêt Mercier Noiret Perrault Quesnel Rivière Sauvageot Tisserand d'Aubigny Villeneuve",
    ),
    es: names(
      'Alba Borja Carmen Diego Elena Fermín Guadalupe Héctor Irene Joaquín Lucía Mateo Nuria Óscar Paloma Rodrigo Sofía Tomás Ximena Íñigo',
      'Alcázar Benavente Castellanos Durango Escudero Figueroa Gallardo Herranz Ibáñez Lozano Montalbán Narváez Ordóñez Peñalver Quiroga Robledo Salcedo Toledano Villaseñor',
    ),
    it: names(
      'Alessia Bruno Chiara Dario Elisa Fabio Giulia Ilaria Lorenzo Martina Nicolò Ornella Pietro Rossella Simone Teresa Umberto Viola',
      "Albertini Bellandi Castellani D'Amico Esposito Fontanarosa Grimaldi Lombardelli Marchetti Nardini Orlandini Pellegrini Quaranta Rinaldi Santangelo Tedeschi Vescovi",
    ),
    pt: names(
      'Afonso Beatriz Catarina Diogo Eduarda Filipe Gonçalo Helena João Leonor Margarida Nuno Patrícia Rafael Sónia Tiago Vasco',
      'Almeidinha Barroso Carvalhal Domingues Esteves Falcão Guimarães Lourenço Magalhães Nogueira Outeiro Pinheiro Quintela Rebelo Sequeira Teixeira',
    ),
    nl: names(
      'Anouk Bram Coen Daan Evelien Floor Gijs Hanneke Jeroen Karlijn Lotte Maarten Niels Roos Sjoerd Tess Wouter',
      'van-der-Aa Bakkerveld Coolen de-Graaff Elzinga Groeneveld Hoogland van-Kessel Lammers Meijerink Oosterhuis Postma Ruiter van-den-Tak Vermeulen Zijlstra',
    ),
    pl: names(
      'Agnieszka Bartosz Dorota Filip Grażyna Jakub Katarzyna Łukasz Małgorzata Paweł Stanisław Weronika',
      'Borkowicz Cegielska Dąbrowa Gajewicz Jaśkiewicz Kozłowiec Łęcka Mazurek Pawlik Szczepan Wójtowicz Żurek',
    ),
    ja: names(
      '美咲 健太 陽子 大輔 さくら 直樹 由美 翔太 恵 拓也',
      '青葉 石垣 上条 大沢 川辺 桜庭 高峰 中里 藤代 森川',
    ),
    ar: names(
      'أحمد ليلى خالد نورة يوسف سارة عمر ريم طارق هند',
      'البستاني الحدادي الخطيبي الرواشد الشمري العطار القاسمي المنصوري النجار الهاشمي',
    ),
    tr: names(
      'Aylin Barış Cem Derya Emre Gökçe Hakan İpek Kerem Melis Oğuz Selin Tuğba Ümit',
      'Akgündüz Bozkurt Çelikoğlu Demirtaş Erdemir Gülşen Işıkara Karataş Öztürkmen Şahinbaş Tekeli Yıldızhan',
    ),
  };

/** A hyphen in a Dutch prefix becomes a space. */
function names(first: string, last: string): { first: string[]; last: string[] } {
  const spaced = (name: string) =>
    name.replace(/^(van|de)-(?:(der|den)-)?/, (_, a, b) => (b ? `${a} ${b} ` : `${a} `));
  return { first: first.split(' '), last: last.split(' ').map(spaced) };
}
