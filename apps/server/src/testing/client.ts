import { createHttpCall, createHttpStream } from '@inkstone/api-client';
import type { Call, StreamCall } from '@inkstone/contracts';
import type { Locale } from '@inkstone/phrases';

/** A caller that keeps cookies, as one browser would. */
export interface TestClient {
  /** Calls an endpoint over HTTP; rejects with AppError when it is refused. */
  readonly call: Call;
  /** Calls an event stream over HTTP; rejects with AppError when it is refused or breaks off. */
  readonly stream: StreamCall;
  /** Sends anything else; `path` begins with a slash. Follows no redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The cookies kept, by name. A test may set and delete. */
  readonly cookies: Map<string, string>;
  /** The cookies as a Cookie header. */
  cookieHeader(): string;
}

/** A browser at `url` with no cookies yet, whose person reads `language`; it may say what it is. */
export function createTestClient(url: string, language: Locale = 'en', userAgent?: string): TestClient {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const send = async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', cookieHeader());
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    if (userAgent !== undefined && !headers.has('user-agent')) headers.set('user-agent', userAgent);
    const response = await fetch(target, { redirect: 'manual', ...init, headers });
    for (const header of response.headers.getSetCookie()) keep(cookies, header);
    return response;
  };
  const options = { baseUrl: url, language: () => language, fetch: send };
  return {
    call: createHttpCall(options),
    stream: createHttpStream(options),
    fetch: (path, init) => send(`${url}${path}`, init),
    cookies,
    cookieHeader,
  };
}

/** All events of a stream. */
export async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** The JSON object that a reply holds: an envelope, mostly. */
export async function readJson(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) throw new Error('The reply is no JSON object');
  return Object.fromEntries(Object.entries(body));
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (/;\s*max-age=0/i.test(header)) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}
