/** Words that begin a name of a month, and the short forms, in the languages of `ANALYSED_LANGUAGES`. */
const MONTHS =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|mar(?:ch|s|zo|ço)?|märz|apr(?:il|ile)?|avril|abril|may|mai|maio|mayo|maggio|june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust)?|août|agosto|sept?(?:ember|embre|iembre)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|embre|iembre)?|novembro|de[cz](?:ember)?|décembre|dicembre|diciembre|dezembro|enero|janeiro|gennaio|febrero|fevereiro|febbraio|marzo';
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.|º|ª)?';
/** Of a limited length: a guest's text may be a list of very many numbers. */
const NUMBER = '\\d(?:[\\d.,]{0,20}\\d)?';
const CURRENCY =
  '[€$£¥]|(?:eur|usd|gbp|chf|cad|aud|euros?|dollars?|pounds?|franken|francs?|libras?|sterline)(?!\\p{L})';
const PERCENT = '%|(?:percent|per cent|prozent|pour cent|por ciento|per cento|por cento)(?!\\p{L})';

/** Of domains that texts mention; a dot between two sentences without a space is no link. */
const TOP_LEVEL =
  'com|net|org|info|biz|io|co|app|eu|uk|de|at|ch|fr|es|it|pt|nl|be|ru|xyz|site|online|shop|ly|me|gg';

