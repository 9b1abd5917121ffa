import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of a TCP service, so that a test can interrupt the connection. */
export interface Forwarder {
  /** The service's URL with the proxy's host and port. */
  readonly url: string;
  cut(): Promise<void>;
  /** Keeps all connections open without forwarding anything, like a machine that has stopped responding. */
  freeze(): void;
  restore(): Promise<void>;
}

/** Forwards a free loopback port to the service at `url`. */
export async function startForwarder(url: string): Promise<Forwarder> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  let isFrozen = false;

  const restore = async () => {
    isFrozen = false;
    server = createServer((socket) => {
      const onward = connect(Number(target.port || 5432), target.hostname);
      for (const each of [socket, onward]) {
        sockets.add(each);
        each.on('error', () => {});
        each.on('close', () => {
          sockets.delete(each);
          socket.destroy();
          onward.destroy();
        });
      }
      if (!isFrozen) socket.pipe(onward).pipe(socket);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  };
  const cut = async () => {
    const closing = server && once(server, 'close');
    server?.close();
    for (const socket of sockets) socket.destroy();
    await closing;
  };

  const freeze = () => {
    isFrozen = true;
    for (const socket of sockets) socket.unpipe();
  };

  await restore();
  const forwarded = new URL(url);
  forwarded.hostname = '127.0.0.1';
  forwarded.port = String(port);
  // A Unix socket would take precedence over the address.
  forwarded.searchParams.delete('host');
  return { url: forwarded.href, cut, freeze, restore };
}
