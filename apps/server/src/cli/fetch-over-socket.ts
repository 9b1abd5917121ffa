import { request } from 'node:http';
import { operatorNameHeader } from '../platform/http/operator-socket.ts';

/** Implements `fetch` for the typed client over a Unix socket; `name` is the user who runs the command. */
export function fetchOverSocket(socketPath: string, name: string): typeof fetch {
  return (input, init = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const url = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? init.body : '';
    const sent = request(
      {
        ...{ socketPath, path: `${url.pathname}${url.search}`, method: init.method ?? 'GET' },
        headers: {
          ...headers,
          host: 'localhost',
          'content-length': Buffer.byteLength(body),
          [operatorNameHeader]: encodeURIComponent(name),
        },
      },
      async (reply) => {
        try {
          const text = (await reply.setEncoding('utf8').toArray()).join('');
          resolve(new Response(text, { status: reply.statusCode ?? 500 }));
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.once('error', reject);
    sent.end(body);
    return promise;
  };
}
