import { numberFormats } from '#domain/format-number.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { ViewSort } from '#domain/listings/property-view.ts';

const { counted } = numberFormats('en-US');

/** The same in every language. */
export const siteTitle = (brandName: string) => `${brandName} Reviews`;
export const MANAGER_LOGIN = 'Manager Login';

/** The texts of the public site around a property. */
export const siteCopy = {
  book: 'Book this home',
  about: 'About this home',
  map: 'Show on a map',
  mapHint: 'The location is approximate.',
  photos: 'More photos',
  photoOf: (name: string, number: number) => `${name}, photo ${number}`,
  language: 'Language',
  propertyTitle: (name: string, location: string) =>
    location === '' ? `${name}: guest reviews` : `${name}, ${location}: guest reviews`,
  /** The title of every page after the first. */
  ofPage: (title: string, page: number) => `${title}, page ${page}`,
  allReviews: 'All reviews of this property',
  feed: 'Newest reviews (JSON Feed)',
  starCounts: 'All published reviews by stars',
  categories: 'Ratings by category',
  /** What a screen reader says of a category; `score` is out of ten. */
  categoryScore: (score: string, ratings: number) =>
    `${score} out of 10 from ${counted(ratings, '# rating', '# ratings')}`,
  topics: 'Guests mention',
  /** What a screen reader says of a topic. */
  topicCounts: (topic: string, praise: number, complaints: number) =>
    `${topic}: ${counted(praise, '# review praises it', '# reviews praise it')}, ${counted(complaints, '# complains', '# complain')}`,
  bothSides: 'Both sides',
  praise: 'One that praises',
  criticism: 'One that criticizes',
  pinned: (date: string) => `Chosen by the company on ${date}`,
  readWhole: 'Read the whole review',
  channel: 'Channel',
  sort: 'Sort',
  sorts: { newest: 'Newest', highest: 'Highest', lowest: 'Lowest' } satisfies Record<ViewSort, string>,
  search: 'Search in reviews',
  searchFor: (text: string) => `“${text}”`,
  selected: (selected: number, shown: number) =>
    `${selected} of ${counted(shown, '# shown review', '# shown reviews')}`,
  clear: 'Show all reviews',
  remove: (filter: string) => `Remove ${filter}`,
  nothingSelected: 'No shown review matches.',
  languageFirst: (language: string) => `Reviews in ${language} come first, then the newest.`,
  stayed: (month: string) => `Stayed in ${month}`,
  nights: (count: number) => counted(count, '# night', '# nights'),
  changed: 'Changed by the guest on the channel',
  previewTitle: (title: string) => `Preview of ${title}`,
  preview: 'Preview.',
  previewHint: 'Pending reviews are shown as if they were approved. Only managers see this page.',
  previewEnd: 'Back to the property',
  pager: 'Pages of reviews',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  notFoundHint: 'The address may be mistyped, or this property is no longer listed.',
  noSuchView: 'There is no such page of reviews',
  noSuchViewHint: 'Its reviews may have changed since this link was made.',
  failedHeading: 'This page is not available right now',
  failedHint: 'Please try again in a moment.',
  embedFailed: 'These reviews are not available right now. Please try again in a moment.',
} as const;

/** The index of homes. */
export const homesCopy = {
  title: 'Our homes',
  description: (brandName: string) => `The homes of ${brandName} with the ratings of their guests.`,
  lead: 'Each rating counts every published review. The best rated come first; a rating based on few reviews counts less.',
  place: 'Place',
  anyPlace: 'Any place',
  guests: 'Guests',
  anyGuests: 'Any number',
  atLeast: (count: number) => `${count} or more`,
  search: 'Name or place',
  show: 'Show',
  clear: 'Show all homes',
  count: (count: number) => counted(count, '# home', '# homes'),
  pager: 'Pages of homes',
  notFound: 'There is no such page of homes',
} as const;

export const topicCopy = {
  cleanliness: 'Cleanliness',
  'check-in': 'Check-in',
  communication: 'Communication',
  location: 'Location',
  value: 'Value',
  accuracy: 'As described',
  noise: 'Quiet',
  bed: 'Bed',
  bathroom: 'Bathroom',
  kitchen: 'Kitchen',
  internet: 'Wi-Fi',
  temperature: 'Temperature',
  smell: 'Smell',
  parking: 'Parking',
  safety: 'Safety',
  space: 'Space',
  amenities: 'Amenities',
  view: 'View',
  maintenance: 'Condition',
  style: 'Style',
} satisfies Record<Topic, string>;

/** The categories that channels have and that are no topic. */
export const categoryCopy = {
  respect_house_rules: 'House rules',
  comfort: 'Comfort',
  facilities: 'Facilities',
  staff: 'Staff',
} as const;
