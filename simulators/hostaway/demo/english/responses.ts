import type { Topic } from '../phrasebook.ts';

/** The company's responses to happy guests. */
export const THANKS = [
  'Thank you so much, {guest}! It was a pleasure to have you, come back soon.',
  'Dear {guest}, thank you for the kind words. We have passed them on to the housekeeping team, who were delighted.',
  'Thanks {guest}! Tell {food} that we sent you next time.',
  'What a lovely review, thank you. {area} misses you already.',
  'Thank you for staying with us and for leaving the {kind} in such good order, {guest}.',
  'We are glad that everything worked out, {guest}. The door is open whenever you are in {city}.',
  'Thank you, {guest}. Reviews like yours make our week!',
  'Many thanks and safe travels! {host} says hello.',
] as const;

/** To satisfied guests with a minor complaint. */
export const NOTED = [
  'Thank you for the honest feedback, {guest}. We have put the small things on our list and hope to welcome you back.',
  'Happy to read that you had a good time, {guest}, and thank you for the hint: it is being looked after this week.',
  'Thanks {guest}! You are right about that detail. It is on {host}’s desk now.',
  'Thank you, {guest}. Four stars from you tell us exactly where the fifth one went.',
] as const;

export const SORRY = [
  'Dear {guest}, this is not the stay we want anybody to have and we are sorry. We have gone through your points one by one and written to you about a refund.',
  'Thank you for telling us so plainly, {guest}. You are right, and we apologise.',
  'We regret that we did not live up to your expectations, {guest}, and would be glad of a second chance.',
  'Dear {guest}, I have read our messages again and agree that we were too slow. That is on us. A member of the team will call you.',
  'Hello {guest}, we are sorry. The {kind} was taken off the calendar for two days after your stay so that everything could be put right.',
] as const;

/** To guests with a specific complaint. */
export const SORRY_ABOUT: Partial<Record<Topic, readonly string[]>> = {
  clean: [
    'We apologise, {guest}. Our housekeeping supervisor now checks this {kind} before each arrival, and your cleaning fee has been returned.',
    'Dear {guest}, that is below our own standard. We have parted with the cleaning company and had the {kind} deep-cleaned.',
  ],
  checkin: [
    'Sorry to read this, {guest}. We do see it differently in one point (the instructions were sent two days before arrival), but the wait was our fault and we have refunded part of the first night.',
    'We are sorry that your stay began like that, {guest}. The lock has been replaced and the night phone is staffed again.',
  ],
  quiet: [
    'Hello {guest}, we are sorry about the lost sleep. We have talked to the neighbours and now mention the noise in the listing.',
  ],
  bed: [
    'Thank you for telling us, {guest}. New mattresses were delivered last week; please let us make it up to you.',
  ],
  wifi: ['Our apologies, {guest}. The provider has replaced the line and {host} has added a second router.'],
  bathroom: [
    'We are sorry, {guest}. The plumber found the cause after you had left, and we have refunded one night.',
  ],
  comfort: [
    'We are sorry, {guest}. The technician could only come on the following day, which we should have told you at once.',
  ],
  space: [
    'Hello {guest}, thank you for the frank words. New photos and a floor plan are online since Monday.',
  ],
  value: [
    'Dear {guest}, we have looked at the invoice again and returned the extra charge with our apologies.',
  ],
};

/** Private feedback of guests. */
export const PRIVATE_NOTES = [
  'The lock of the side door sticks; you have to lift the handle.',
  'Just between us: the downstairs neighbour smokes in the staircase.',
  'We broke [a wine glass|a plate|one of the blue cups]. Happy to pay for it, just tell us how much.',
  'The battery of the smoke detector in the hall is running low.',
  'One of the slats of the left bed is cracked.',
  'The kettle has a lot of limescale, you may want to replace it.',
  'The key box code is worn off on two digits, so anyone can guess it.',
  'There is a slow drip under the kitchen sink; we put a bowl there.',
  'I did not want to write it in public, but the bathroom smelled a bit in the morning.',
  'Maybe give the cleaner a list: the top of the fridge is forgotten.',
  'A second set of keys would have been useful for the four of us.',
  'The neighbour told us that short lets are not liked in the house. It did not bother us but you should know.',
  'The remote for the air conditioning needs new batteries.',
  'We left two beers and some olive oil for the next guests.',
  'The window in the bedroom does not close properly since the storm.',
  'The wifi password in the folder is out of date; the one on the router works.',
  'I think that the mattress in the small room has reached the end of its life.',
  'Could you thank the lady who let us in? We did not catch her name.',
  'The price on your own site was higher than here, you may want to check.',
  'My ring must be somewhere under the sofa, please have a look: thin, silver, one stone.',
  'There is a wasp nest starting under the roof edge on the left.',
  'Nothing to add, all was fine.',
] as const;
