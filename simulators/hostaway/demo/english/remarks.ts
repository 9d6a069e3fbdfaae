import type { TopicSentences } from '../phrasebook.ts';

/** Minor complaints of satisfied guests. */
export const REMARKS: TopicSentences = {
  clean: [
    'A little more attention to [dust on the shelves|the corners of the shower] would not hurt.',
    'The oven could do with a proper clean.',
    'Clean overall, apart from the windows.',
  ],
  location: [
    'It is a bit of a walk uphill on the way home.',
    'The nearest proper supermarket is further than we thought.',
    'Parking nearby is difficult, so leave the car at home.',
    'The street gets lively at the weekend, just so you know.',
  ],
  checkin: [
    'The key box was a little hard to find in the dark.',
    'Check-in at four is late when you land in the morning.',
    'The second lock needs patience and a gentle pull.',
  ],
  host: [
    'One message took a day to be answered, but it was [solved|nothing urgent].',
    'We would have liked a word about the [local bus tickets|rubbish sorting] beforehand.',
  ],
  bed: [
    'The bed was a bit soft for my taste.',
    'One more [pillow|blanket] per person would be good.',
    'The sofa bed is fine for children, less so for adults.',
  ],
  quiet: [
    'We did hear the neighbours now and then.',
    'A bit of street noise in the early morning, but ear plugs were provided.',
    'Light sleepers should ask for the back room.',
  ],
  kitchen: [
    'The knives are blunt and one [pan|pot] more would help.',
    'Please leave a little salt and oil for the first evening.',
    'The coffee machine is simpler than the one in the pictures.',
  ],
  wifi: ['The wifi is fine in the living room and weak in the bedroom.', 'Internet was good, if not fast.'],
  space: [
    'It is a little smaller than it looks in the photos.',
    'Not much room for suitcases, so pack light.',
    'A few things are showing their age, like the [sofa|kitchen drawers|paint in the hall].',
  ],
  bathroom: [
    'The water takes a minute to get hot.',
    'There is hardly any place to put things down in the bathroom.',
    'The shower floods a little if you are not careful.',
  ],
  value: [
    'The cleaning fee is a bit high for a short stay.',
    'Slightly pricey in high season, but so is everything in {city}.',
  ],
  comfort: [
    'It got rather warm in the afternoon; a [second fan|blind] would solve it.',
    'The heating takes its time in the morning.',
    'A mirror in the bedroom would be nice.',
    'There are not many sockets near the beds.',
  ],
};
