import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('./build/browser-packages.json', import.meta.url));

/**
 * Writes the npm packages whose modules are sent to browsers to `build/browser-packages.json`, because their
 * licences require a notice (script/notices). Workers are separate bundles, built together with the page's.
 */
export function createBrowserPackages(): { page: () => Plugin; worker: () => Plugin } {
  const names = new Set<string>();
  const collect = (ids: readonly string[]) => {
    for (const id of ids) {
      const name = packageOf(id);
      if (name !== null) names.add(name);
    }
  };
  const collector = (name: string, isSent: (environment: string) => boolean): Plugin => ({
    name,
    apply: 'build',
    generateBundle(_, bundle) {
      if (!isSent(this.environment.name)) return;
      for (const output of Object.values(bundle))
        collect(output.type === 'chunk' ? output.moduleIds : output.originalFileNames);
    },
  });
  return {
    worker: () => collector('browser-packages-of-worker', () => true),
    page: () => ({
      ...collector('browser-packages', (environment) => environment === 'client'),
      writeBundle() {
        if (this.environment.name !== 'client') return;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify([...names].sort()));
      },
    }),
  };
}

/** The package that contains a module; null for modules of this repository. */
function packageOf(moduleId: string): string | null {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(moduleId)?.[1] ?? null;
}
