import { createHttpCall, createHttpStream } from '@inkstone/api-client';
import type { Call, StreamCall } from '@inkstone/contracts';
import type { Locale } from '@inkstone/phrases';

/** A client that keeps cookies, as one browser does. */
export interface TestClient {
  /** Calls an endpoint over HTTP; rejects with AppError. */
  readonly call: Call;
  /** Calls an event stream over HTTP; rejects with AppError, including when the stream is interrupted. */
  readonly stream: StreamCall;
  /** Sends any other request; `path` begins with a slash. Does not follow redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The stored cookies by name. A test may set and delete them. */
  readonly cookies: Map<string, string>;
  /** Returns the cookies as a Cookie header. */
  cookieHeader(): string;
}

/** Creates a browser at `url` without cookies, with this preferred language, and these headers in each request. */
export function createTestClient(
  url: string,
  language: Locale = 'en',
  always: Readonly<Record<string, string>> = {},
): TestClient {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const send = async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', cookieHeader());
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
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

/** Collects all events of a stream. */
export async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Parses the JSON object of a response, mostly an envelope. */
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
