import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'smell, smells, odour, odours, odor, odors, scent, aroma, air in the flat',
  positive: `
    smelled/smelt/smells/smelling/smell lovely/fresh/nice/great/amazing/wonderful/gorgeous/good/divine/heavenly/beautiful/delicious/of/like .. fresh/lavender/linen/vanilla/flowers/laundry/pine/lemon/bread,
    smelled fresh, smelled lovely, smelled amazing, smelled so good, smelt lovely, smelt fresh,
    smells lovely, smells amazing, smells fresh, smelled of fresh, smelled of lavender, smelt of lavender,
    fresh smelling, lovely smell, nice smell, lovely scent, fragrant, scented candle*, diffuser, no smell,
    no smells, no odour, no odours, no odors, no musty smell, no damp smell, fresh bread smell,
    smell/smells/smelled/smelt of coffee/flowers/cardamom/cinnamon/pine/lemon/jasmine/wood/roses/linen/soap/laundry`,
  negative: `
    smelly, stank, stink*, stench, reek*, pong*, whiff*, musty, fusty, mustiness, mould*, mold*, mildew*,
    damp, dampness, dank, mouldy, moldy, smelled/smelt/smells/smelling/smell of/like, bad smell,
    horrible smell, awful smell, strange smell, weird smell, funny smell, strong smell, musty smell,
    unpleasant smell, terrible smell, disgusting smell, overwhelming smell, lingering smell, smell of,
    smells of, a smell, the smell, smelled bad, smelled awful, smelled terrible, smelled horrible,
    smelled musty, smelled damp, smelt musty, smelt damp, smelt awful, smelt bad, smells bad, smells musty,
    smells damp, smelled funny, smelled weird, smelled strange, sewage, sewer, sewer smell, drains smell*,
    drain smell, smoky, smoke smell, cigarette smoke, cigarette smell, stale smoke, stale smell,
    towels/sheets/bedding/linen/pillows/pillow/mattress/sofa/carpet/fridge/bathroom .. smell/smells/smelled/smelt/smelly/stank/stinks,
    stale, smoked in, someone had smoked, smelled smoky, cigarettes, weed, cannabis, marijuana, wet dog,
    dog smell, cat pee, cat urine, smell of urine, pet smell, air freshener*, plug in freshener, plug ins,
    rotten eggs, rotten egg, cooking smells, smell of frying, black spots, black patches, spores, fungus,
    fungi, overpowering scent, chemical smell, nauseating, put us off breathing, hold our noses,
    hold your nose`,
  goodBeside: `
    fresh, lovely, nice, pleasant, beautiful, gorgeous, amazing, delicious, delightful, wonderful`,
  badBeside: `
    bad, horrible, awful, strange, odd, weird, strong, funny, unpleasant, disgusting, persistent,
    overpowering, nasty, terrible, vile, foul, stale, lingering`,
};
