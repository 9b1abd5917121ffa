import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startBareServer } from '../../testing/bare-server.ts';
import { mountLive } from './live.ts';

async function connect(url: string, headers: Record<string, string>): Promise<string> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers });
  const opened = once(socket, 'open').then(() => 'open');
  const refused = once(socket, 'unexpected-response').then(([, response]) => String(response.statusCode));
  const answer = await Promise.race([opened, refused]);
  socket.on('error', () => {});
  socket.terminate();
  return answer;
}

it('accepts WebSockets only of our own pages and below the path', async () => {
  await using server = await startBareServer();
  const sockets = new WebSocketServer({ noServer: true });
  mountLive(server.http.server, '/sync', server.deps.config, (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, () => {}),
  );
  const ours = { origin: server.url, cookie: 'TOKEN=x' };
  expect(await connect(`${server.url}/sync?x=1`, ours)).toBe('open');
  expect(await connect(`${server.url}/sync`, {})).toBe('open');
  expect(await connect(`${server.url}/sync`, { ...ours, origin: 'https://evil.example' })).toBe('403');
  expect(await connect(`${server.url}/sync`, { cookie: 'TOKEN=x' })).toBe('403');
  expect(await connect(`${server.url}/other`, ours)).toBe('404');
  const rebound = { host: 'evil.example', origin: 'http://evil.example' };
  expect(await connect(`${server.url}/sync`, rebound)).toBe('421');
});
