/**
 * Describes the network of a device without a GeoIP database: `local` for the server's own network, else the
 * address with its last half masked; '' if invalid.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  const parts = plain.split('.');
  if (parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part))) {
    return isLocal4(Number(parts[0]), Number(parts[1])) ? 'local' : `${parts[0]}.${parts[1]}.*.*`;
  }
  if (!plain.includes(':')) return '';
  if (plain === '::1' || /^(?:fe[89ab]|f[cd])/.test(plain)) return 'local';
  const [first = '', second = ''] = plain.split(':');
  return `${first || '0'}:${second || '0'}:*`;
}

function isLocal4(first: number, second: number): boolean {
  if (first === 172) return second >= 16 && second <= 31;
  if (first === 192) return second === 168;
  if (first === 169) return second === 254;
  return first === 10 || first === 127;
}
