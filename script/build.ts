// Makes the production build: the web app by React Router, its service worker, its files compressed beforehand, and
// the server as one bundle with the embedded database's worker, the migrations and the files about English beside it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compressFolder } from './lib/compress.ts';
import { buildServiceWorker } from './lib/service-worker.ts';
import { hashSources } from './lib/source-hash.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const server = join(root, 'apps/server');
const output = join(server, 'build');

/**
 * Our packages are TypeScript and go into the bundle; everybody else's stay in node_modules. But drizzle is
 * hundreds of files of which few are used: loading them all takes 130 MB for good.
 */
const bundled = /^(?:@inkstone\/|drizzle-orm(?:\/|$))/;
const bundleOnlyOurs: Plugin = {
  name: 'bundle-only-ours',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundled.test(path) ? null : { external: true },
    );
  },
};

const sources = hashSources(root);
const began = performance.now();

await step('web app', buildWeb);
await step('worker', async () => void (await buildServiceWorker(web)));
await step('compression', () => compressFolder(join(web, 'build/client'), join(root, '.cache/compressed')));
await step('server', bundleServer);

// Written last: a build that was cut short counts as none.
writeFileSync(join(output, 'sources.txt'), sources);
console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);

function buildWeb(): void {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/react-router'),
    ['build', '--logLevel', 'error'],
    {
      cwd: web,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) throw new Error('The web app did not build.');
}

async function bundleServer(): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await build({
    entryPoints: {
      main: join(server, 'src/cli.ts'),
      'embedded-worker': join(server, 'src/db/embedded/worker.ts'),
      'check-worker': join(server, 'src/modules/assist/check-worker.ts'),
      'exchange-worker': join(server, 'src/modules/documents/exchange/thread/exchange-worker.ts'),
      'docx-worker': join(server, 'src/modules/assist/official/docx-worker.ts'),
    },
    outdir: output,
    bundle: true,
    splitting: true,
    // Flat, because code looks for files beside itself.
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: 'linked',
    plugins: [bundleOnlyOurs],
  });
  cpSync(join(server, 'src/db/migrations'), join(output, 'migrations'), { recursive: true });
  cpSync(join(server, 'src/modules/site/terms/texts'), join(output, 'terms'), { recursive: true });
  cpSync(join(root, 'packages/english/data'), join(output, 'english'), { recursive: true });
  cpSync(join(root, 'packages/chinese/data'), join(output, 'chinese'), { recursive: true });
}

async function step(name: string, work: () => void | Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
