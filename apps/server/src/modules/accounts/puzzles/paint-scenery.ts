import { type Random, randomInt } from '@inkstone/kernel';

/** Returns random values between two bounds, with two decimals. */
type RandomInRange = (from: number, to: number) => number;

/** Returns a random ink landscape as SVG: paper, a sun or moon, mountains in mist, water, birds, reeds. */
export function paintScenery(random: Random, width: number, height: number): string {
  const between: RandomInRange = (from, to) => from + (randomInt(random, 10_001) / 10_000) * (to - from);
  const water = height * between(0.72, 0.82);
  return [
    `<rect width="${width}" height="${height}" fill="${pick(['#f4eee0', '#efe9dc', '#e9ece4', '#f1e8da'], between)}"/>`,
    washes(between, width, height),
    sun(between, width, height),
    ...[0, 1, 2].map((range) => mountains(between, width, water, range)),
    mist(between, width, water),
    waves(between, width, water, height),
    birds(between, width, height),
    reeds(between, width, height),
  ].join('');
}

function pick<T>(items: readonly [T, ...T[]], between: RandomInRange): T {
  return items[Math.floor(between(0, items.length - 0.001))] ?? items[0];
}

function fixed(value: number): string {
  return value.toFixed(1);
}

/** Faint ink washes, so that no area of the paper is uniform. */
function washes(between: RandomInRange, width: number, height: number): string {
  return Array.from({ length: 7 }, () => {
    const at = `cx="${fixed(between(0, width))}" cy="${fixed(between(0, height))}"`;
    const size = `rx="${fixed(between(30, 90))}" ry="${fixed(between(14, 46))}"`;
    return `<ellipse ${at} ${size} fill="#57524a" fill-opacity="${between(0.02, 0.07).toFixed(3)}"/>`;
  }).join('');
}

function sun(between: RandomInRange, width: number, height: number): string {
  const at = `cx="${fixed(between(30, width - 30))}" cy="${fixed(between(22, height * 0.36))}"`;
  return `<circle ${at} r="${fixed(between(10, 18))}" fill="#a8321f" fill-opacity="${between(0.55, 0.85).toFixed(2)}"/>`;
}

/** One mountain range: the nearer, the darker and lower. Its base fades into the paper. */
function mountains(between: RandomInRange, width: number, water: number, range: number): string {
  const base = water * (0.42 + 0.18 * range);
  const rise = water * (0.34 - 0.06 * range);
  const step = between(16, 30);
  let path = `M-10 ${fixed(water + 10)}`;
  let peak = between(0, 1);
  for (let x = -10; x <= width + step; x += step) {
    peak = Math.min(1, Math.max(0, peak + between(-0.45, 0.45)));
    path += `Q${fixed(x + step * between(0.2, 0.5))} ${fixed(base - rise * peak - between(0, 8))} ${fixed(x + step)} ${fixed(base - rise * peak * between(0.5, 0.9))}`;
  }
  const ink = [0.3, 0.5, 0.78][range] ?? 0.5;
  const id = `m${range}`;
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#2a2a2c" stop-opacity="${ink}"/>` +
    `<stop offset="1" stop-color="#2a2a2c" stop-opacity=".04"/></linearGradient>` +
    `<path d="${path}L${width + 60} ${fixed(water + 10)}Z" fill="url(#${id})"/>`
  );
}

function mist(between: RandomInRange, width: number, water: number): string {
  return Array.from({ length: 4 }, () => {
    const at = `cx="${fixed(between(0, width))}" cy="${fixed(water - between(0, 34))}"`;
    return `<ellipse ${at} rx="${fixed(between(50, 110))}" ry="${fixed(between(3, 8))}" fill="#faf8f3" fill-opacity="${between(0.25, 0.5).toFixed(2)}"/>`;
  }).join('');
}

function waves(between: RandomInRange, width: number, water: number, height: number): string {
  return Array.from({ length: 9 }, () => {
    const x = between(-20, width - 20);
    const y = between(water + 6, height - 4);
    const long = between(24, 90);
    return stroke(
      `M${fixed(x)} ${fixed(y)}q${fixed(long / 4)} ${fixed(between(-3, 3))} ${fixed(long / 2)} 0t${fixed(long / 2)} 0`,
      between(0.6, 1.6),
      between(0.2, 0.5),
    );
  }).join('');
}

function birds(between: RandomInRange, width: number, height: number): string {
  const x = between(40, width - 80);
  const y = between(16, height * 0.4);
  return Array.from({ length: Math.round(between(3, 6)) }, () => {
    const wing = between(4, 8);
    const at = `M${fixed(x + between(-40, 50))} ${fixed(y + between(-14, 18))}`;
    return stroke(
      `${at}q${fixed(wing / 2)} ${fixed(-wing / 2)} ${fixed(wing)} 0q${fixed(wing / 2)} ${fixed(-wing / 2)} ${fixed(wing)} 0`,
      1.1,
      0.75,
    );
  }).join('');
}

function reeds(between: RandomInRange, width: number, height: number): string {
  const root = pick([between(6, 60), between(width - 70, width - 10)], between);
  return Array.from({ length: 9 }, () => {
    const x = root + between(-22, 22);
    const tall = between(height * 0.25, height * 0.62);
    const lean = between(-26, 26);
    return stroke(
      `M${fixed(x)} ${height}q${fixed(lean * 0.2)} ${fixed(-tall * 0.6)} ${fixed(lean)} ${fixed(-tall)}`,
      between(0.8, 2.2),
      between(0.45, 0.85),
    );
  }).join('');
}

function stroke(path: string, thick: number, ink: number): string {
  return `<path d="${path}" fill="none" stroke="#211f1c" stroke-linecap="round" stroke-width="${fixed(thick)}" stroke-opacity="${ink.toFixed(2)}"/>`;
}
