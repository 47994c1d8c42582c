import type { Random } from './random';

/** A subject as SVG in a box of `aspect` (width by height), 1000 units high, and where it belongs. */
export type Subject = { kind: string; aspect: number; svg: string; place: 'ground' | 'water' | 'sky' };

const skins = ['#f6d7c3', '#eac0a0', '#cf9a72', '#a8714b', '#7d4e32', '#4a2d1f'] as const;
const hairs = ['#1d1714', '#3b2618', '#6f4a25', '#b98b4a', '#8d8a86', '#7a2e18'] as const;
const cloths = [
  '#c8412f',
  '#1f4e79',
  '#f2c14e',
  '#2f7d5b',
  '#f4f1ea',
  '#22242a',
  '#d98aa2',
  '#5d7fa3',
] as const;
const roofs = ['#8a9299', '#5c636b', '#a8553f', '#c7c2b6'] as const;
const walls = ['#f3ead7', '#a9d3c0', '#f0cf7e', '#e7a58f', '#b9cfe0', '#fdfcf8'] as const;

function person(random: Random): Subject {
  const skin = random.pick(skins);
  const top = random.pick(cloths);
  const bottom = random.pick(cloths);
  const arm = random.between(-35, 10);
  return {
    kind: 'person',
    aspect: 0.4,
    place: 'ground',
    svg: `<ellipse cx="200" cy="95" rx="68" ry="92" fill="${random.pick(hairs)}"/>
      <ellipse cx="200" cy="110" rx="56" ry="74" fill="${skin}"/>
      <rect x="178" y="170" width="44" height="60" fill="${skin}"/>
      <path d="M95 240 Q200 190 305 240 L285 560 H115Z" fill="${top}"/>
      <g transform="rotate(${arm} 290 250)"><rect x="280" y="245" width="52" height="300" rx="26" fill="${skin}"/></g>
      <g transform="rotate(${-arm / 2} 110 250)"><rect x="68" y="245" width="52" height="300" rx="26" fill="${skin}"/></g>
      <path d="M118 540 H285 L290 780 H210 L200 620 L190 780 H112Z" fill="${bottom}"/>
      <rect x="122" y="770" width="58" height="215" rx="22" fill="${skin}"/>
      <rect x="222" y="770" width="58" height="215" rx="22" fill="${skin}"/>`,
  };
}

function couple(random: Random): Subject {
  const [one, other] = [person(random), person(random)];
  return {
    kind: 'two people',
    aspect: 0.82,
    place: 'ground',
    svg: `${one.svg}<g transform="translate(430 110) scale(.89)">${other.svg}</g>`,
  };
}

function house(random: Random): Subject {
  const wall = random.pick(walls);
  const windows = [140, 420, 700, 980].map(
    (x) => `<rect x="${x}" y="470" width="110" height="150" fill="#39505f" stroke="#fff" stroke-width="14"/>
      <rect x="${x}" y="740" width="110" height="170" fill="#2f4350" stroke="#fff" stroke-width="14"/>`,
  );
  return {
    kind: 'house',
    aspect: 1.2,
    place: 'ground',
    svg: `<rect x="60" y="400" width="1080" height="600" fill="${wall}"/><rect x="700" y="400" width="440" height="600" fill="#000" opacity=".16"/>
      <path d="M0 420 L600 0 L1200 420Z" fill="${random.pick(roofs)}"/><path d="M200 400 L600 110 L1000 400Z" fill="${wall}"/>
      <circle cx="600" cy="290" r="52" fill="#39505f"/>${windows.join('')}
      <rect x="545" y="730" width="120" height="270" fill="${random.pick(cloths)}"/><rect x="30" y="655" width="1140" height="26" fill="#fff"/>`,
  };
}

function sailingBoat(random: Random): Subject {
  return {
    kind: 'sailing boat',
    aspect: 0.8,
    place: 'water',
    svg: `<rect x="392" y="0" width="16" height="830" fill="#6b4a2f"/><path d="M415 40 Q700 430 740 760 H415Z" fill="${random.pick(walls)}"/>
      <path d="M385 90 Q180 480 110 760 H385Z" fill="${random.pick(cloths)}"/><path d="M20 810 H785 L660 990 H130Z" fill="${random.pick(cloths)}"/>`,
  };
}

