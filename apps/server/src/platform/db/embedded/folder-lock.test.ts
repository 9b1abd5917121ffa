import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('lockFolder', () => {
  it('admits one process at a time, and names its holder', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
  });

  it('is released by the system when its process is killed', async () => {
    const script = `
      const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
      // Held by a name: a lock that is collected as garbage is released.
      globalThis.lock = lockFolder(${JSON.stringify(folder)});
      process.stdout.write('locked');
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(other, 'exit');
    try {
      await once(other.stdout, 'data');
      expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
    } finally {
      other.kill('SIGKILL');
    }
    await exited;
    lockFolder(folder).release();
  });
});
