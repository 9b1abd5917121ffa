import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { readToken } from './caller.ts';

/**
 * The header by which the web app marks a page that is equal for all visitors of a variant. It is removed
 * from responses.
 */
export const visitorPageHeader = 'x-visitor-page';

const lifetimeMs = 1000;
/** Maximum number of cached pages, counting variants; each has a few dozen kB. */
const maxPages = 500;
/** Matches a page of the website with its language; the only query parameter is the page of a list. */
const cacheable = /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/[\w/.-]*)?(?:\?page=\d{1,4})?$/i;

const encodings = {
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }) as Promise<Buffer>,
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }) as Promise<Buffer>,
  identity: async (html: Buffer) => html,
} as const;
type Encoding = keyof typeof encodings;

/** A rendered page that visitors share. */
interface VisitorPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  readonly tag: string;
  readonly renderedAt: number;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
  /** Whether a request is rendering it again. Meanwhile other requests get this one, for one more second. */
  isRenewed: boolean;
}

/** Returns the key of the variant of a page; null for a request whose page is not shared. */
export type VariantOf = (headers: Headers) => string | null;

/**
 * Cache of website pages for visitors without a session; each is valid for one second. It is cleared when
 * content changes in any process; scheduled publications appear up to a second late.
 */
export class VisitorPages {
  readonly #pages = new Map<string, VisitorPage>();
  readonly #deps: Pick<Deps, 'db' | 'clock'>;
  readonly #variantOf: VariantOf;
  /** Number of changes: a page whose rendering overlapped a change is not cached. */
  #changes = 0;

  constructor(deps: Pick<Deps, 'db' | 'clock'>, variantOf: VariantOf) {
    this.#deps = deps;
    this.#variantOf = variantOf;
    for (const kind of ['content', 'site'] as const)
      deps.db.onChange(kind, () => {
        this.#changes++;
        this.#pages.clear();
      });
  }

  /** Returns the cache key of a request; null if its page is not shared. */
  keyOf(request: FastifyRequest): string | null {
    if (request.method !== 'GET' || !cacheable.test(request.url) || readToken(request.headers)) return null;
    if (request.url.includes('.data')) return null;
    const headers = new Headers();
    for (const name of ['cookie', 'user-agent'] as const) headers.set(name, request.headers[name] ?? '');
    const variant = this.#variantOf(headers);
    return variant === null ? null : `${request.protocol}://${request.host}${request.url} ${variant}`;
  }

  /** Returns the page of a key; null if the caller has to render it. */
  find(key: string): VisitorPage | null {
    const page = this.#pages.get(key);
    if (!page || !this.#deps.db.receivesChanges()) return null;
    const age = this.#deps.clock.now() - page.renderedAt;
    if (age >= 0 && age < lifetimeMs) return page;
    if (age < 0 || age >= 2 * lifetimeMs || !page.isRenewed) {
      page.isRenewed = true;
      return null;
    }
    return page;
  }

  /** The number of changes so far, for `store`. */
  get changes(): number {
    return this.#changes;
  }

  /** Caches a page that was rendered since `changes`, without its nonce. */
  store(key: string, { html: rendered, nonce, headers, changes }: RenderedPage): VisitorPage {
    // The data for the client contain the nonce too; it has no effect, because the policy lists hashes.
    const html = rendered.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
    const policy = headers['content-security-policy']?.replace(`'nonce-${nonce}'`, hashesOf(html)) ?? '';
    const page: VisitorPage = {
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie, user-agent',
      },
      html: Buffer.from(html),
      tag: createHash('sha256').update(html).digest('base64url').slice(0, 27),
      renderedAt: this.#deps.clock.now(),
      bodies: new Map(),
      isRenewed: false,
    };
    if (changes !== this.#changes) return page;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > maxPages && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }
}

/** A rendered page before it is cached. */
interface RenderedPage {
  readonly html: string;
  readonly nonce: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly changes: number;
}

/**
 * Returns the sources of a policy that permit the inline scripts of a page by hash, because a cached page
 * cannot have a nonce per response.
 */
function hashesOf(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

/** Sends a page in the encoding that the browser accepts; 304 if it has it already. */
export async function sendVisitorPage(
  page: VisitorPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding =
    (['br', 'gzip'] as const).find((each) => acceptsEncoding(request.headers, each)) ?? 'identity';
  const tag = `"${page.tag}-${encoding}"`;
  reply.headers(page.headers).header('etag', tag);
  // Not split by a pattern of white space, which takes seconds for a header that is full of it.
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  if (known.some((each) => each.trim().replace(/^W\//, '') === tag)) return reply.code(304).send();
  const body = page.bodies.get(encoding) ?? encodings[encoding](page.html);
  page.bodies.set(encoding, body);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body);
}
