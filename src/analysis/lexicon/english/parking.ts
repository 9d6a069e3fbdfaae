import type { TopicWords } from '../format.ts';

export const parking: TopicWords = {
  names: `
    parking*, park the car, park our car, car park, carpark, garage, parking space, parking spot,
    parking place, driveway, street parking, carport, parking permit, permit, bay, ev charger,
    charging point, underground parking`,
  things: `
    parking, garage, parking space, parking spot, parking place, permit, driveway, car park, free parking,
    ev charger`,
  features: `
    free parking, private parking, secure parking, off street parking, on site parking, onsite parking,
    parking included, covered parking, gated parking, dedicated parking, parking on site, own parking,
    driveway parking, ev charger, charger for the car, charge our car`,
  positive: `
    easy parking, easy to park, easy/easily to? find .. parking/spot, find/found parking .. easily,
    parked easily, parked right outside, park right outside, parked outside, park outside, parked in front,
    parking was easy, parking was a breeze, parking a breeze, no problem parking, no trouble parking,
    no problems parking, parking no problem, plenty of parking, ample parking, lots of parking,
    always found a parking, found a parking, always a parking, always found a space, always found a spot,
    found a space, always got a space, always room to park, room for two cars, room for three cars,
    space for two cars, space for the car, parking on the doorstep, parking right outside, safe parking,
    parking outside, free parking, parking space included, able to park, could park, can park,
    space for our car, space for the van, room for the car, room for our car, car was safe, fits two cars,
    fits three cars, garage for, drive fits, cars on the drive, somewhere to park, left the car safely,
    space reserved, reserved space, a space .. right by/outside the door, never had to look for a space,
    our car had, car had its own, own space for the car, space for the/our/two/three car/cars, drive takes,
    room to park, could leave the car`,
  negative: `
    nowhere to park, no parking, no place to park, no where to park, no space to park, impossible to park,
    hard to park, parking/garage .. far/far from, difficult to park,
    hard/difficult/impossible/tricky to find .. place/somewhere/spot to park, couldnt park, could not park,
    cant park, unable to park, couldnt find a parking, couldnt find a space, couldnt find parking,
    drove around for, drove round for, driving around, driving round, circled, circling, circling the block,
    parking is a nightmare, parking was a nightmare, parking nightmare, parking is a pain, parking was a pain,
    parking is tricky, parking ticket, parking fine, got a ticket, got a parking, towed, clamped,
    car was towed, blocked in, boxed in, parked three streets, park three streets, park streets away,
    park miles, park a mile, parking .. streets away, park/parked/parking .. far away/from,
    park/parked/parking .. far, took/takes .. to find .. parking/spot/space,
    hour/minutes to find .. parking/spot/space, blocks away from parking, paid parking only, pay for parking,
    paid parking, pay to park, paid for parking, parking costs, parking cost, parking charges,
    a day for parking, a day to park, a night for parking, parking .. extra, space was taken,
    someone in our space, someone else was in, someone parked in, space too small, scraped, scraped the car,
    scratched our car, dented, no permit, squeeze the car, squeezed the car, squeeze into,
    too narrow for our car, find parking, finding parking, looking for parking, search for parking,
    hunting for parking, hunting for a space, looking for a space, circled for, ended up paying .. garage,
    cost .. to park, euros/pounds/dollars .. park/garage, walk/walked .. from the car, nowhere for the car,
    no space for the car`,
  goodBeside: `
    free, easy, secure, private, ample, plenty, included, safe, available, handy, convenient, gated, covered,
    underground, saved, guaranteed, reserved, wide, generous`,
  badBeside: `
    tight, narrow, expensive, difficult, limited, nightmare, tricky, challenge, challenging, issue, problem,
    problematic, competitive, impossible, pain, scarce, far, small, pricey, hard, taken, full, tough, awkward,
    extra, paid, headache, stressful, steep, tiny, occupied, blocked, horrendous, fiddly, unavailable,
    lottery, hopeless`,
};
