import type { SimulatedAnswer } from '../serve.ts';

const GROUNDS = ['#00695c', '#5d4037', '#283593', '#6a1b9a', '#ad1457', '#33691e'];

/** `/avatars/{hue}/{letter}.svg`: the coloured initial that Google draws for authors without a photo. */
export function avatar(path: string): SimulatedAnswer | null {
  const [, hue, code] = /^\/avatars\/(\d+)\/([\w%]{1,12})\.svg$/.exec(path) ?? [];
  if (!code) return null;
  const letter = [...code.replace(/%.*/, '')][0] ?? '?';
  const ground = GROUNDS[Number(hue) % GROUNDS.length];
  const body =
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><rect width="128" height="128" ` +
    `fill="${ground}"/><text x="64" y="86" font-size="64" font-family="sans-serif" text-anchor="middle" ` +
    `fill="#fff">${letter}</text></svg>`;
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body };
}
