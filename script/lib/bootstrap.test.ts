import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-bootstrap-'));
  mkdirSync(join(folder, 'script/lib'), { recursive: true });
  for (const file of ['script/bootstrap', 'script/lib/node.sh', 'script/lib/lock-with-addresses.ts']) {
    cpSync(join(root, file), join(folder, file));
  }
  writeFileSync(join(folder, '.node-version'), process.versions.node);
  // A replacement for a build tool that requires no registry.
  mkdirSync(join(folder, 'tool'));
  writeFileSync(join(folder, 'tool/package.json'), '{ "name": "tool", "version": "1.0.0" }');
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "a", "devDependencies": { "tool": "file:./tool" } }',
  );
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: folder, stdio: 'pipe' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function bootstrap(environment: Record<string, string>): void {
  const env = { ...process.env, ...environment };
  execFileSync('bash', [join(folder, 'script/bootstrap')], { cwd: folder, env, stdio: 'pipe' });
}
const hasTool = () => existsSync(join(folder, 'node_modules/tool/package.json'));

describe('script/bootstrap', () => {
  it.each([{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }])(
    'installs the build tools under %j',
    (env) => {
      bootstrap(env);
      expect(hasTool()).toBe(true);
    },
  );

  it('installs them if an earlier version omitted them', () => {
    execFileSync('npm', ['ci', '--omit=dev', '--offline'], { cwd: folder, stdio: 'pipe' });
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
    writeFileSync(join(folder, 'node_modules/.inkstone-installed'), '');
    expect(hasTool()).toBe(false);
    bootstrap({});
    expect(hasTool()).toBe(true);
  });

  it('requests archives only if the registry has the usual addresses', async () => {
    const { requests } = await bootstrapFrom('/tool/-/tool-1.0.0.tgz');
    expect(requests).toEqual(['/tool/-/tool-1.0.0.tgz']);
  });

  it('asks a registry for its addresses if it has others', async () => {
    const { requests } = await bootstrapFrom('/archives/tool');
    expect(requests).toContain('/tool');
    expect(requests.at(-1)).toBe('/archives/tool');
  });
});

/** Runs the bootstrap with a locked package of a registry that has its archive at `address`; returns the paths requested. */
async function bootstrapFrom(address: string): Promise<{ readonly requests: readonly string[] }> {
  execFileSync('tar', ['czf', 'tool.tgz', 'tool'], { cwd: folder });
  const archive = readFileSync(join(folder, 'tool.tgz'));
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const manifest = { name: 'a', devDependencies: { tool: '1.0.0' } };
  const packages = { '': manifest, 'node_modules/tool': { version: '1.0.0', integrity, dev: true } };
  const lock = { name: 'a', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const requests: string[] = [];
  const registry = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === address) return void response.end(archive);
    if (request.url !== '/tool') return void response.writeHead(404).end();
    const version = { name: 'tool', version: '1.0.0', dist: { tarball: `${url}${address}`, integrity } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name: 'tool', 'dist-tags': {}, versions: { '1.0.0': version } }));
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const settings = { npm_config_registry: url, npm_config_cache: join(folder, 'cache') };
  await promisify(execFile)('bash', [join(folder, 'script/bootstrap')], {
    env: { ...process.env, ...settings },
  });
  registry.close();
  expect(hasTool()).toBe(true);
  expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
  return { requests };
}
