import type { Topic } from '#domain/topics.ts';
import type { TopicWords } from '../format.ts';

/** What English-speaking guests say about the place around the home, parking, views and safety. */
export const surroundings: Partial<Record<Topic, TopicWords>> = {
  location: {
    names:
      'village, street, town, quarter, square, surrounding, environs, side of the city, part of the city, end of town',
    positive: `
      <number> steps/paces/metres/meters/yards/minutes/mins/min/minute/stops/blocks/doors .. <sight>/<shop>/everything/away/walk/door/foot/town/action/attractions,
      <number> .. walk/stroll/stops/ride/tram/metro/bus .. <sight>/<shop>/everything, <sight>/<shop> .. <number> minutes/mins/min/steps/metres/meters/yards/doors/blocks/stops,
      <sight>/<shop> .. <near>/doorstep/walking/walk/foot/away/reach/there/outside, <near> to/by the? .. <sight>/<shop>/everything, right/just by/there/beside/above/behind/opposite .. <sight>/<shop>/everything,
      everything .. corner/doorstep/hand/nearby/close/walk/walking/foot/reach/minutes/need .. corner/doorstep/hand/nearby/close/walk/walking/foot/reach/away, everything you need .. round/around/corner/doorstep/nearby/close/walk/walking,
      <not> need .. car/taxi/taxis/cab/bus/uber/wheels/transport, <not> .. use/used/take/took/touch*/moved/need*/start* .. car/taxi/taxis/cab/uber/bus, car .. stayed/stay/stays/sat/didnt/never/parked .. week/put/days/whole/move/moved/stay,
      left/leave/leaving/ditch/ditched/forget/abandon* the car .. week/home/walk*/foot/days/behind/entire/whole/where/and, no taxi/taxis/uber/cab/car needed/required/necessary,
      stumbling/spitting/walking/touching/strolling/striking/hopping distance, hop skip, hop and a skip, walk/walked/walking/stroll*/wander*/cycle/cycled/bike .. everywhere/everything/town/beach/centre/center/dinner/restaurants/museums/sights,
      couldnt/could/cant/cannot/not .. better located/placed/situated/positioned/spot/position/place, well/ideally/perfectly/brilliantly/superbly/conveniently/beautifully/handily placed/located/situated/positioned,
      ideal/perfect/great/handy/convenient/brilliant/excellent/good/fantastic/superb/super/well base/placed/located/situated? for .. exploring/<sight>/<shop>/sightseeing/walking/walkers/hiking/skiing/getting/visiting,
      fell/fall/roll/rolled/stumble/stumbled/stagger*/step/stepped/steps/tumble* .. out/straight .. door/bed .. and/onto/into/on/to/straight, out of/from the? front? door .. onto/into/and, from the door, from the doorstep, from your door, from our door,
      spot by/near/between the, place by the, location by the, right on .. <sight>, in the/a middle/heart/centre/center of .. everything/town/city/village/action/old/it, thick of, hub of,
      village/neighbourhood/neighborhood/area/street/town/quarter/square .. charming/lovely/pretty/gorgeous/beautiful/great/wonderful/nice/friendly/lively/fantastic/idyllic/delightful/bakery/pub/shop/cafe,
      charming/lovely/pretty/gorgeous/beautiful/great/wonderful/nice/friendly/lively/idyllic/delightful/leafy/picturesque/sleepy/buzzy/characterful little? village/neighbourhood/neighborhood/area/street/town/quarter/square/corner/setting/part,
      trails/hikes/walks/paths/hiking/footpath* .. door/doorstep/outside/nearby/start*, at your feet, at our feet, beaten track, away from the tourists, away from the crowds, local life, real locals, among locals, authentic, proper local`,
    negative: `
      nearest/closest .. <far>/petrol, nearest .. is/was a/an/half/over/nearly .. <far>/petrol/bus/drive, <sight>/<shop> .. <far>/further/distant/long way, <sight>/<shop> .. <number> <far>,
      half/quarter/full/hour/hours/minutes/minute/mins/min .. drive/bus/train/taxi/ride/uphill/climb/hike/trek/slog/journey/commute, half an? hour, half hour, hour/hours/hourlong .. away/from/to .. <sight>/<shop>/anything/anywhere/town,
      <number> minute/minutes climb/uphill/hike/trek/slog, minutes uphill, steps up to, up a steep, steep .. hill/street/road/climb/walk, hill .. killer/steep/hard/climb/legs/long,
      miles/far/hours/long way/nowhere .. from/to/near anything/anywhere/everything/civilisation/civilization/town/<sight>/<shop>, a long way, not near, nowhere near, nothing/much/little .. to do/see/eat .. nearby/around/there/here,
      need/needs/needed/have/must/essential/require*/required/without/hire/rent/rely/depend* .. a/on/your/own car/taxi/taxis/cab/uber/wheels/driving, cant/cannot/couldnt .. without .. car/driving/taxi/wheels, without a car .. cant/stuck/stranded/lost/nothing/forget/no, only reachable by, only accessible by, lots of taxis, taxi fares, taxi every/each/back/there/both,
      last/first/only/one bus/train/tram/ferry .. goes/leaves/at/gone/day/hour, no/hardly/rare/infrequent/sporadic bus/buses/public/trains/transport/connection, <not> .. anything/anywhere/nowhere .. nearby/around/open/walk/walking/eat,
      area/neighbourhood/neighborhood/street/part/district/estate/quarter/location .. rough/sketchy/dodgy/grim/dead/scruffy/seedy/dirty/unsafe/remote/dull/boring/soulless/depressing/industrial/ugly/grotty/nothing/bleak/questionable/grubby/far/isolated/desolate/shabby/rundown/middle,
      rough/sketchy/dodgy/grim/dead/scruffy/seedy/dirty/unsafe/dull/boring/soulless/depressing/bleak/questionable/grubby/desolate/shabby/rundown/dubious/undesirable/insalubrious part/area/neighbourhood/neighborhood/street/district/estate/quarter/town/location/end,
      <not> .. go/walk/step/feel/went/walked/out/leave/linger/venture .. after dark, <not> .. go/went/venture*/step* out .. night/dark/alone, stuck in the middle, nothing in the village/area/town, not even a pub/shop/cafe/bakery, in the sticks, back end of, arse end, edge of nowhere, dead end, cut off, isolated spot, tourist trap, tourist ghetto, boarded`,
  },
  parking: {
    names: 'parking lot, garage space, parking situation, parking bay, somewhere to park, space for the car',
    things: 'garage, parking lot',
    positive: `
      <park> .. <vehicle> .. outside/door/drive/driveway/street/free/nothing/front/safely/doorstep/courtyard/garage/yard/without/gate/property/next,
      <park> .. right/just/directly/straight outside/front/door/next, park/parked/parking .. outside/door/front/street/free/problem/safely/easily/easy/breeze/stress/driveway/drive/doorstep/courtyard,
      <not> .. trouble/problem/problems/issue/issues/difficulty/bother/hassle/worries .. parking/park, space/spot/spots/spaces/place/bay .. for .. <vehicle>, free/secure/safe/private/own/gated/covered/underground/dedicated/reserved/allocated/designated/easy/ample/plentiful/offstreet/garage/onsite/effortless parking/garage/space/spot/bay/spaces/spots/driveway,
      parking .. right outside/front, off street, off road parking, <vehicle> .. safe/secure/off .. street/road/courtyard/gate/garage/night/locked, always .. space/spot/spaces/spots, plenty of spaces/spots, room on the drive*, room for .. <vehicle>, fits/fit/fitted/takes/took .. <vehicle>, charge/charged/charging .. the/our/electric car/ev/tesla, wallbox`,
    negative: `
      <not> .. park/parking/anywhere .. <vehicle>/nearby/near/street/outside/within/anywhere, nowhere .. park/leave/<vehicle>, no/zero/without/lack of parking/garage/space/spaces/spots, <not> .. leave/find/put/park .. <vehicle>/space/spot/bay,
      parking/park .. nightmare/pain/impossible/hell/joke/lottery/struggle/hunt/headache/ordeal/battle/sport/expensive/costs/cost/extra/tight/narrow/fine/ticket/tricky/hard/difficult/awkward/disaster/chaos/misery/horror/issue/problem/streets/blocks/mile/miles/away/squeeze/scratch*/forget/nowhere/limited/scarce/luck/permit/<money>/included <not>,
      longer/hours/ages to park, hunt*/search*/look*/circl*/drove/driving/hours/ages/minutes/battle*/fight*/fought/struggl*/cruis* .. park/parking/space/spot/somewhere, circl*/drove/driving/cruis* .. block/round/around/hour/minutes/streets, somewhere to leave the, round the block, around the block, ticket, tickets, clamp*, tow, towed, wheel clamp, permit,
      space/spot/garage/bay/driveway/drive .. too/so/narrow/tight/small/tiny/squeeze/taken/blocked/occupied/scrape*/scratch*/mini/smart/bike/used/only if/neighbour/neighbor/moves/move/get out, blocked .. in/<vehicle>, block* us in, scratch*/scrape*/dent* .. <vehicle>, wing mirror, <vehicle> .. scratched/scraped/dented/towed/clamped/blocked/broken/ticket*/streets/blocks/mile,
      <pay> .. park/parking/garage, <number> <money> .. park/parking/garage, car park/parking/garage .. <number> .. day/night/hour/euros/pounds`,
  },
  view: {
    names: 'sights from, aspect, backdrop, panoramas',
    positive: `
      <look> .. out/over/across/onto/at/down/towards/straight/up/into .. <scenery>, <look> the? .. <scenery>, out on/onto/over/across .. <scenery>, <waking> .. up/with/to/looking/watching/facing/overlooking/over/above/by/in/at .. <scenery>, up to/with the .. <scenery>,
      <scenery> .. below/beneath/laid/stretch*/spread/unfold*/glitter*/sparkl*/window/windows/balcony/terrace/bed/bath/shower/sofa/horizon/before/front/outside/feet/deck/lawn/breakfast,
      window/windows/balcony/terrace/bed/sofa/bath/desk/deck/porch/hammock/tub .. overlook*/facing/onto/towards/over/looking .. <scenery>, whole/entire valley/bay/city/coast/town/lake/harbour/harbor/skyline,
      <scenery> view/views, view/views .. <scenery>/city/town/square/garden/die/breath*/dream*/postcard/stunning/wow/priceless/alone/money/incredible/amazing/magnificent/spectacular/unreal/miles/endless/postcard/speechless/tears, view/views .. never .. tire*/bored/forget, that view, those views, these views, the views, views for days, views forever, view alone, what views, views, drink in the, drank in the, soak up the view, feast for the eyes,
      deer/dolphin*/whale*/boats/ships/sailing/ferries/swans/herons/kingfisher*/squirrel*/cows/sheep/foxes .. window/lawn/pass*/past/garden/terrace/balcony/breakfast/below, sunset*/sunrise* .. balcony/terrace/window/bed/over/from/pier/deck/sofa/evening/every, starry, milky way, like a painting, like a postcard, postcard, picture window, panoram*, top of the world, above the clouds, as far as the eye`,
    negative: `
      <look> .. out/over/across/onto/at/straight/into/towards/on .. <eyesore>/neighbour*/neighbor*/building/parking/car/street/bathroom/office/motorway/road/opposite/flats/block, <look> the? <eyesore>/parking/car,
      window/windows/balcony/terrace/bedroom .. <look> .. <eyesore>/parking/car/neighbour*/neighbor*/building/opposite, view/views .. <eyesore>/parking/car/neighbour*/neighbor*/nothing/blocked/obstructed/partial/disappoint*/ruined/spoiled/spoilt/building/construction/crane/cranes/lean/neck/tiptoe*/imagination/toilet/squint/glimpse/kitchen/opposite,
      <eyesore> .. view, no/without .. view/views, not .. much/great .. view/views, sea/ocean/lake/mountain/city view .. if/means/only/toilet/neck/lean*/tiptoe*/squint/glimpse/lie/joke, glimpse*, squint, tiptoe*, binoculars, telescope, smudge, sliver, if you stand/lean/climb/squint/hang/crane, permanently closed, keep the curtains/blinds closed/shut/drawn, curtains closed, prying eyes, goldfish bowl, nothing to look at, nothing to see, no outlook`,
  },
  safety: {
    names:
      'intercom, lock on the, front door, entry door, chain, alarm, alarms, porter, guard, stairwell, rail, hob lock, plug covers, socket covers',
    positive: `
      feel/feels/felt/feeling .. safe/secure/protected/comfortable walking, never/didnt/not .. worry*/worried/worrying/felt/feel/feeling .. about .. leaving/walking/safety/alone/night, never/didnt .. felt/feel .. unsafe/threatened/scared/nervous/vulnerable/uneasy/danger,
      safe .. walk/walking/alone/night/neighbourhood/neighborhood/area/street/kids/children/toddler/home/leave, secure/gated/locked/walled/enclosed .. entrance/courtyard/building/door/garden/gate/complex/community, gated courtyard/community/complex,
      stair gate*/stairgate*/plug/socket/corner cover*/guard*/protector*/fitted, cupboard locks, window locks .. work*/every, child/kid/kids/baby/toddler proof*, childproof*, toddler safe/friendly, baby gate*, fireguard, fire guard, alarm/alarms/detector/detectors .. every/worked/working/tested/fitted/new/room, fire extinguisher and, well lit, lit street, lit up at night, good locks, solid front door, double locked, entry phone, video entry, porter/guard/doorman/concierge .. night/downstairs/round/around/24/clock, alone .. safe/problem/comfortable/worr*/fine/never, good neighbours`,
    negative: `
      door/doors/gate/window/windows/lock/locks .. <not> .. lock*/latch*/secure/bolt, front/entrance/main door/gate .. <not> .. close*/shut, door/doors/gate .. unlocked/open/ajar/kicked/forced/flimsy/broken, <not>/couldnt .. lock .. door/doors/window/ourselves/properly, lock .. broken/loose/dodgy/flimsy/joke/missing/hanging/useless, flimsy lock,
      alarm/alarms/detector/detectors .. <not> .. <function>, alarm/alarms/detector/detectors .. missing/battery/batteries/dead/beep*/dangling/disconnected/removed/taped/hanging/unplugged/ceiling/expired/none, no .. batter* in, removed the batter*, no .. alarm/alarms/detector/extinguisher/handrail/rail/railing/banister/gate/locks/lock/fence/guard,
      <danger> .. exposed/bare/dangling/loose/hanging/wobbl*/wobbly/collapsed/steep/slippery/lethal/treacherous/unguarded/unfenced/knees/knee/broken/cracked/sparks/sparking/death/frayed/live/melted/scorched/unprotected/sharp/dangerous/no,
      exposed/bare/dangling/loose/frayed/live/dodgy/melted/scorched/burnt wires/wiring/wire/cables/cable/socket/sockets/plug/plugs/electrics, socket .. dangling/hanging/sparks/sparked/melted/hot/loose/wall, steep/slippery/treacherous/lethal/uneven/narrow/spiral/unlit stairs/staircase/steps/stair,
      railing/railings/rail/balcony/wall/banister/terrace .. low/knee/knees/waist/loose/rotten/rusted/wobbly/wobbles/gap/gaps/climb/fall/fallen/drop/off, <child> .. fall/fallen/fell/climb/climbed/walked/slip*/drown*/burn*/hurt/straight off/trapped/swallow*/electro*/cut/reach, accident waiting, accident, death, deadly, hospital, stitches, ambulance, concussion, twisted .. ankle, broke .. ankle/wrist/arm, sprained,
      syringe*, needle*, junkies, addicts, drug*, dealer*, drunks .. door/outside/stairs/entrance/lobby, men/man/people/guys/gang*/youths/teenagers/stranger* .. loiter*/hanging/lurking/shouting/followed/staring/doorway/entrance/stairwell/street corner/knocked/drinking/sleeping, rattl*/tried/trying .. handle/door, followed us, followed me, someone/somebody/stranger .. tried/followed/knocked/banging/entered/came in/broke/walked/key,
      wouldnt/didnt/not/dont .. feel/felt .. safe/comfortable/secure/easy .. walking/alone/night/there/leaving, unsafe, sketchy, dodgy at night, scary, felt/feel/got scared, frightened, terrified, terrifying, afraid to, nervous about leaving, vulnerable, uneasy, on edge, looking over .. shoulder, clutch*, <not> .. walk*/go/went/venture*/step*/walking .. after/at/alone dark/night, after dark .. not/never/wouldnt/rough/scary/avoid/dodgy/sketchy, wedged .. door, chair under/against, slept with one eye, carbon monoxide .. missing, gas .. leak*/smell*`,
  },
};
