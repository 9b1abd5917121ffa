/** Numbers of RFC 3492, section 5. */
const base = 36;
const leastThreshold = 1;
const mostThreshold = 26;
const firstPoint = 128;
const firstBias = 72;
const lastPoint = 0x10_ffff;
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The letters behind a label of a domain, without its `xn--`, in lower case; null where there are none. */
export function decodePunycode(label: string): string | null {
  const end = Math.max(0, label.lastIndexOf('-'));
  const points = [...label.slice(0, end)].map((sign) => sign.codePointAt(0) ?? 0);
  let next = end > 0 ? end + 1 : 0;
  let point = firstPoint;
  let bias = firstBias;
  let place = 0;
  while (next < label.length) {
    const before = place;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digits.indexOf(label[next++] ?? ' ');
      if (digit < 0) return null;
      place += digit * weight;
      const threshold = Math.min(mostThreshold, Math.max(leastThreshold, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = points.length + 1;
    bias = adapt(place - before, length, before === 0);
    point += Math.floor(place / length);
    if (point > lastPoint) return null;
    place %= length;
    points.splice(place++, 0, point);
  }
  return String.fromCodePoint(...points);
}

/** How far apart the next letters are thought to be (section 6.1). */
function adapt(distance: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let bias = 0;
  for (; delta > ((base - leastThreshold) * mostThreshold) / 2; bias += base)
    delta = Math.floor(delta / (base - leastThreshold));
  return bias + Math.floor(((base - leastThreshold + 1) * delta) / (delta + 38));
}
