import { createHash } from 'node:crypto';
import type { Random } from '@inkstone/kernel';
import { type Challenge, readChallenges } from './challenges.ts';

const digests = new Map([
  ['MD5', 'md5'],
  ['SHA-256', 'sha256'],
]);

/** HTTP authentication as the server requests it: Digest (RFC 7616) if supported, else Basic (RFC 7617). */
export class Authorization {
  readonly #user: string;
  readonly #password: string;
  readonly #random: Random;
  #challenge: Challenge | null = null;
  #count = 0;

  constructor(user: string, password: string, random: Random) {
    this.#user = user;
    this.#password = password;
    this.#random = random;
  }

  /** Processes a challenge; false if there is no new response to it. */
  accept(header: string): boolean {
    const before = this.#challenge;
    const known = readChallenges(header).filter(isKnown);
    const next = known.find(({ scheme }) => scheme === 'digest') ?? known[0];
    if (!next) return false;
    this.#challenge = next;
    this.#count = 0;
    return before === null || next.params.get('stale')?.toLowerCase() === 'true';
  }

  /** Returns the Authorization header for a request; null before a challenge. */
  header(method: string, path: string): string | null {
    if (!this.#challenge) return null;
    if (this.#challenge.scheme === 'basic')
      return `Basic ${Buffer.from(`${this.#user}:${this.#password}`).toString('base64')}`;
    return this.#digest(this.#challenge.params, method, path);
  }

  #digest(params: Challenge['params'], method: string, path: string): string {
    const algorithm = params.get('algorithm') ?? 'MD5';
    const hash = (...parts: string[]) =>
      createHash(digests.get(algorithm.toUpperCase()) ?? 'md5')
        .update(parts.join(':'))
        .digest('hex');
    const [realm, nonce] = [params.get('realm') ?? '', params.get('nonce') ?? ''];
    const [a1, a2] = [hash(this.#user, realm, this.#password), hash(method, path)];
    const count = (++this.#count).toString(16).padStart(8, '0');
    const cnonce = Buffer.from(this.#random.bytes(12)).toString('hex');
    const hasQop = params.has('qop');
    const response = hasQop ? hash(a1, nonce, count, cnonce, 'auth', a2) : hash(a1, nonce, a2);
    const quoted = { username: this.#user, realm, nonce, uri: path, response, opaque: params.get('opaque') };
    const fields = Object.entries(quoted).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}="${value.replace(/["\\]/g, '\\$&')}"`],
    );
    fields.push(`algorithm=${algorithm}`);
    if (hasQop) fields.push('qop=auth', `nc=${count}`, `cnonce="${cnonce}"`);
    return `Digest ${fields.join(', ')}`;
  }
}

function isKnown({ scheme, params }: Challenge): boolean {
  if (scheme === 'basic') return true;
  const qop = params.get('qop')?.split(',') ?? ['auth'];
  const algorithm = (params.get('algorithm') ?? 'MD5').toUpperCase();
  return scheme === 'digest' && digests.has(algorithm) && qop.some((one) => one.trim() === 'auth');
}
