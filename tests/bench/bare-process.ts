import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Starts a bare server of this folder and waits until it prints its port. Disposing stops it. */
export async function startBare(
  program: string,
  settings: Readonly<Record<string, string>>,
): Promise<AsyncDisposable & { readonly url: string; readonly pid: number }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, program)], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await exited;
    },
  };
}
