import { type AnalysedLanguage, TOPICS, type Topic } from '#domain/insights/topics.ts';

/** The topics as a sentence names them, for `{{topic}}` in responses and for tasks. */
export const TOPIC_WORDS: Record<AnalysedLanguage, Record<Topic, string>> = {
  en: words(
    'the cleanliness, the check-in, our communication, the location, the value for money, our description, the noise, the bed, the bathroom, the kitchen, the Wi-Fi, the temperature, the smell, the parking, the safety, the space, the amenities, the view, the maintenance, the style',
  ),
  de: words(
    'die Sauberkeit, den Check-in, unsere Kommunikation, die Lage, das Preis-Leistungs-Verhältnis, unsere Beschreibung, den Lärm, das Bett, das Bad, die Küche, das WLAN, die Temperatur, den Geruch, das Parken, die Sicherheit, den Platz, die Ausstattung, die Aussicht, die Instandhaltung, die Einrichtung',
  ),
  fr: words(
    'la propreté, l’arrivée, notre communication, l’emplacement, le rapport qualité-prix, notre description, le bruit, le lit, la salle de bains, la cuisine, le Wi-Fi, la température, l’odeur, le stationnement, la sécurité, l’espace, les équipements, la vue, l’entretien, la décoration',
  ),
  es: words(
    'la limpieza, la llegada, nuestra comunicación, la ubicación, la relación calidad-precio, nuestra descripción, el ruido, la cama, el baño, la cocina, el wifi, la temperatura, el olor, el aparcamiento, la seguridad, el espacio, el equipamiento, las vistas, el mantenimiento, la decoración',
  ),
  it: words(
    'la pulizia, il check-in, la nostra comunicazione, la posizione, il rapporto qualità-prezzo, la nostra descrizione, il rumore, il letto, il bagno, la cucina, il Wi-Fi, la temperatura, l’odore, il parcheggio, la sicurezza, lo spazio, la dotazione, la vista, la manutenzione, l’arredamento',
  ),
  pt: words(
    'a limpeza, a chegada, a nossa comunicação, a localização, a relação qualidade-preço, a nossa descrição, o ruído, a cama, a casa de banho, a cozinha, o Wi-Fi, a temperatura, o cheiro, o estacionamento, a segurança, o espaço, as comodidades, a vista, a manutenção, a decoração',
  ),
};

/** In the order of the topics. */
function words(list: string): Record<Topic, string> {
  const each = list.split(', ');
  return Object.fromEntries(TOPICS.map((topic, index) => [topic, each[index]])) as Record<Topic, string>;
}
