import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-bootstrap-'));
  mkdirSync(join(folder, 'script/lib'), { recursive: true });
  for (const file of ['script/bootstrap', 'script/lib/node.sh']) cpSync(join(root, file), join(folder, file));
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
});
