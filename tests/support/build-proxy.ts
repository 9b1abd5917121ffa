import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { freePort } from './server-process.ts';

/** A proxy that can replace the build id of the server, so that the same files look like the next build. */
export interface BuildProxy extends AsyncDisposable {
  readonly url: string;
  /** The port of the proxy, which is the address of the server for its users. */
  readonly port: number;
  /** Replaces the build id from now on. */
  rename(from: string, to: string): void;
}

/** Listens on a free port. The server must be started with this address as its own. */
export async function startBuildProxy(): Promise<BuildProxy> {
  const [port, own] = [await freePort(), await freePort()];
  let names: readonly [string, string] | null = null;
  const toOld = (text: string) => (names ? text.replaceAll(names[1], names[0]) : text);
  const toNew = (text: string) => (names ? text.replaceAll(names[0], names[1]) : text);

  function forward(requested: IncomingMessage, answer: ServerResponse): void {
    const headers = { ...requested.headers, 'accept-encoding': 'identity' };
    // Otherwise the server would reply 304.
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const path = toOld(requested.url ?? '/');
    const onward = request({ port, host: '127.0.0.1', path, method: requested.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      if (names === null || !/html|javascript/.test(reply.headers['content-type'] ?? '')) {
        reply.pipe(answer);
        return;
      }
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('end', () => answer.end(toNew(Buffer.concat(pieces).toString())));
    });
    onward.on('error', () => answer.destroy());
    requested.pipe(onward);
  }

  const server = createServer(forward);
  server.on('upgrade', (requested, socket) => {
    const onward = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(requested.headers).map(([name, value]) => `${name}: ${value}`);
      onward.write([`GET ${requested.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${own}`,
    port,
    rename: (from, to) => {
      names = [from, to];
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
