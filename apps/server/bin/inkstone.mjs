#!/usr/bin/env node
// Runs the command line (`npx inkstone …`) with a Node.js that executes TypeScript. If the system's Node.js is too old,
// starts the one that script/bootstrap downloaded. Plain JavaScript, so that every version can report the error.
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
