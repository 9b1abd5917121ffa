import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PlatformConfig } from '../settings/config.ts';
import { isServedHost, servedNames } from './check-host.ts';
import { isSameOrigin } from './csrf.ts';

/** Handles a connection that requests an upgrade to WebSocket. */
export type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Passes WebSockets under `path` to `handle`; refuses cross-origin ones and other paths. */
export function mountLive(server: Server, path: string, config: PlatformConfig, handle: HandleUpgrade): void {
  const served = servedNames(config);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const requested = request.url?.split('?', 1)[0];
    if (requested !== path) {
      // In development, Vite has its own WebSocket on this server.
      if (config.mode !== 'development') refuse(socket, '404 Not Found');
    } else if (!isServedHost(served, request, forwardedHost(request, config))) {
      refuse(socket, '421 Misdirected Request');
    } else if (!isSameOrigin(request.headers, config.baseUrl)) {
      refuse(socket, '403 Forbidden');
    } else {
      handle(request, socket, head);
    }
  });
}

/** Browsers do not send this header with a WebSocket, so behind a proxy it comes from the proxy. */
function forwardedHost({ headers }: IncomingMessage, { trustedProxies }: PlatformConfig): string | undefined {
  const given = headers['x-forwarded-host'];
  return trustedProxies.length > 0 && typeof given === 'string' ? given : undefined;
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
