import type { Phrasebook } from '../phrasebook.ts';

export const POLISH: Phrasebook = {
  whole: {
    delighted: [
      'Wspaniały pobyt! Mieszkanie czyściutkie, pięknie urządzone i w świetnej lokalizacji. Kontakt z gospodarzem wzorowy. Na pewno wrócimy.',
      'Wszystko zgodne z opisem. Polecam z całego serca!',
      'Wygodne łóżka, dobrze wyposażona kuchnia i cisza w nocy. Czego chcieć więcej?',
      'Podróżowaliśmy z dwójką dzieci i niczego nam nie brakowało.',
      'Zameldowanie o północy bez żadnych problemów, instrukcja bardzo czytelna.',
      'Widok z okna zapiera dech. Kawa o poranku smakowała tam najlepiej.',
      'Jeszcze ładniej niż na zdjęciach. Dziękujemy za wino i mapkę z poleconymi miejscami!',
      'Byliśmy drugi raz i znowu pełen zachwyt.',
      'Szybki internet, wygodne biurko, blisko do tramwaju. Idealne miejsce do pracy zdalnej.',
      'Bardzo dobry stosunek jakości do ceny.',
    ],
    mixed: [
      'Lokalizacja super, ale ściany cienkie i słychać sąsiadów do późna.',
      'Mieszkanie w porządku, jednak sprzątanie pozostawia trochę do życzenia.',
      'Na jedną noc może być. W kuchni brakowało podstawowych rzeczy.',
    ],
    unhappy: [
      'Duże rozczarowanie. Brudna łazienka, zimne kaloryfery i brak odpowiedzi na wiadomości.',
      'Czekaliśmy ponad godzinę pod drzwiami, bo kod nie działał. Nie polecam.',
      'Zdjęcia nie mają nic wspólnego z rzeczywistością. Zapach stęchlizny i zapadnięty materac.',
    ],
  },
  praise: [
    'Było [bardzo czysto|nieskazitelnie czysto].',
    'Lokalizacja jest [znakomita|idealna].',
    'Na wiadomości odpowiadano [od razu|w kilka minut].',
    'Łóżko jest bardzo wygodne.',
    'W kuchni jest wszystko, co potrzebne.',
    'Prysznic ma świetne ciśnienie.',
    'W okolicy jest mnóstwo dobrych restauracji.',
  ],
  complaint: [
    'Internet ciągle się zrywał.',
    'Ciepłej wody starczyło na jeden prysznic.',
    'W nocy nie dało się spać przez hałas.',
    'Cena jest zdecydowanie za wysoka.',
    'Nikt nie odbierał telefonu.',
  ],
  thanks: [
    'Bardzo dziękujemy, {guest}! Zapraszamy ponownie.',
    'Dziękujemy za miłe słowa, {guest}. Do zobaczenia!',
  ],
  sorry: [
    'Dzień dobry {guest}, bardzo przepraszamy. Usterka została naprawiona, a w sprawie zwrotu napisaliśmy osobną wiadomość.',
  ],
};
