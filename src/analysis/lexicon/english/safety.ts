import type { TopicWords } from '../format.ts';

export const safety: TopicWords = {
  names: `
    safety, security, smoke alarm*, smoke detector*, front door lock, door lock, locks, lock, cctv,
    fire escape, handrail, banister, railing, railings, carbon monoxide, fire extinguisher, first aid,
    street lighting, burglar, balcony rail, deadbolt, doorman at, fire exit, window lock*`,
  things: `
    smoke alarm, smoke detector, smoke alarms, fire extinguisher, handrail, banister, carbon monoxide alarm,
    carbon monoxide detector, lock, locks, railing, fire escape, fire exit, fire blanket, first aid kit,
    peephole, stair gate, working smoke alarm, lights on the stairs, street lights, streetlights,
    window locks, security, deadbolt`,
  features: `
    cctv, security guard, concierge at night, gated community, gated, stair gate, stairgate, security gate,
    24 hour security, night porter, safe box, first aid kit, fire extinguisher, smoke alarms in every`,
  positive: `
    safe, safely, secure, feel safe, felt safe, felt very safe, felt so safe, felt really safe,
    felt completely safe, felt totally safe, felt perfectly safe, always felt safe, safe street,
    secure building, secure entrance, secure entry, never felt unsafe, well lit, brightly lit, solo female,
    woman alone, travelling alone, walked home at midnight, walk home at night, walked back at night,
    walk back at night, walking home at night, walking alone at night, childproof*, child proof*, baby proof*,
    child safe, babyproof*, toddler proof, fenced, fenced off, solid lock, solid locks, solid door,
    double locks, locks on every, securely, peace of mind, never felt uneasy/nervous/worried`,
  negative: `
    unsafe, dangerous, hazard*, death trap, deathtrap, insecure, sketchy, dodgy, scary, frightening,
    creepy, eerie, threatened by, didnt feel safe, did not feel safe, dont feel safe, not safe, wasnt safe,
    isnt safe, felt uneasy, felt unsafe, felt nervous, felt uncomfortable walking, feel uneasy, uneasy,
    nervous walking, intimidating, menacing, break in, broke in, broken into, burgled, burglary, robbed,
    stolen, theft, thieves, mugged, mugging, pickpocket*, stole, crime, drug dealers, drug dealing,
    dealers, dealing drugs, drug users, addicts, needles, syringes, fight outside, gangs,
    police, knife crime, someone tried to, tried the door, tried our door, trying doors, door didnt lock,
    door did not lock, door doesnt lock, door wouldnt lock, doors didnt lock, doesnt lock properly,
    didnt lock properly, front door didnt close, couldnt lock, could not lock, cant lock, broken lock,
    no lock, no lock on, open to the street, anyone could, anyone can walk, anyone could walk,
    strangers in, stranger in, random people, no smoke alarm*, no smoke detector*, smoke alarm missing,
    no fire, no carbon monoxide, exposed wires, exposed wiring, bare wires, loose wires, wires hanging,
    live wires, hanging wires, exposed cables, electric shock, got a shock, shocks, sparks, sparking,
    sparked, gas leak, smell of gas, smelled of gas, gas smell, no handrail, no railing*, no banister,
    wobbly banister, wobbly railing, loose railing, loose banister, steep stairs, steep staircase,
    slippery stairs, slippery steps, slippery floor, stairs are steep, stairs were steep,
    stairs are lethal, lethal, tripped, trip hazard, trip over, slipped, fell, falling off, fell down,
    nearly fell, almost fell, cut my, cut himself, cut herself, cut her, cut his, hurt herself,
    hurt himself, injured, injury, broken glass, sharp edges, glass shards, fire risk, fire hazard,
    low railing, unlit, unlit street, badly lit, poorly lit, not lit, pitch black, pitch dark,
    chair against the door, barricaded, code never changed, code hadnt changed, previous guests still had,
    peeping, hidden camera, camera inside, camera in the living, cameras inside,
    trying .. door/doors/handles, slept with .. chair/keys/lights on, lock .. hanging/broken/off,
    anybody could, could have walked in, had a key and, let himself/herself/themselves in,
    strange man/person/people, stranger, walked in on us, door .. not lock/close properly`,
  goodBeside: 'good, great, strong, solid, excellent, tight, visible',
  badBeside: `
    broken, missing, loose, flimsy, lacking, poor, disabled, taped, wobbly, jammed, hanging, beeping,
    forced, dead, useless, lax, nonexistent`,
};
