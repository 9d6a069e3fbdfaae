import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: `
    view, views, outlook, vista, vistas, panorama, scenery, skyline, sea view, sea views, ocean view,
    mountain view, city view, window view, lookout`,
  things: 'view, sea view, ocean view, views',
  features: `
    sea views, panoramic views, panoramic view, views over, views of the, view over, view of the sea,
    view of the bay, view of the mountains, view of the lake, view of the river`,
  positive: `
    overlooking the sea/bay/river/lake/park/harbour/harbor/mountains/valley/water/city/square/old,
    overlooks the sea/bay/river/lake/park/harbour/harbor/mountains/valley/water/city/square, stunning view*,
    amazing view*, what a view, million dollar view, views to die for, breathtaking, breath taking,
    jaw dropping view*, view from the .. window/balcony/terrace/bed, sunset from the, sunsets from the,
    sunset/sunsets/sunrise/sunrises from .. balcony/terrace/window/bed/deck/roof/pool/rooftop,
    sunrise from the, sunrise over, sunset over, sunsets over, watched the sun, watching the sun,
    watch the sun, watching the boats, watch the boats, watched the boats, see the sea, see the sea from,
    wake up to the, woke up to the, look out over, looking out over, looks out over, looked out over, scenic,
    panoramic, could stare, stared out, picture postcard, never tire of, see for miles,
    wake up .. sea/lake/ocean/mountains/water/bay, woke up .. sea/lake/ocean/mountains/water/bay, rooftops,
    over the rooftops, the sea/lake/ocean/mountains from/before the/you/us bed/window/balcony,
    but the lake/sea/ocean/mountains,
    looking/looked/look at/over/across/towards the mountains/sea/lake/river/hills/valley/city/harbour/skyline/rooftops/ocean/bay,
    see/saw the mountains/sea/ocean/lake/tower/cathedral/castle/skyline from, overlooking, sun set/rise over,
    watched the boats/ships/sunset/sunrise`,
  negative: `
    no view, no views, no view to speak, without a view, view of a wall, view of the wall, view of a brick,
    brick wall, blank wall, view of the bins, view of bins, view of the car park, view of a car park,
    view of the parking, looks onto a wall, looked onto a wall, looks out onto a, looked out onto a,
    looks at a wall, faces a wall, facing a wall, faces a brick, faced a wall, air shaft, light well,
    lightwell, wall opposite, overlooking a car park, overlooking the car park, overlooking bins,
    overlooking the bins, overlooking a building, overlooking a wall, overlooks a car park,
    overlooks the bins, overlooks a wall, next building, straight into the neighbours, into the neighbours,
    other peoples windows, overlooked by, partial view, view is blocked, view was blocked, blocked view,
    view blocked, ugly/depressing/boring view/views, view/views .. ugly/depressing/boring, obstructed,
    obscured, if you lean, lean out, leaning out, crane your neck, craning, stand on a chair,
    scaffolding outside, scaffolding in front, windows face, window faces, window looks onto,
    windows look onto, windows look out on a,
    looks/look/looked onto the wall/bins/street/road/building/neighbours/car,
    give/gives onto the? .. back/bins/wall`,
  goodBeside: `
    stunning, breathtaking, spectacular, incredible, amazing, gorgeous, magnificent, beautiful, great, wow,
    unreal, insane, panoramic, unbeatable, unobstructed, priceless, glorious, worth, sublime, dream, superb,
    dreamy`,
  badBeside: `
    disappointing, blocked, wall, bins, car park, ugly, depressing, grim, limited, building site, poor,
    boring, scaffolding, obscured, nonexistent, brick`,
};
