import sharp from 'sharp';
import { ROOMS } from './demo/listings.ts';
import type { HostawayListing } from './listing-record.ts';

const WIDTH = 1600;
const HEIGHT = 1067;

/** Colours of a home: wall, floor, wood, cloth, accent, and the sky outside. */
interface Palette {
  wall: string;
  floor: string;
  wood: string;
  cloth: string;
  accent: string;
  sky: [top: string, bottom: string];
}

const PALETTES: Palette[] = [
  {
    wall: '#efe6d8',
    floor: '#c9a27a',
    wood: '#8a5a3b',
    cloth: '#6f8f86',
    accent: '#d98a4e',
    sky: ['#8fc1d9', '#f6e3c5'],
  },
  {
    wall: '#e4e9e4',
    floor: '#b99b83',
    wood: '#5f4a3c',
    cloth: '#b96f5a',
    accent: '#e0b04c',
    sky: ['#6fa8c9', '#e9f0ea'],
  },
  {
    wall: '#f1ece2',
    floor: '#a98c6d',
    wood: '#70503a',
    cloth: '#4f6d8a',
    accent: '#c8553d',
    sky: ['#f3a76b', '#f9dfb6'],
  },
  {
    wall: '#dfe6ea',
    floor: '#c7b299',
    wood: '#84664d',
    cloth: '#7d6b91',
    accent: '#4d8b74',
    sky: ['#9db8d2', '#f4e9e2'],
  },
  {
    wall: '#f3e4d7',
    floor: '#b4744f',
    wood: '#6b3f2a',
    cloth: '#3f6f6a',
    accent: '#e6a15c',
    sky: ['#5b8fb9', '#f7d9a8'],
  },
];

const drawn = new Map<string, Promise<Buffer>>();

/** The JPEG at `/images/LISTING/NUMBER.jpg`, drawn when it is first asked for; undefined at other paths. */
export function pictureAt(path: string, listings: readonly HostawayListing[]): Promise<Buffer> | undefined {
  const [, id, number] = /^\/images\/(\d+)\/(\d+)\.jpg$/.exec(path) ?? [];
  const room = ROOMS[Number(number)];
  if (!room || !listings.some((listing) => String(listing.id) === id)) return undefined;
  const picture = drawn.get(path) ?? draw(Number(id), room);
  drawn.set(path, picture);
  return picture;
}

