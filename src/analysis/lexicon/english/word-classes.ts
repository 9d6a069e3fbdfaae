import type { Phrases } from '../format.ts';

export const wordClasses: Readonly<Record<string, Phrases>> = {
  not: `
    not, no, never, dont, doesnt, didnt, cant, cannot, couldnt, wont, wouldnt, isnt, wasnt, arent, werent,
    hasnt, havent, hadnt, aint, hardly, barely, scarcely, rarely, without, nor, neither, nobody, none, zero`,
  no: `
    no, without, neither, nor, zero, lacked, lacks, lacking, missing, wasnt, isnt, werent, arent, hadnt, not`,
  be: `
    is, was, are, were, be, been, being, feels, felt, feel, seemed, seems, looked, looks, its, thats, stays,
    stayed`,
  number: `
    one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty,
    fifty, sixty, ninety, hundred, several, few, many, half, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*`,
  much: `
    very, so, really, extremely, incredibly, super, quite, rather, too, pretty, fairly, absolutely, properly,
    totally`,
  good: `
    good, great, lovely, excellent, amazing, wonderful, fantastic, perfect, nice, beautiful, brilliant,
    superb, gorgeous, fabulous, delightful, decent, proper, fine, best, terrific, incredible, splendid,
    magnificent, stunning, ideal, real, generous, cracking`,
  bad: `
    bad, terrible, awful, horrible, poor, dreadful, appalling, worst, nasty, grim, horrendous, disgusting,
    unpleasant, vile, rubbish, useless, ghastly, dire, pathetic, weird, strange, odd`,
  host: `
    host, hosts, hostess, owner, owners, landlord, landlady, manager, agency, management, staff, he, she,
    they, reception, receptionist, caretaker, concierge, team, couple, superhost, housekeeper`,
  us: 'us, me, we, i, our, my, everyone, guests',
  guests:
    'guest, guests, occupant*, tenant*, visitor*, lot, people, group, renters, party, family, resident*',
  previous: 'previous, last, former, earlier, prior, preceding',
  contact: `
    messaged, message, messages, rang, ring, called, call, calls, emailed, email, emails, texted, text, texts,
    wrote, phoned, phone, contacted, asked, reported, complained, chased, whatsapp*, told, mentioned,
    requested`,
  clean: `
    clean, scrub, mop, hoover, vacuum, wipe, sweep, disinfect, bleach, dust, rewash, sanitise, sanitize,
    sterilise, sterilize, declutter`,
  cleaned: `
    cleaned, scrubbed, mopped, hoovered, vacuumed, wiped, swept, disinfected, bleached, dusted, changed,
    washed, emptied, laundered, aired, sanitised, sanitized, tidied, rinsed, descaled`,
  dirt: `
    dust, dirt, grime, grease, hair, hairs, crumb*, stain*, fluff, cobweb*, fingerprint*, smear*, smudge*,
    limescale, scum, gunk, muck, mud, sand, mess, insects, bugs, ants, spider*, cockroach*`,
  waste: `
    rubbish, trash, garbage, bins, leftovers, bottles, cans, boxes, wrappers, tissues, peelings, butts,
    plasters, dishes, underwear, sock, socks, toothbrush, razor, nappies, nappy, food, yoghurt, milk`,
  hear: 'hear, hears, heard, hearing, overhear, overheard, listen, listened, listening',
  neighbour: `
    neighbour*, neighbor*, upstairs, downstairs, people, person, couple, family, man, woman, guy, tenants,
    residents, students, someone, somebody`,
  noisemaker: `
    traffic, cars, lorries, trucks, buses, trams, trains, planes, mopeds, scooters, motorbikes, sirens, bells,
    cockerel*, rooster*, dogs, seagulls, gulls, pigeons, drunks, revellers, students, footsteps,
    conversation*, pipes, plumbing, boiler, fridge, generator, pump, snoring, music, bass, drums, piano,
    guitar, karaoke, nightclub, club, disco, pub, bar, playground, school, airport, motorway, railway, road`,
  hour: `
    midnight, dawn, sunrise, daybreak, 1am, 2am, 3am, 4am, 5am, 6am, 7am, am, two, three, four, five, six,
    seven, sunday, morning, mornings, early, 2, 3, 4, 5, 6, 7, small, late`,
  function:
    'work*, function*, open, close, shut, heat, light, turn, start, flush, drain, lock, run, fit, reach, connect, charge, get, warm, warmed, cool, come, came, stay, last, fill, cut, switch, ignite, respond',
  work: `
    construction, roadworks, renovation, renovations, renovating, drilling, drills, drilled, hammering,
    digging, sawing, demolition, roofers, builders, workmen, jackhammer*`,
  scenery: `
    sea, ocean, lake, bay, mountain*, hills, valley, river, harbour, harbor, skyline, rooftops, roofs,
    vineyard*, forest, woods, fields, cliffs, coast, coastline, canal, castle, cathedral, volcano, island*,
    marina, fjord, loch, glacier, horizon, countryside, meadow*, peaks, estuary, dunes, lighthouse, sunset*,
    sunrise*, water, waves, panorama, stars, gulf, lagoon, hillside, moors, treetops, boats, ships, ferries,
    yachts, sailboats, orchard*, olive, palms, alps, beach, garden, gardens, square, piazza, bridge, temple,
    wildlife`,
  eyesore: `
    wall, walls, bins, bin, dumpster*, alley, scaffolding, brickwork, concrete, warehouse*, shaft, fence,
    skip, lot, yard, garages, rubble, flyover, factory, chimney, pylon*, bricks, drainpipe*, lightwell,
    dustbins, hedge, carpark, tarmac, roundabout, substation, dump, ruin, construction, kebab`,
  look: `
    look, looks, looked, looking, gaze, gazed, gazing, stare, stared, staring, face, faces, faced, facing,
    overlook, overlooks, overlooked, overlooking, opens, open, opened, see, saw, seeing, count, counting,
    admire, admired, admiring, watch, watched, watching`,
  waking:
    'wake, woke, waking, woken, breakfast, coffee, wine, dinner, tea, drinks, drink, aperitif, apero, beer, sundowner*, supper, lunch, croissant*',
  shop: `
    shop, shops, supermarket*, grocer*, bakery, bakeries, baker, pharmacy, deli, delis, corner, market, store,
    stores, cafe, cafes, pub, pubs, bars, restaurant, restaurants, boulangerie, butcher`,
  sight: `
    centre, center, station, stadium, beach, beaches, museum*, cathedral, harbour, harbor, airport, metro,
    tube, underground, tram, bus, ferry, town, square, market, seafront, promenade, slopes, lifts, piste, ski,
    arena, university, hospital, sights, sand, pier, river, lake, theatre*, port, trails, old, campus`,
  near: `
    close, near, nearby, handy, convenient, walkable, next, opposite, downstairs, corner, doorstep, across,
    round, around, beside`,
  far: 'miles, km, kilometres, kilometers, hour, hours, mile, kms, taxi, drive, car, trek, hike',
  vehicle:
    'car, cars, van, suv, motorhome, camper, campervan, motorbike, vehicle, vehicles, bike, trailer, minibus',
  park: 'park, parked, parking, leave, left, stash, garage, garaged',
  body: 'back, backs, spine, neck, hip, hips, shoulder*, ribs, shoulders, kidneys, bones',
  sleep: 'sleep, sleeping, slept, night, nights, nap, naps, rest, snooze, doze, shuteye, kip',
  bed: `
    bed, beds, mattress*, sofabed, bunk, bunks, futon, pillow*, duvet*, sheet, sheets, topper, cot, pullout`,
  money: 'euros, euro, pounds, quid, dollars, bucks, eur, gbp, usd, francs, kroner, cents',
  pay: `
    pay, paid, paying, charge, charged, charges, charging, cost, costs, costing, want, wanted, bill, billed,
    demand*, invoiced`,
  fee: 'fee, fees, charge, charges, deposit, surcharge*, supplement, extra, extras, tax, bill',
  listing: `
    photo, photos, photograph*, picture, pictures, pics, image, images, listing, description, advert, ad,
    advertisement, website, profile, blurb, brochure`,
  broken: `
    broken, dead, bust, busted, kaput, knackered, jammed, snapped, cracked, smashed, blown, failed, seized,
    shattered, malfunction*, defunct`,
  comparative:
    'stronger, bigger, larger, faster, warmer, hotter, cooler, cleaner, quieter, softer, firmer, thicker, clearer, easier, quicker, wider, brighter, cheaper, closer, newer, fresher, comfier, better, tidier, smoother, friendlier, longer, higher, nicer, sharper, sturdier, deeper, roomier',
  part: `
    handle, handles, knob, knobs, door, doors, drawer, drawers, shutter*, blind, blinds, tap, taps, bulb,
    bulbs, socket*, hinge*, rail, seat, lid, cord, switch*, plug, tile, tiles, lamp, hook, holder, latch, leg,
    legs, shelf, window, windows, curtain*, hose, cupboard*, wardrobe`,
  kitchenware: `
    colander, sieve, grater, peeler, whisk, ladle, spatula, tongs, saucepan*, pan, pans, pot, pots, wok,
    knife, knives, fork, forks, spoon, spoons, teaspoon*, plate, plates, bowl, bowls, mug, mugs, cup, cups,
    glass, glasses, tumblers, corkscrew, opener, kettle, toaster, microwave, oven, hob, stove, cooker, fridge,
    freezer, dishwasher, cutlery, crockery, utensils, tray, jug, teapot, scissors, board`,
  ring: 'hob, hobs, ring, rings, burner, burners, plate, plates, hotplate*, stove',
  gadget:
    'wifi, wi, internet, broadband, connection, router, signal, network, tv, telly, television, remote, netflix',
  call: `
    call, calls, meeting, meetings, zoom, teams, skype, video, stream*, film, films, movie, movies, game*,
    upload*, download*, laptop*`,
  engine:
    'helicopter, jet, plane, tractor, engine, lorry, train, hoover, truck, motorbike, moped, lawnmower, spaceship, aircraft, hurricane, drill, chainsaw, generator, cement, elephants, horses',
  drop: `
    drop, drops, dropped, dropping, freeze, freezes, froze, frozen, cut, cuts, cutting, stall*, crash*,
    stutter*, lag, lagged, glitch*, hiccup*`,
  pressure: 'pressure, jet, flow, stream, spray, trickle, drizzle, dribble',
  shower: 'shower*, water, tap, taps, bath, toilet, loo, basin, sink, cistern',
  warmclothes:
    'coat, coats, jumper*, sweater*, jacket*, hat, hats, gloves, mittens, scarf, scarves, blankets, duvets, fleece*, socks, hoodie*, cardigan*, thermals',
  summerwear: 'shirts, tshirts, shorts, barefoot, sleeves, vests, bikini',
  heat: `
    heat, heatwave, summer, august, july, scorcher, 30, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, degrees,
    thirty, forty, hottest, outside`,
  cold: `
    frost, snow, snowing, snowed, winter, january, february, december, minus, zero, freezing, storm, blizzard,
    icy, outside`,
  heater: `
    heating, heater*, radiator*, boiler, thermostat, fire, fireplace, con, ac, aircon, conditioner,
    conditioning, fan, fans`,
  animal:
    'mouse, mice, rat, rats, cockroach*, roach*, ants, ant, fleas, bedbugs, bugs, beetle*, silverfish, moth, moths, slug*, maggot*, wasps, spider*, flies, mosquito*, lizard, woodlice, pigeons',
  smelling:
    'smell, smells, smelled, smelt, smelling, stench, stink, odour, odor, whiff, scent, reek, aroma, fug, tang, hint',
  stench: `
    damp, smoke, cigarette*, tobacco, ashtray, sewage, sewer*, drain*, dog, dogs, cat, urine, pee, mould,
    mold, mildew, chemicals, bleach, paint, petrol, gas, fish, frying, grease, garlic, curry, sweat, feet,
    onions, rot, rotten, garbage, rubbish, bins, wet, stale, perfume, weed, cannabis, joint, diesel, glue,
    cabbage, cellar`,
  fragrance: `
    fresh, lavender, linen, vanilla, flower*, laundry, pine, lemon, bread, roses, jasmine, soap, cedar, wood,
    coffee, baking, eucalyptus, cotton, orange*, herbs, beeswax, clean, cinnamon`,
  danger: `
    wires, wiring, cables, socket, sockets, electrics, balcony, railing, stairs, staircase, steps, ladder,
    bunk, glass, gas, rail, terrace, pool, window, banister`,
  child:
    'toddler*, baby, babies, child, children, kid, kids, infant, son, daughter, grandchild*, year, grandson, granddaughter, boy, girl, twins, ones',
};
