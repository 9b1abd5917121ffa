import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config.ts';
import { isSameOrigin } from './csrf.ts';

/** Takes over a connection that asks to become a WebSocket. */
export type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Hands WebSockets under `path` to `handle`; those of other sites, and under other paths, are refused. */
export function mountLive(server: Server, path: string, config: Config, handle: HandleUpgrade): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const asked = request.url?.split('?', 1)[0];
    if (asked !== path) {
      // Vite has its own WebSocket on this server in development.
      if (config.mode !== 'development') refuse(socket, '404 Not Found');
    } else if (!isSameOrigin(request.headers, config.baseUrl)) {
      refuse(socket, '403 Forbidden');
    } else {
      handle(request, socket, head);
    }
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
