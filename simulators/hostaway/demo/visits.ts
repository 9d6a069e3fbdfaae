import type { HostawayReview } from '../records.ts';
import { GUEST_NAMES } from './guest-names.ts';
import type { Home } from './home.ts';
import type { Language } from './phrasebook.ts';
import type { Random, Slots } from './random.ts';
import { CHANNELS, type Channel } from './ratings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The demo's three years. Fixed dates, so that every run is the same. */
export const FIRST_DAY = Date.UTC(2023, 10, 16);
export const LAST_TIME = Date.UTC(2026, 10, 15, 21);

export interface Stay {
  arrival: number;
  departure: number;
  submitted: number;
}

/** A stay and the time of its review: more recent ones than old ones, and more in summer at the sea. */
export function drawStay(random: Random, home: Home, from = FIRST_DAY, until = LAST_TIME): Stay {
  for (;;) {
    const departure =
      from - 3 * DAY + Math.floor(random.next() * ((until - from) / DAY + 3)) * DAY + 10 * HOUR;
    const growth = 0.3 + (0.7 * (departure - FIRST_DAY)) / (LAST_TIME - FIRST_DAY);
    const month = new Date(departure).getUTCMonth();
    const season =
      (1 + 0.6 * home.summer * Math.cos((2 * Math.PI * (month - 6.5)) / 12)) / (1 + 0.6 * home.summer);
    if (!random.chance(growth * season)) continue;
    const delay = 2 * HOUR + Math.floor(random.next() ** 2 * 13 * 24 * 3600) * 1000;
    const submitted = departure + delay;
    if (submitted < from || submitted > until) continue;
    return { arrival: departure - random.whole(1, 9) * DAY + 5 * HOUR, departure, submitted };
  }
}

/** Some hours or days later, at most the demo's last time. */
export function later(random: Random, time: number, maxDays: number): number {
  return Math.min(LAST_TIME, time + Math.floor((0.1 + random.next() * maxDays) * 24 * 3600) * 1000);
}

/** A time in Hostaway's format, in UTC. */
export function stamp(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** A review before it has an id: ids follow the order in which rows were inserted. */
export type ReviewRow = Omit<HostawayReview, 'id'>;

/** A completed stay: the home, the guest and the channel of the booking. */
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

/** The values that a text can mention. The size of the party derives from the guest's name and fits the home. */
export function slotsOf({ home, guest, language }: Pick<Visit, 'home' | 'guest' | 'language'>): Slots {
  const { kind, city, area, sight, transit, food, view, host, guests } = home;
  const [first = guest] = guest.split(' ');
  const party = PARTIES[guest.length % (guests - 1)] ?? 'two';
  const companions = guests < 4 ? 'my sister' : (COMPANIONS[guest.length % COMPANIONS.length] ?? 'friends');
  const name = language === 'ja' ? guest : first;
  return { kind, city, area, sight, transit, food, view, host, party, companions, guest: name };
}

/** The fields of a row that follow from the visit. Like a live response, it mixes numbers and strings. */
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