/** Alternatives that begin at the start of a word. */
const starts = (...alternatives: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})`, 'giu');
/** Alternatives that are whole words. */
const words = (...alternatives: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** What a draft must not contain unless the review or the facts do. Earlier kinds win where two match. */
export const REPEATABLE: [kind: 'price' | 'date', pattern: RegExp][] = [
  [
    'price',
    starts(
      `(?:[€$£¥]|(?:eur|usd|gbp|chf)(?!\\p{L}))\\s?${NUMBER}`,
      `${NUMBER}\\s?(?:${CURRENCY}|${PERCENT})`,
    ),
  ],
  [
    'date',
    words(
      '\\d{1,4}([./-])\\d{1,2}\\1\\d{1,4}',
      `${DAY}\\s+(?:of\\s+|de\\s+)?(?:${MONTHS})\\.?`,
      `(?:${MONTHS})\\.?\\s+(?:\\d{4}|${DAY})`,
      '\\d{1,2}:\\d{2}(?:\\s?(?:am|pm|uhr|h))?',
      '\\d{1,2}\\s?(?:am|pm|uhr|heures?)',
    ),
  ],
];

/** What a draft must not contain even if the review does: only the facts may. */
export const FORBIDDEN: [kind: 'email' | 'link' | 'phone' | 'promise', pattern: RegExp][] = [
  ['email', /[\w.+-]+\s?(?:@|\[at\]|\(at\))\s?[\w-]+(?:\.[\w-]+)+/giu],
  [
    'link',
    new RegExp(
      `(?:[Hh][Tt][Tt][Pp][Ss]?:\\/\\/|[Ww]{3}\\.)\\S+|(?<![\\p{L}\\p{N}@.])[\\w-]+(?:\\.[\\w-]+)*\\.(?:${TOP_LEVEL})(?![\\p{L}\\p{N}])(?:\\/\\S*)?`,
      'gu',
    ),
  ],
  [
    'phone',
    /(?<![\p{L}\p{N}])(?!\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d))(?:\+|00|\(?0)?\(?\d(?:[\s()./-]{0,2}\d){6,}/gu,
  ],
  [
    'promise',
    starts(
      // English
      "we(?:['’]ll| will| shall| are going to| promise| guarantee| commit)(?!\\p{L})|refund|reimburs",
      'compensat|discount|voucher|money back|free of charge|for free|free (?:night|stay|upgrade)',
      'complimentary|on the house|rest assured|you (?:will|shall) (?:receive|get)',
      "you['’]ll (?:receive|get)",
      // German
      'wir (?:werden|versprechen|garantieren)|werden wir|(?:zu)?rückerstatt|erstatt|entschädig|rabatt',
      'gutschein|preisnachlass|kostenlos|gratis|geld zurück',
      // French
      'nous (?:allons|promettons|garantissons|nous engageons)',
      'nous (?!espérons|adorons|admirons)\\p{L}+rons(?!\\p{L})|rembours|dédommag|indemnis|compens',
      "réduction|remise|bon d['’]achat|gratuit",
      // Spanish and Portuguese
      'vamos a(?!\\p{L})|(?!que)\\p{L}{2,}remos(?!\\p{L})|reembols|indemniz|descuento|desconto',
      'prometemos|garantizamos|garantimos|devolver(?:emos)?(?: el| o)? (?:dinero|dinheiro)|grátis',
      // Italian
      '\\p{L}{2,}remo(?!\\p{L})|rimbors|risarci|sconto|buono(?!\\p{L})(?= sconto| regalo)|promettiamo',
      'garantiamo',
    ),
  ],
];

/** Words of disputes, authorities and injuries. */
export const LEGAL = starts(
  'lawyer|attorney|solicitor|lawsuit|sue(?:d|s)?(?!\\p{L})|suing|legal|illegal|court(?!\\p{L})|police',
  'liab|negligen|fraud|scam|discriminat|racis|harass|injur|assault|stolen|theft|gdpr|hidden camera',
  'bed ?bugs?|food poison|carbon monoxide',
  'anwalt|anwält|rechtsanw|gericht(?!et)|klage(?!n?\\p{L}{4})|verklag|rechtlich|polizei|haftung|haftbar',
  'betrug|betrüg|diskriminier|rassis|belästig|verletz|gestohlen|diebstahl|dsgvo|anzeige erstatt|bettwanz',
  'versteckte kamera',
  'avocat|tribunal|plainte|poursuites|juridique|arnaque|escroquerie|blessé|volé(?!\\p{L})|punaises',
  'abogad|denuncia|demanda judicial|juzgado|policía|estafa|fraude|herid|robad|chinches',
  'avvocat|denunci|polizia|truffa|frode|ferit|rubat|cimici',
  'advogad|queixa|polícia|burla|ferid|roubad|percevejos',
);

/** What texts say that want to instruct a model. */
export const INSTRUCTIONS = new RegExp(
  [
    '(?:ignore|disregard|forget|override|bypass)\\b.{0,60}\\b(?:instruct|rules?|prompt|guideline|above|previous|before|told)',
    'system\\s*(?:prompt|message|override|note)',
    '(?:developer|debug|admin|god)[ -]mode',
    'jailbreak',
    'prompt injection',
    'you are (?:now|no longer|a|an|chatgpt)\\b.{0,40}(?:ai|assistant|model|bot|chatgpt|dan)\\b',
    '\\bas an? (?:ai|language model|assistant)',
    'language model',
    'new (?:instructions|rules|task)',
    '(?:respond|reply|answer|output|say|print)\\s+(?:only|exactly|with|the following|verbatim)\\b',
    '(?:write|include|add|insert|mention|append|begin|start|end|state|tell)\\b.{0,50}\\b(?:response|reply|answer)',
    '(?:your|the) (?:response|reply|answer) (?:must|should|has to|needs to)',
    'repeat (?:after|the|everything|your|these|this)',
    'translate (?:this|the|your)',
    'pretend',
    'role-?play',
    'act as',
    'dear (?:ai|model|assistant|bot)',
    '<?\\/?(?:system|assistant|instructions?|task|facts)\\s*[>›:]',
    '[‹<]\\/?\\s*(?:review|private-feedback)',
    '\\[\\/?inst\\]',
    'im_(?:start|end)',
    '^#+ ',
    'base64',
    '\\{\\s*"?(?:role|system)',
    'ignorier',
    'vergiss\\b.{0,60}\\b(?:anweisung|regeln|alles)',
    'du bist (?:jetzt|nun)',
    'anweisung',
    'antworte?\\s+(?:nur|mit|ausschließlich)',
    'schreibe?\\s+(?:nur|in|dass|folgend)',
    'deine antwort',
    'ignore[rz]?\\b.{0,60}\\b(?:instructions|consignes|règles)',
    'oublie[rz]?',
    'instructions',
    'réponds?(?:ez)?\\s+(?:uniquement|seulement|avec|par)',
    'ta réponse',
    'votre réponse (?:doit|devra)',
    'ignor[ae]\\w*\\b.{0,60}\\b(?:instrucciones|istruzioni|instruções|reglas|regole|regras)',
    'olvid[ae]',
    'dimentica',
    'esque[cç]',
    'respond[ea]\\s+(?:solo|sólo|únicamente|con|apenas|com|só)',
    'rispondi\\s+(?:solo|con)',
    '(?:tu|la|sua) (?:respuesta|risposta|resposta) (?:debe|deve)',
    'escrib[ea] (?:que|en|solo)',
    'scrivi (?:che|solo|nella)',
    'escrev[ae] (?:que|na|apenas)',
    'negeer|antwoord (?:alleen|met)',
    'zignoruj|odpowiedz (?:tylko|słowami)',
    'ignorera|svara (?:bara|med)',
    'yok say|görmezden|talimat',
    'игнорируй|забудь|инструкци|ответь (?:только|словами)',
    'تجاهل|التعليمات',
    'התעלם|הוראות',
    '忽略|无视|無視|指示|指令',
    '무시|지시',
    'अनदेखा|निर्देश',
    'αγνόησε|οδηγί',
  ].join('|'),
  'imu',
);

/** Capitalized words that responses contain and that are no names of people. */
export const NO_NAMES = new Set(
  'i wifi wi-fi tv gastgeber gastgeberin gastgeberteam airbnb booking vrbo google team guest gast dear best kind warm warmest regards wishes sincerely thanks thank you your yours the our we sie ihr ihre ihrem ihren ihnen ihres mit freundlichen freundliche grüßen grüße herzliche herzlichen viele beste liebe lieber liebes cordialement bien cordiales salutations équipe votre vous el la le les il lo equipo saludos atentamente un cordial cordiali saluti staff atenciosamente equipa equipe com os melhores cumprimentos hi hello hallo bonjour hola ciao olá estimado estimada querido querida caro cara gentile cher chère god allah'.split(
    ' ',
  ),
);
