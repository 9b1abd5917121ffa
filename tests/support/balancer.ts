import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { syncPath } from '@inkstone/contracts/sync';

/** Ports of the processes that serve requests, and of those that serve sync sockets. */
export interface Backends {
  readonly web: readonly number[];
  readonly sync: readonly number[];
}

/** A load balancer in front of several processes. */
export interface Balancer extends AsyncDisposable {
  readonly url: string;
}

/**
 * Distributes requests and sockets round-robin, skipping processes that refuse connections, so that requests
 * to the one address reach all processes.
 */
export async function startBalancer(port: number, backends: Backends): Promise<Balancer> {
  const turns = { web: 0, sync: 0 };
  /** Returns all processes of a role, starting with the next one. */
  const inTurn = (role: keyof Backends): readonly number[] => {
    const ports = backends[role];
    const first = turns[role]++ % ports.length;
    return [...ports.slice(first), ...ports.slice(0, first)];
  };

  async function forward(requested: IncomingMessage, reply: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of requested) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    for (const backend of inTurn('web')) {
      const answer = await forwardTo(backend, requested, body);
      if (answer === null) continue;
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => reply.destroy());
      answer.pipe(reply);
      return;
    }
    reply.writeHead(502).end();
  }

  async function forwardSocket(requested: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    for (const backend of inTurn('sync')) {
      const onward = connect(backend, '127.0.0.1');
      const isOpen = await once(onward, 'connect').then(
        () => true,
        () => false,
      );
      if (!isOpen) continue;
      onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.on('close', () => onward.destroy());
      const headers = Object.entries(requested.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      onward.write(`GET ${requested.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
      return;
    }
    socket.destroy();
  }

  const server = createServer(
    (requested, reply) => void forward(requested, reply).catch(() => reply.destroy()),
  );
  server.on('upgrade', (requested: IncomingMessage, socket, head) => {
    if (requested.url?.startsWith(syncPath)) void forwardSocket(requested, socket, head);
    else socket.destroy();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the reply of a process; null if it refuses the connection or ends before it replies. */
function forwardTo(port: number, { method, url, headers }: IncomingMessage, body: Buffer) {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | null>();
  const onward = request({ port, host: '127.0.0.1', path: url, method, headers, agent: false }, resolve);
  onward.on('error', () => resolve(null));
  onward.end(body);
  return promise;
}
