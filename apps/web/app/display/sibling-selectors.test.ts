import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const files = globSync(['apps/web/app/**/*.css', 'packages/*/src/**/*.css'], { cwd: root });
const sibling = /\*\s*[+~]|[+~]\s*\*/;

it('no style sheet depends on a sibling of any kind', () => {
  expect(files).toContain('packages/editor/src/editor.css');
  // With `* + *`, browsers compute the style of all later blocks again whenever one is removed: typing over a selected
  // document of 20,000 words took ten times as long.
  const found = files.filter((file) =>
    sibling.test(readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(found).toEqual([]);
});
