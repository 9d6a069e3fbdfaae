import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: `
    space, size, spaciousness, living space, layout, floor plan, storage, wardrobe*, storage space, closet*,
    closet space, drawers, hanging space, floor space`,
  things: `
    storage, wardrobe, wardrobes, closet, storage space, room to move, drawers, hanging space, hangers,
    space to, room to, anywhere to hang, shelf, shelves, place to put`,
  positive: `
    plenty of space, plenty of room, lots of space, lots of room, loads of space, loads of room,
    tons of space, tons of room, so much space, so much room, enough space, enough room, ample space,
    ample room, ample storage, plenty of storage, lots of storage, good storage, bags of room, masses of room,
    room for everyone, room for all, space for everyone, space for all, room to spread, space to spread,
    spread out, not on top of each other, without being on top of, without tripping, without falling over,
    bigger than expected, bigger/larger/roomier than .. photos/pictures/pics/listing,
    not the biggest/largest .. but perfect/enough/plenty/fine/ideal/big/more, perfect/right/ideal size,
    bigger/larger/roomier than .. look/looks/looked/online, larger than expected, huge flat, huge apartment,
    big rooms, large rooms, huge rooms, big flat, big apartment, large apartment, well proportioned,
    generous rooms, generously sized, high ceilings, well laid out, cleverly laid out, clever layout,
    good layout, great layout, clever use of space, open plan, comfortably sleeps, slept six comfortably,
    fit all of us, fitted all of us, fits everyone, everyone had their own, own room,
    real/separate/proper/actual living/sitting/dining room, separate bedroom/bedrooms/lounge,
    walk in wardrobe, kids could run, could run around, twice the size, double the size, room enough,
    heaps of room/space, oceans of space, room for all/everyone/us, heaps of, could spread,
    never in each others way, out of each others way, own corner/room/space`,
  negative: `
    cramped, poky, pokey, cramped for, claustrophobic, shoebox, shoe box, shoebox sized, broom cupboard,
    matchbox, rabbit hutch, hutch, postage stamp, swing a cat, on top of each other, tripping over,
    falling over each other, climb over, climbing over, squeeze past, squeezed past, squashed, sardines,
    tight squeeze, a squeeze, no room, no space, no storage, nowhere to put, nowhere to hang,
    nowhere to unpack, nowhere to store, nowhere to sit, lived out of our suitcases,
    <not> .. open .. suitcase/suitcases/luggage/cases, live out of our suitcases, living out of,
    out of a suitcase, out of our suitcases, lack of space, lacking space, lack of storage, lack of wardrobe,
    not enough space, not a lot of space/room/storage, not much space/room, not enough room,
    not enough storage, hardly any space, hardly room, barely room, barely fit, barely space, smaller than,
    smaller than .. <listing>/advertised/described/online/suggest*,
    basically/literally a closet/cupboard/corridor/hallway, cosy for, not big enough, not the biggest,
    not the largest, not very big/large/spacious/roomy, not spacious, isnt the biggest/largest,
    wasnt the biggest/largest, wont fit, didnt fit, couldnt fit, sleeps six .. push, sleeps .. optimistic,
    overcrowded, one wardrobe, one hanger, coat hangers, box room, turn around, open the suitcase,
    open a suitcase, opened one suitcase, suitcases open, suitcase open, low ceilings, low ceiling,
    bang your head, banged my head, sideways, elbow room, is/was/like/of a cupboard, bedroom is a .. cupboard,
    cannot stand, cant stand .. same time, nowhere for .. suitcases/luggage/clothes,
    only if/when .. good friends, no place for, one person at a time, single file`,
  good: `
    big, large, huge, massive, spacious, roomy, expansive, capacious, decent sized, good sized, good size,
    decent size, vast, enormous`,
  bad: `
    small, narrow, tiny, minuscule, titchy`,
  goodBeside: `
    ample, plenty, generous, lots, enough, loads, oodles, decent, perfect, clever, flexible, separate,
    proper`,
  badBeside: `
    limited, awkward, tight, lacking, minimal, lack, scarce, insufficient, odd, weird, strange, short, less,
    no bigger`,
  parts: `
    square metres, square meters, square feet, room, rooms, bedroom, bedrooms, living room, lounge,
    sitting room, dining room, ceilings, hallway, place for`,
};
