import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    style, decor, decoration, decorations, furniture, furnishings, furnishing, interior, interiors, design,
    aesthetic, atmosphere, ambience, ambiance, vibe, artwork, art, character, feel, taste, armchair*,
    curtains, colours, colour scheme, rugs, wallpaper pattern, soft furnishings, paintings`,
  positive: `
    stylish, beautifully decorated, tastefully decorated, nicely decorated, lovingly decorated,
    well decorated, gorgeously decorated, tasteful, tastefully, elegant, chic, charming, charm,
    full of character, bags of character, lots of character, quirky, cosy, cozy, homely, homey,
    beautifully furnished, tastefully furnished, nicely furnished, well furnished, lovingly furnished,
    beautifully designed, well designed, beautifully styled, beautifully done, beautifully presented,
    attention to detail, eye for detail, eye for design, interior designer, instagrammable, instagram worthy,
    magazine, out of a magazine, design magazine, pinterest, lovely decor, great decor, beautiful decor,
    period features, original features, exposed brick, exposed beams, beams, vintage, retro, mid century,
    scandi, boho, boutique, comfy sofa, comfortable sofa, warm atmosphere, cosy atmosphere, lovely atmosphere,
    great atmosphere, relaxing atmosphere, romantic, luxurious, luxury feel, dreamy interior, like a film set,
    dolls house, colourful, colorful, beautiful interior, lovely interior, works of art, well thought out,
    lovely touches, put together with, characterful, full of charm, oozes charm, oozing charm,
    tastefully done, eye for, has an eye, beautifully/tastefully/lovingly put together/furnished/done`,
  negative: `
    old fashioned, old and cheap, cheap and nasty/flimsy/tacky/old, cheap looking/quality/plastic/materials,
    looks/looked/feels/felt cheap, 70s, seventies, eighties, soulless, souless, bland, characterless,
    no character, without character, lacks character, lacked character, lacks charm, lacked charm, no charm,
    lacks soul, no soul, no atmosphere, lacks atmosphere, lacked atmosphere, sterile, impersonal,
    cold and impersonal,
    place/flat/apartment/house/room/home .. cold and impersonal/unwelcoming/uninviting/soulless/empty,
    uninviting, unwelcoming, garish, gaudy, tacky, kitsch, tasteless, cluttered, clutter, full of clutter,
    knick knacks, personal belongings, personal items, bare walls, bare bulb, bare bulbs, strip light*,
    office lighting, neon light, fluorescent, harsh lighting, harsh light, ikea showroom, cheap furniture,
    cheap furnishings, flat pack, flatpack, charity shop, second hand furniture, secondhand furniture,
    mismatched furniture, old furniture, uncomfortable sofa, hard sofa, student digs, student flat,
    student halls, student accommodation, like a hospital, prison cell, like a prison, institutional,
    waiting room, office like, nans house, dark and, very dark, too dark, quite dark, rather dark, dark flat,
    dark apartment, no natural light, little natural light, spartan, sparsely furnished, barely furnished,
    lacks warmth, no warmth, not very homely, from the tip`,
  good: 'modern, contemporary, tasteful',
  bad: `
    dark, dated, outdated, bare, outmoded, ugly, hideous, depressing, drab, dingy, gloomy, dreary`,
  goodBeside: `
    lovely, fresh, warm, comfy, comfortable, relaxing, fun, interesting, unique, on point, inspired,
    original, minimalist, high end, cool, amazing, careful, quality, bright, light`,
  badBeside: `
    old, cheap, basic, minimal, worn, cold, sad, boring, tired, uncomfortable, odd, weird, hard, sagging,
    mismatched, flimsy, ghastly, harsh, random, questionable, dim, missing`,
};
