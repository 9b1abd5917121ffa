#!/usr/bin/env node
// `npx inkstone …`: the command line with a Node that reads TypeScript as it is. Where the system's is older,
// the one that script/bootstrap has fetched takes over. Plain JavaScript, so that any Node can say so.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim();
const fetched = join(root, '.tools', `node-${wanted}`, 'node_modules/node/bin/node');

if (parseInt(process.versions.node) >= parseInt(wanted)) {
  await import('../src/cli.ts');
} else if (existsSync(fetched)) {
  const cli = join(root, 'apps/server/src/cli.ts');
  const { status } = spawnSync(fetched, [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
} else {
  process.stderr.write(
    `Inkstone needs Node ${wanted} and this is ${process.versions.node}: run script/bootstrap first.\n`,
  );
  process.exit(1);
}