function motorBoat(random: Random): Subject {
  return {
    kind: 'motor boat',
    aspect: 2.1,
    place: 'water',
    svg: `<path d="M20 480 H2080 L1780 990 H240Z" fill="${random.pick(walls)}"/><path d="M60 560 H2040 L2000 640 H110Z" fill="${random.pick(cloths)}"/>
      <rect x="620" y="120" width="640" height="370" fill="#f7f5f0"/><rect x="690" y="190" width="500" height="160" fill="#27414f"/>
      <rect x="560" y="40" width="780" height="90" fill="${random.pick(cloths)}"/><rect x="1290" y="0" width="20" height="480" fill="#444"/>`,
  };
}

function umbrella(random: Random): Subject {
  const [one, other] = [random.pick(cloths), random.pick(walls)];
  return {
    kind: 'umbrella',
    aspect: 1.1,
    place: 'ground',
    svg: `<rect x="538" y="200" width="24" height="800" fill="#7b5a3b"/><path d="M0 430 Q120 20 550 0 Q980 20 1100 430Z" fill="${one}"/>
      <path d="M220 430 Q300 60 550 0 Q430 200 420 430Z M680 430 Q670 200 550 0 Q800 60 880 430Z" fill="${other}"/>
      <path d="M620 800 L900 690 L960 720 L700 960 H640Z" fill="#e8e2d4"/>`,
  };
}

function lighthouse(random: Random): Subject {
  const stripe = random.pick(['#b8392b', '#1d2a3a', '#c46a2e', '#3c4a3f'] as const);
  return {
    kind: 'lighthouse',
    aspect: 0.34,
    place: 'ground',
    svg: `<path d="M95 200 H245 L320 1000 H20Z" fill="#f6f3ec"/><path d="M83 330 H257 L272 490 H68Z M55 640 H285 L301 810 H39Z" fill="${stripe}"/>
      <rect x="70" y="170" width="200" height="36" fill="#333"/><rect x="110" y="70" width="120" height="100" fill="#f7e7a8"/><path d="M95 75 L170 0 L245 75Z" fill="${stripe}"/>
      <path d="M190 206 H245 L320 1000 H215Z" fill="#000" opacity=".14"/>`,
  };
}

function bird(random: Random): Subject {
  const wing = random.pick(['#f4f4f2', '#8d949b', '#6a5a4b', '#2b2d31'] as const);
  return {
    kind: 'bird',
    aspect: 2.2,
    place: 'sky',
    svg: `<path d="M0 180 Q520 -110 1080 560 Q1650 -120 2200 120 Q1680 190 1240 760 Q1100 1000 940 780 Q560 230 0 180Z" fill="${wing}"/>
      <path d="M1080 560 Q1300 470 1480 640 L1640 690 L1470 720 Q1250 900 1000 800Z" fill="#f2efe9"/><path d="M1470 650 L1660 695 L1470 725Z" fill="#e3a63c"/>`,
  };
}

function kite(random: Random): Subject {
  const [one, other] = [random.pick(cloths), random.pick(cloths)];
  return {
    kind: 'kite',
    aspect: 0.7,
    place: 'sky',
    svg: `<path d="M350 0 L700 300 L350 720 L0 300Z" fill="${one}"/><path d="M350 0 L700 300 H350Z M350 300 V720 L0 300Z" fill="${other}"/>
      <path d="M350 720 Q250 800 340 860 T330 1000" stroke="#555" stroke-width="14" fill="none"/>`,
  };
}

function chair(random: Random): Subject {
  const paint = random.pick(cloths);
  return {
    kind: 'chair',
    aspect: 0.95,
    place: 'ground',
    svg: `<path d="M180 0 Q330 -30 480 0 L560 620 H240Z" fill="${paint}"/><path d="M240 620 H900 V700 H220Z M180 420 H860 V480 H180Z" fill="${paint}"/>
      <path d="M800 480 H860 V1000 H800Z M230 700 L120 1000 H190 L310 700Z" fill="${paint}"/>
      <path d="M290 20 V610 M370 0 V610" stroke="#000" stroke-opacity=".3" stroke-width="16"/>`,
  };
}

/** What may be the subject of a composite, each drawn anew with its own colors. */
export const subjects = [
  person,
  couple,
  house,
  sailingBoat,
  person,
  motorBoat,
  umbrella,
  lighthouse,
  bird,
  kite,
  house,
  chair,
] as const;
