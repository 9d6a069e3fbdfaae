import type { HostawayReview } from '../records.ts';
import { later, type Stay, stamp } from './calendar.ts';
import { CHANNELS, type Channel } from './channel-ratings.ts';
import { GUEST_NAMES } from './guest-names.ts';
import type { Home } from './home.ts';
import type { Language } from './language.ts';
import type { Slots } from './phrase.ts';
import type { Random } from './random.ts';

/** A review before it has an id: ids follow the order in which rows were inserted. */
export type ReviewRow = Omit<HostawayReview, 'id'>;

/** A completed stay of somebody, somewhere, booked somehow. */
export interface Visit {
  home: Home;
  stay: Stay;
  channel: Channel;
  language: Language;
  guest: string;
}

const CHANNEL_WEIGHTS = { airbnb: 46, bookingcom: 30, homeaway: 13, direct: 8, bookingengine: 3 };
const LANGUAGE_WEIGHTS = {
  en: 58,
  de: 9,
  fr: 7,
  es: 6,
  it: 5,
  pt: 3,
  nl: 4,
  pl: 2.2,
  ja: 2.2,
  ar: 1.9,
  tr: 1.6,
};

export function drawVisit(random: Random, home: Home, stay: Stay, among?: readonly Channel[]): Visit {
  const own = home.localLanguage;
  const language = random.weighted({
    ...LANGUAGE_WEIGHTS,
    [own]: LANGUAGE_WEIGHTS[own] * (own === 'en' ? 1.4 : 3),
  });
  const channel = among ? random.pick(among) : random.weighted(CHANNEL_WEIGHTS);
  return { home, stay, channel, language, guest: guestName(random, language) };
}

function guestName(random: Random, language: Language): string {
  const { first, last } = GUEST_NAMES[language];
  const [given, family] = [random.pick(first), random.pick(last)];
  if (language === 'ja') return `${family} ${given}`;
  return random.chance(0.03) ? given : `${given} ${family}`;
}

const PARTIES = ['two', 'three', 'four', 'five', 'six'];
const COMPANIONS = ['two children', 'my parents', 'friends', 'our teenagers'];

/** What a text may mention of its visit. How many came follows from the guest's name, and fits the home. */
export function slotsOf({ home, guest, language }: Pick<Visit, 'home' | 'guest' | 'language'>): Slots {
  const { kind, city, area, sight, transit, food, view, host, guests } = home;
  const [first = guest] = guest.split(' ');
  const party = PARTIES[guest.length % (guests - 1)] ?? 'two';
  const companions = guests < 4 ? 'my sister' : (COMPANIONS[guest.length % COMPANIONS.length] ?? 'friends');
  const name = language === 'ja' ? guest : first;
  return { kind, city, area, sight, transit, food, view, host, party, companions, guest: name };
}

/** Everything of a row that follows from the visit; a live answer mixes numbers and texts of numbers. */
export function rowOf(random: Random, visit: Visit): ReviewRow {
  const { home, stay, channel, guest } = visit;
  const reservation = random.whole(20_000_000, 59_999_999);
  const external =
    channel === 'direct' || channel === 'bookingengine' ? null : String(random.whole(1e9, 9e9));
  const insertedOn = stamp(later(random, stay.submitted, 0.3));
  const loose = (value: number) => (random.chance(0.02) ? String(value) : value);
  return {
    accountId: 99999,
    listingMapId: loose(home.id),
    reservationId: loose(reservation),
    channelId: loose(CHANNELS[channel]),
    type: 'guest-to-host',
    status: 'published',
    rating: null,
    publicReview: null,
    privateFeedback: null,
    revieweeResponse: null,
    isRevieweeRecommended: null,
    isCancelled: 0,
    reviewCategory: [],
    arrivalDate: stamp(stay.arrival),
    departureDate: stamp(stay.departure),
    listingName: home.name,
    guestName: guest,
    autoReviewId: null,
    autoReviewTemplateId: null,
    timeDelta: null,
    scheduledDateTime: null,
    externalReviewId: external,
    externalReservationId: external && `R${reservation}`,
    reviewerName: guest,
    title: null,
    revieweeResponseStatus: null,
    revieweeResponseUserId: null,
    isHidden: 0,
    bookingEngineVisibility: random.chance(0.9) ? 1 : 0,
    submittedAt: stamp(stay.submitted),
    insertedOn,
    updatedOn: insertedOn,
    channelReservationId: external && `R${reservation}`,
    internalListingName: home.internalName,
    externalListingName: home.name,
  };
}
