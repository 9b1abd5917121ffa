// Creates the production build: the web app by React Router, its service worker, its files precompressed, and
// the server as one bundle with the embedded database's worker, the migrations, the English language data and the list of rules.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { dataFolder as englishFolder, readEnglish } from '../packages/english/files.ts';
import { listRules } from '../packages/proofread/src/list-rules.ts';
import { findNewerApis } from './lib/browser-apis.ts';
import { compressFolder } from './lib/compress.ts';
import { findHeavyPages } from './lib/page-budget.ts';
import { buildServiceWorker } from './lib/service-worker.ts';
import { hashSources } from './lib/source-hash.ts';
import { collectNotices, readBrowserPackages } from './notices/collect.ts';
import { findPackageFaults } from './notices/faults.ts';
import { readLockedPackages } from './notices/installed.ts';
import { formatNotices, writeNotices } from './notices/write.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const server = join(root, 'apps/server');
const output = join(server, 'build');

/**
 * Our packages are TypeScript and are bundled; third-party packages stay in node_modules. Exception: drizzle
 * consists of hundreds of files of which few are used, and loading all of them would take 130 MB permanently.
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

/**
 * Whether the build is used only by tests: its files are then compressed quickly, because strong compression takes half of
 * the build time.
 */
const isOnlyTested = process.argv.includes('--only-tested');
const sources = hashSources(root);
const began = performance.now();

await step('web app', buildWeb);
await step('sizes of pages', checkPages);
await step('worker', async () => void (await buildServiceWorker(web)));
await step('browser functions', checkApis);
await step('server', bundleServer);
await step('rules', writeRules);
await step('licences', writeLicences);
await step('compression', () =>
  compressFolder(
    join(web, 'build/client'),
    join(root, '.cache', isOnlyTested ? 'compressed-quickly' : 'compressed'),
    isOnlyTested ? 'quick' : 'strong',
  ),
);

// Written last, so that an interrupted build is not considered complete. A build for tests is not either, so that
// script/server builds again.
if (!isOnlyTested) writeFileSync(join(output, 'sources.txt'), sources);
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

/**
 * Fails when a page needs more JavaScript than its budget, for example the editor on a page without one, and when zod is in the
 * browser (apps/web/browser-contracts-plugin.ts).
 */
function checkPages(): void {
  const faults = [
    ...findHeavyPages(join(web, 'build/client')),
    ...(readBrowserPackages(root).has('zod') ? ['A page uses a schema of a contract, and with it zod'] : []),
  ];
  if (faults.length > 0) throw new Error(`Pages are too large:\n${faults.join('\n')}`);
}

/** Fails when a script for browsers calls a function that a supported browser lacks. */
function checkApis(): void {
  const calls = findNewerApis(join(web, 'build/client'));
  if (calls.length > 0) throw new Error(`A supported browser lacks these functions:\n${calls.join('\n')}`);
}

/** Writes the list of rules, which the server reads in a few milliseconds; loading the rules takes more than a second. */
function writeRules(): void {
  writeFileSync(join(output, 'rules.json'), JSON.stringify(listRules(readEnglish(englishFolder))));
}

/** Collects the licences; fails if the bundle contains a package whose licence has not been approved. */
function writeLicences(): void {
  const faults = findPackageFaults(readLockedPackages(root), readBrowserPackages(root));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const notices = collectNotices(root);
  writeNotices(join(output, 'notices'), notices);
  writeFileSync(join(web, 'build/client/third-party-notices.txt'), formatNotices(notices));
}

async function bundleServer(): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await build({
    entryPoints: {
      main: join(server, 'src/cli.ts'),
      'embedded-worker': join(server, 'src/platform/db/embedded/worker.ts'),
      'check-worker': join(server, 'src/modules/assist/check-worker.ts'),
      'file-worker': join(server, 'src/composition/file-worker.ts'),
      'model-worker': join(server, 'src/providers/text-models/local/model-worker.ts'),
      'ocr-worker': join(server, 'src/providers/ocr/ocr-worker.ts'),
      'task-watch': join(server, 'src/platform/isolation/task-watch.ts'),
    },
    outdir: output,
    bundle: true,
    splitting: true,
    // Flat, because the code locates files relative to itself.
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Every process and thread keeps the source text of its modules in memory. Names are kept, for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [bundleOnlyOurs],
  });
  cpSync(join(server, 'src/platform/db/migrations'), join(output, 'migrations'), { recursive: true });
  cpSync(join(server, 'src/modules/site/terms/texts'), join(output, 'terms'), { recursive: true });
  cpSync(join(server, 'src/modules/content/seed/texts'), join(output, 'articles'), { recursive: true });
  cpSync(join(server, 'addons'), join(output, 'addons'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  cpSync(join(root, 'packages/english/data'), join(output, 'english'), { recursive: true });
  cpSync(join(root, 'packages/chinese/data'), join(output, 'chinese'), { recursive: true });
  cpSync(join(root, 'packages/rewrite/data'), join(output, 'rewrite'), { recursive: true });
}

async function step(name: string, work: () => void | Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
