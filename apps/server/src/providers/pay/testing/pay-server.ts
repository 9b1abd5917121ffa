import { createServer, type IncomingHttpHeaders } from 'node:http';

/** Timeouts of drivers under test in ms: more than a busy machine needs, and for a server that never responds. */
export const timeouts = { usual: 30_000, silence: 1000 } as const;

/** A request as received by a provider's server. */
export interface PayServerRequest {
  readonly method: string;
  /** Path and query exactly as received. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A reply; null never responds. */
export interface PayServerReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  /** Sent instead of `body`: a file. */
  readonly bytes?: Uint8Array;
}

type Change = (reply: PayServerReply, request: PayServerRequest) => PayServerReply | null;

/** A fake server of a provider. */
export interface PayServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: PayServerRequest[];
  /** Changes a reply after it was signed; null suppresses it. The request has taken effect. */
  change: Change;
}

/** Starts a server on a free port. */
export async function startPayServer(
  answer: (request: PayServerRequest) => PayServerReply,
): Promise<PayServer> {
  const requests: PayServerRequest[] = [];
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const { method = '', url: target = '', headers } = request;
    const received = { method, target, headers, body: Buffer.concat(parts).toString('utf8') };
    requests.push(received);
    const reply = server.change(answer(received), received);
    if (reply) response.writeHead(reply.status, reply.headers).end(reply.bytes ?? reply.body);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server: PayServer = {
    url: `http://127.0.0.1:${port}`,
    requests,
    change: (reply) => reply,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}
