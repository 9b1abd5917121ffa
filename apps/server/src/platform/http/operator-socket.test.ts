import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorSocket, prepareSocket, probeSocket } from './operator-socket.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-socket-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the address of the socket', () => {
  it('is in the data folder', () => {
    expect(operatorSocket('/srv/inkstone')).toBe('/srv/inkstone/operator/socket');
  });

  it('is relative if the absolute one exceeds the limit of socket addresses', () => {
    const deep = join(process.cwd(), 'd'.repeat(85));
    expect(Buffer.byteLength(join(deep, 'operator/socket'))).toBeGreaterThan(107);
    expect(operatorSocket(deep)).toBe(relative(process.cwd(), join(deep, 'operator/socket')));
  });

  it('counts bytes, not characters', () => {
    expect(operatorSocket(`/${'墨'.repeat(29)}`)).not.toBeNull();
    expect(operatorSocket(`/${'墨'.repeat(31)}`)).toBeNull();
  });

  it('is absent on Windows', () => {
    expect(operatorSocket('C:\\data', 'win32')).toBeNull();
  });
});

describe('preparing the socket', () => {
  it('creates a private folder, also from an existing open one', async () => {
    const address = join(folder, 'operator', 'socket');
    expect(await prepareSocket(address)).toBe('ready');
    expect(statSync(dirname(address)).mode & 0o777).toBe(0o700);
  });

  it('removes the socket of a crashed server', async () => {
    const address = join(folder, 'operator', 'socket');
    await prepareSocket(address);
    writeFileSync(address, '');
    expect(await probeSocket(address)).toBe('nobody');
    expect(await prepareSocket(address)).toBe('ready');
    expect(() => statSync(address)).toThrow('ENOENT');
  });

  it('keeps the socket of a running server', async () => {
    const address = join(folder, 'operator', 'socket');
    await prepareSocket(address);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(address, resolve));
    expect(await prepareSocket(address)).toBe('in use');
    expect(await probeSocket(address)).toBe('answers');
    await new Promise((resolve) => server.close(resolve));
  });
});
