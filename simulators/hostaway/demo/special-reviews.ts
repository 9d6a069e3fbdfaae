/** Texts that test rendering: markup, entities, scripts, other alphabets, length, layout. */
export const SPECIAL_REVIEWS: readonly { stars: number; text: string }[] = [
  { stars: 5, text: '<b>Best</b> apartment of our trip, <i>really</i>. Five &amp; a half stars if I could.' },
  {
    stars: 4,
    text: 'My son (he is 14 and "learning security") wants me to post this: <script>alert(1)</script> The flat was great by the way.',
  },
  {
    stars: 5,
    text: 'Check-in < 2 minutes, view > everything else. R&B bar next door is "quiet" until 10 & then it isn\'t.',
  },
  { stars: 2, text: '<p>Heating broken.</p><p>Host said: &quot;buy a jumper&quot;.</p><br/>No.' },
  { stars: 5, text: 'Loved it 😍😍😍\n\n🛏️ 10/10\n📍 10/10\n☕ 11/10\n\nSee you next summer 👋🏽' },
  { stars: 5, text: '👍👍👍' },
  { stars: 5, text: 'Perfect.' },
  { stars: 4, text: 'ok' },
  {
    stars: 4,
    text: 'Pros:\n- location\n- huge shower\n- coffee machine\n\nCons:\n- no shade on the balcony\n- thin curtains\n\nWould still book again.',
  },
  {
    stars: 5,
    text: "We booked this for my parents' golden wedding 👵👴💛 and {host} had put flowers on the table without our asking.\n\nMy father does not do stairs well any more. We wrote about it beforehand, and got an honest answer with the number of steps and a photo of each landing. That is what I call service.\n\nThank you from all nine of us (only four slept there, promise).",
  },
  {
    stars: 3,
    text: 'A stay in three acts.\n\nAct one: late arrival, wrong code, {host} on the phone in pyjamas, very sorry, door open at 00.40.\n\nAct two: wonderful beds, sun in the kitchen, all forgiven.\n\nAct three: no hot water on the last morning, nobody on the phone.\n\nCurtain. Three stars.',
  },
  {
    stars: 5,
    text: 'Ｓｏ ｃｌｅａｎ！ Merci, grazie, ありがとう, شكراً, teşekkürler: we were five friends from five countries and agreed on one thing.',
  },
  {
    stars: 4,
    text: "'Nice flat'; DROP by for the \"crème brûlée\" downstairs -- you won't regret it. 100% %s C:\\holiday {{7*7}}",
  },
];

/** About three thousand characters. */
export const LONGEST_REVIEW = {
  stars: 4,
  text: [
    'I read long reviews before I book, so here is one for whoever does the same.',
    'Getting there. We landed at ten in the evening with a three-year-old, a pushchair and one suitcase too many. The instructions had arrived a week before: a map, a photograph of the front door by day and another one by night, which I had never seen anybody do and which turned out to be the useful one. The code worked at the first try. The light in the staircase is on a timer that is too short for people who carry a sleeping child, so put your phone torch on before you start. From ringing the imaginary bell to the child in bed took eleven minutes. I have waited longer for a hotel receptionist to find a pen.',
    'The rooms. They are as in the pictures, with the one difference that the pictures were taken on a better day than any of ours. The bedroom is at the back and dark as a cellar with the shutters closed. The bed is wide and firm; I like that, my husband is of the other party and put a folded blanket under his side. The small room has a bed that is called a single and is closer to a single and a half, so one parent can lie down next to a child who has dreamt of wolves. The wardrobe has real hangers. The living room gets the sun until two. There is a shelf with novels in four languages, and I finished one of them, about a lighthouse keeper, which I would not have bought.',
    'The kitchen. Somebody who cooks has put it together: two good knives, a heavy pan, a lemon squeezer, a big pot for pasta and a lid that fits it. What is missing is a baking tray, and a second chopping board would be kind to vegetarians. Oil, salt, pepper, sugar and half a packet of rice were there. The dishwasher hums the same three notes all the time and we sang along by the end.',
    'The bathroom. Clean, warm, plenty of towels. The shower is strong. The drain is slow, and after ten minutes you stand in a puddle. I mention it because it is the reason for the missing star, together with the smell that comes up in the morning until you have run the tap for a bit. I wrote to {host} about it, got an answer within the hour and a plumber on the next day, who was cheerful and did not succeed.',
    'The area. Everything that one needs is on the same street: bread, fruit, medicine, wine, in the order of urgency. {sight} is near enough to go there twice, once with the crowd and once at seven in the morning without it; do the second. The playground behind the school opens at four when the lessons are over, and our daughter made a friend there in spite of not having one word in common with her.',
    'Leaving. Check-out is at ten and they mean it, but our bags could stay until five. {host} came to say goodbye and brought a small cake, and my daughter, who is not easily bought, waved until the corner. We would come again. Please do something about that drain.',
  ].join('\n\n'),
} as const;
