import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    everything you need, everything we needed, everything you could need, everything you could want,
    everything we could want, everything i needed, everything one needs, everything you might need,
    all you need, all we needed, nothing was missing, nothing missing, nothing lacking, lacked nothing,
    lacks nothing, want for nothing, wanted for nothing`,
  names: `
    amenities, facilities, extras, equipment, furniture outside, laundry, washing line, drying rack,
    welcome pack`,
  things: `
    lift, elevator, balcony, terrace, patio, pool, garden, washing machine, washer, dryer, tumble dryer,
    iron, ironing board, cot, crib, high chair, highchair, bbq, barbecue, gym, sauna, hot tub, jacuzzi,
    desk lamp, books, board games, toys, bike, bikes, baby bath, clothes horse, clothes airer, drying rack,
    parasol, sun loungers, loungers, breakfast, safe, mirror, full length mirror, curtains,
    blackout curtains, blinds, bedside lamp, bedside lamps, reading light, sockets, plug sockets, plugs,
    adapters, bins, bin, dishwashing, vacuum, rug, garden furniture, outdoor furniture,
    somewhere to sit outside, hoover`,
  features: `
    pool, swimming pool, hot tub, jacuzzi, sauna, gym, balcony, terrace, roof terrace, rooftop, patio, garden,
    courtyard, washing machine, washer, dryer, tumble dryer, bbq, barbecue, bikes, bicycles, board games,
    game room, games room, playroom, play room, toys, high chair, highchair, cot, travel cot, crib,
    stair gate, stairgate, lift, elevator, welcome basket, welcome hamper, welcome pack, welcome gift,
    welcome gifts, hamper, fruit basket, complimentary, bottle of wine, bottle of prosecco, wine waiting,
    prosecco, champagne, chocolates, homemade, home made, homemade cake, fresh eggs, fresh milk,
    milk in the fridge, sun loungers, sunbeds, deck chairs, hammock in the garden, table tennis, ping pong,
    pool table, record player, piano, playground, play area, trampoline, fire pit, firepit, pizza oven,
    projector, sound system, playstation, xbox, beach towels, umbrellas, beach chairs, kayaks, paddleboards,
    canoes, paddle board*, dog bowl, dog bed, dog treats, dog friendly, pet friendly, iron, ironing board,
    umbrella, table football, foosball, speaker, bluetooth speaker, bidet, clothes airer, slippers`,
  positive: `
    all the amenities, all amenities, every amenity, lots/plenty/loads of amenities/facilities,
    great amenities, all the little extras, little extras, lovely extras, thoughtful extras, nice touches,
    lovely touches, little touches, thoughtful touches, well equipped flat,
    apartment/flat/house/place/home/studio/villa/cottage/cabin/it is/was .. well/fully equipped/stocked/kitted,
    well equipped apartment, all mod cons`,
  negative: `
    no lift, no elevator, without a lift, no balcony, no pool, no garden, no washing machine, no iron,
    no terrace, no curtains, no mirror, flights of stairs, floors up, fourth floor walk up,
    fifth floor walk up, third floor walk up, walk up, lugging, lugged, carry our bags up, carry our cases up,
    carry the suitcases up, carrying .. up, dragged our, dragging, hauled, haul, lacks basic, lacking basic,
    lack of amenities, lacked amenities, no amenities, basic amenities missing, missing amenities,
    few amenities, pool closed, pool was closed, pool is closed, pool was green, pool was empty,
    pool was freezing, pool unusable, closed for the season, hot tub was cold, gym closed, gym was closed,
    lift didnt work, elevator out of, not enough sockets, few sockets, one socket, no sockets,
    not enough chairs, no bins, so many stairs, too many stairs/steps, lot/lots of stairs/steps, many stairs,
    no fan/heater/hoover/table outside, climb/climbed/up four/five/six/three floors/flights`,
  goodBeside: `
    private, heated, big, sunny, spacious, well stocked, stocked, delicious, tasty, yummy, shared, fenced,
    sheltered, massive, lush, enclosed, secluded`,
  badBeside: `
    closed, small, tiny, shared, overgrown, cold, green, shut, locked, out of order, freezing, scruffy,
    overlooked, looked onto, unusable, overcrowded, out of action, out of use, missing, ancient, slow,
    stuck, unheated, neglected`,
};