function draw(id: number, room: (typeof ROOMS)[number]): Promise<Buffer> {
  const palette = PALETTES[id % PALETTES.length] ?? (PALETTES[0] as Palette);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1600 1067">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/>
    </linearGradient></defs>${SCENES[room](palette, id)}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A wall with a skirting board, and the floor. */
const interior = ({ wall, floor, wood }: Palette) =>
  rect(0, 0, 1600, 800, wall) + rect(0, 790, 1600, 14, wood) + rect(0, 804, 1600, 263, floor);

const sunlight = (x: number) =>
  `<polygon points="${x},804 ${x + 330},804 ${x + 560},1067 ${x + 80},1067" fill="#fff6dc" opacity="0.28"/>`;

/** A window with hills or the sea behind it. */
function window(
  x: number,
  y: number,
  width: number,
  height: number,
  { wood, cloth }: Palette,
  id: number,
): string {
  const hills =
    id % 2 === 0
      ? `<path d="M${x} ${y + height * 0.7} q${width * 0.25} -${height * 0.25} ${width * 0.5} -${height * 0.06} t${width * 0.5} -${height * 0.05} V${y + height} H${x} Z" fill="${cloth}" opacity="0.75"/>`
      : rect(x, y + height * 0.62, width, height * 0.38, '#5d93a8');
  return `${rect(x - 14, y - 14, width + 28, height + 28, wood)}${rect(x, y, width, height, 'url(#sky)')}${hills}
    ${rect(x + width / 2 - 6, y, 12, height, wood)}${rect(x - 30, y + height + 14, width + 60, 18, wood)}`;
}

const plant = (x: number, y: number, { accent }: Palette) =>
  `${[-60, -30, 0, 30, 60]
    .map(
      (angle) =>
        `<ellipse cx="${x}" cy="${y - 120}" rx="26" ry="110" fill="#5c7f5e" transform="rotate(${angle} ${x} ${y})"/>`,
    )
    .join('')}${rect(x - 55, y - 20, 110, 110, accent, 12)}`;

const SCENES: Record<(typeof ROOMS)[number], (palette: Palette, id: number) => string> = {
  View: ({ wall, accent, wood, cloth }, id) => {
    const roofs = Array.from({ length: 7 }, (_, index) => {
      const x = index * 240 - 40;
      const y = 620 + ((id * 37 + index * 83) % 160);
      const windows = [40, 120].map((dx) => rect(x + dx, y + 90, 44, 66, wood, 4)).join('');
      return `${rect(x, y, 210, 500, index % 2 === 0 ? wall : '#f6d9b8')}<polygon points="${x - 20},${y} ${x + 105},${y - 110} ${x + 230},${y}" fill="${index % 3 === 0 ? cloth : accent}"/>${windows}`;
    });
    return `${rect(0, 0, 1600, 1067, 'url(#sky)')}${circle(1180 - (id % 5) * 150, 260, 92, '#fff3cf')}
      <path d="M0 620 Q400 420 800 570 T1600 500 V1067 H0 Z" fill="${cloth}" opacity="0.55"/>${roofs.join('')}`;
  },
  'Living room': (palette, id) =>
    `${interior(palette)}${window(560, 150, 480, 420, palette, id)}${sunlight(640)}
    ${rect(300, 640, 860, 190, palette.cloth, 40)}${rect(260, 600, 130, 240, palette.cloth, 40)}${rect(1070, 600, 130, 240, palette.cloth, 40)}
    ${rect(430, 600, 190, 120, palette.accent, 24)}${rect(800, 610, 170, 110, palette.wall, 24)}
    ${rect(520, 900, 440, 26, palette.wood, 10)}${rect(560, 926, 22, 90, palette.wood)}${rect(900, 926, 22, 90, palette.wood)}
    ${plant(1380, 850, palette)}${rect(176, 330, 14, 480, palette.wood)}<polygon points="110,340 256,340 226,220 140,220" fill="${palette.accent}"/>`,
  Bedroom: (palette, id) =>
    `${interior(palette)}${window(1040, 150, 360, 400, palette, id)}${sunlight(1060)}
    ${rect(240, 380, 720, 300, palette.wood, 30)}${rect(220, 600, 760, 300, '#fbf7ef', 30)}${rect(220, 700, 760, 240, palette.cloth, 26)}
    ${rect(280, 540, 260, 120, '#ffffff', 40)}${rect(650, 540, 260, 120, '#ffffff', 40)}
    ${rect(1010, 690, 150, 170, palette.wood, 8)}${circle(1085, 600, 54, palette.accent)}${rect(1077, 640, 16, 52, palette.wood)}
    ${rect(420, 160, 320, 150, palette.accent, 6)}${rect(440, 180, 280, 110, palette.wall)}`,
  Kitchen: (palette, id) => {
    const tiles = Array.from({ length: 40 }, (_, index) =>
      rect(
        40 + (index % 10) * 100,
        330 + Math.floor(index / 10) * 64,
        92,
        56,
        index % 3 === id % 3 ? palette.accent : '#fbf4e6',
        4,
      ),
    ).join('');
    return `${interior(palette)}${tiles}${window(1120, 170, 380, 380, palette, id)}
      ${rect(40, 90, 980, 190, palette.cloth, 8)}${[0, 1, 2].map((index) => rect(60 + index * 325, 110, 290, 150, palette.wall, 6)).join('')}
      ${rect(20, 590, 1560, 40, palette.wood, 6)}${rect(40, 630, 1520, 210, palette.cloth)}
      ${[0, 1, 2, 3, 4].map((index) => rect(60 + index * 300, 650, 270, 170, palette.wall, 6)).join('')}
      ${rect(250, 520, 120, 70, '#444b4a', 16)}${circle(700, 560, 34, palette.accent)}${circle(752, 566, 28, '#d9b44a')}`;
  },
  Bathroom: (palette, id) => {
    const tiles = Array.from({ length: 128 }, (_, index) =>
      rect(
        8 + (index % 16) * 100,
        8 + Math.floor(index / 16) * 98,
        92,
        90,
        index % 7 === id % 7 ? palette.sky[0] : '#f7f4ec',
        3,
      ),
    ).join('');
    return `${rect(0, 0, 1600, 800, palette.wall)}${tiles}${rect(0, 804, 1600, 263, palette.floor)}
      ${circle(1180, 300, 170, palette.wood)}${circle(1180, 300, 150, 'url(#sky)')}
      ${rect(980, 560, 400, 60, palette.wood, 8)}${rect(1060, 500, 240, 70, '#ffffff', 34)}${rect(1000, 620, 360, 230, palette.cloth, 8)}
      ${rect(120, 620, 680, 250, '#ffffff', 110)}${rect(90, 600, 740, 50, '#f2efe7', 24)}${rect(200, 560, 240, 60, palette.accent, 10)}`;
  },
};
