import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request received by the server. */
export interface VendorRequest {
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The fields of a form; otherwise the body under the name `body`. */
  readonly form: URLSearchParams;
}

/** The response: text with status 200, or `status` and text; `null` never responds. */
export type VendorAnswer = string | { readonly status: number; readonly text: string } | null;
export type VendorPaths = Record<string, (request: VendorRequest) => VendorAnswer | Promise<VendorAnswer>>;

/** A fake server of a vendor. `paths` may be changed while it runs. */
export interface VendorServer extends AsyncDisposable {
  readonly url: string;
  readonly paths: VendorPaths;
  /** Requests so far, by path. */
  readonly calls: Map<string, VendorRequest[]>;
}

/** Starts a server that responds as `paths` define. */
export async function startVendorServer(paths: VendorPaths): Promise<VendorServer> {
  const calls: VendorServer['calls'] = new Map();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://vendor');
    const form = body.startsWith('{') ? new URLSearchParams({ body }) : new URLSearchParams(body);
    const received = { query, form, headers: request.headers };
    calls.set(pathname, [...(calls.get(pathname) ?? []), received]);
    const path = paths[pathname];
    const answer = path ? await path(received) : { status: 404, text: 'no such path' };
    if (answer === null) return;
    const { status, text } = typeof answer === 'string' ? { status: 200, text: answer } : answer;
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    calls,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns the reason of a driver's failure; fails if there was none. */
export async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error && 'reason' in error) return String(error.reason);
    throw error;
  }
  throw new Error('The provider took it');
}
