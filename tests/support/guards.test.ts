import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';

describe('the guards of every test', () => {
  it('refuse a connection to another machine', async () => {
    const failure = await fetch('http://inkstone.example/').catch((error: Error) => error.cause);
    expect(String(failure)).toContain('tests stay on this machine');
  });

  it('allow a connection to a server of the test', async () => {
    const server = createServer((_, reply) => reply.writeHead(204, { connection: 'close' }).end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(204);
    await new Promise((done) => server.close(done));
  });

  it('make console output a failure', { fails: true }, () => {
    console.error('This line is expected: a test of the guard.');
  });
});
