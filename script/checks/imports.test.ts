import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importRules, webLayers } from './import-rules.ts';
import { findForbiddenImports } from './imports.ts';

/** A miniature code base: one file for each kind of module, each of which imports only lower layers. */
const skeleton: Record<string, string> = {
  'packages/kernel/src/index.ts': 'export const one = 1;',
  'packages/phrases/src/index.ts': "import '../../kernel/src/index.ts';",
  'packages/chinese/src/index.ts': "import '../../kernel/src/index.ts';",
  'packages/english/src/index.ts': "import '../../kernel/src/index.ts';",
  'packages/english/src/lexicon.ts': 'export const lexicon = 1;',
  'training/english/lexicon.ts': "import '../../packages/english/src/lexicon.ts';",
  'packages/contracts/src/index.ts': "import '../../phrases/src/index.ts';",
  'packages/domain/src/documents/index.ts': "import './title.ts';",
  'packages/domain/src/documents/title.ts': "import '../../../contracts/src/index.ts';",
  'packages/domain/src/accounts/index.ts': "import '../documents/index.ts';",
  'packages/proofread/src/index.ts': "import '../../english/src/index.ts';",
  'packages/rewrite/src/index.ts': "import '../../proofread/src/index.ts';",
  'packages/translate/src/index.ts': "import '../../rewrite/src/index.ts';",
  'packages/ocr/src/index.ts': "import '../../kernel/src/index.ts';",
  'packages/editor/src/index.ts': "import '../../proofread/src/index.ts';",
  'packages/editor/src/schema/index.ts': 'export const body = 1;',
  'packages/exchange/src/index.ts': "import '../../editor/src/schema/index.ts';",
  'packages/api-client/src/index.ts': "import '../../contracts/src/index.ts';",
  'packages/embed/src/index.ts': 'export const embed = 1;',
  'packages/ui/src/index.ts': "import '../../kernel/src/index.ts';",
  'apps/server/src/main.ts': "import './providers/sms/simulator.ts'; import './modules/documents/index.ts';",
  'apps/server/src/deps.ts': "import './ports/ports.ts';",
  'apps/server/src/ports/ports.ts': "import '../../../../packages/domain/src/documents/index.ts';",
  'apps/server/src/providers/sms/simulator.ts': "import '../../ports/ports.ts';",
  'apps/server/src/platform/db/tables/documents.ts': 'export const documents = 1;',
  'apps/server/src/platform/http/server.ts': "import '../../deps.ts';",
  'apps/server/src/cli/jobs.ts': "import '../../../../packages/api-client/src/index.ts';",
  'apps/server/src/modules/documents/picture-task.ts': 'export const draw = 1;',
  'node_modules/sharp/index.js': 'module.exports = 1;',
  'node_modules/sharp/package.json': '{"name":"sharp","main":"index.js"}',
  'apps/server/src/testing/server.ts': "import '../platform/http/server.ts';",
  'apps/server/src/modules/documents/index.ts': "import './store.ts'; import './view.ts';",
  'apps/server/src/modules/documents/store.ts': "import '../../platform/db/tables/documents.ts';",
  'apps/server/src/modules/documents/view.ts': 'export const view = 1;',
  'apps/server/src/modules/documents/view.test.ts': "import './view.ts'; import '../../testing/server.ts';",
  'apps/server/src/modules/accounts/index.ts': "import '../documents/index.ts';",
  'apps/web/app/routes/write.tsx': "import '../features/documents/writing/index.ts';",
  'apps/web/app/features/documents/writing/index.ts': "import './page.tsx';",
  'apps/web/app/features/documents/writing/page.tsx': "import '../../../../../../packages/ui/src/index.ts';",
  'apps/web/app/features/documents/library/index.ts': 'export const list = 1;',
  ...Object.fromEntries(webLayers.map((layer) => [`apps/web/app/${layer}/one.ts`, 'export const one = 1;'])),
};

/** For every rule, a file and an import that violates it. */
const violations: Record<string, readonly [file: string, imported: string]> = {
  ...Object.fromEntries(
    webLayers.map((layer, i) => [
      `web-${layer}-imports-lower-layers`,
      [
        `apps/web/app/${layer}/one.ts`,
        i === 0 ? '../features/documents/library/index.ts' : `../${webLayers[i - 1]}/one.ts`,
      ],
    ]),
  ),
  'pictures-are-drawn-in-processes': ['apps/server/src/modules/documents/view.ts', 'sharp'],
  'drawing-tasks-run-in-processes': ['apps/server/src/modules/documents/view.ts', './picture-task.ts'],
  'processes-and-threads-are-few': ['apps/server/src/modules/documents/view.ts', 'node:child_process'],
  'no-cycles': ['apps/server/src/modules/documents/view.ts', './index.ts'],
  'packages-never-import-apps': [
    'packages/domain/src/documents/index.ts',
    '../../../../apps/server/src/deps.ts',
  ],
  'product-never-imports-training': ['packages/english/src/index.ts', '../../../training/english/lexicon.ts'],
  'internal-files-only-for-training': ['packages/proofread/src/index.ts', '../../english/src/lexicon.ts'],
  'kernel-imports-no-package': ['packages/kernel/src/index.ts', '../../ui/src/index.ts'],
  'phrases-import-kernel-only': ['packages/phrases/src/index.ts', '../../proofread/src/index.ts'],
  'embed-imports-no-package': ['packages/embed/src/index.ts', '../../kernel/src/index.ts'],
  'chinese-imports-kernel-only': ['packages/chinese/src/index.ts', '../../proofread/src/index.ts'],
  'english-imports-kernel-only': ['packages/english/src/index.ts', '../../proofread/src/index.ts'],
  'contracts-import-phrases-and-kernel-only': [
    'packages/contracts/src/index.ts',
    '../../domain/src/documents/index.ts',
  ],
  'domain-and-proofread-import-lower-packages-only': [
    'packages/domain/src/documents/title.ts',
    '../../../proofread/src/index.ts',
  ],
  'rewrite-imports-languages-and-proofread-only': [
    'packages/rewrite/src/index.ts',
    '../../contracts/src/index.ts',
  ],
  'translate-imports-languages-and-text-packages-only': [
    'packages/translate/src/index.ts',
    '../../contracts/src/index.ts',
  ],
  'ocr-imports-kernel-only': ['packages/ocr/src/index.ts', '../../proofread/src/index.ts'],
  'pure-packages-do-no-io': ['packages/proofread/src/index.ts', 'node:fs'],
  'ui-imports-no-product-area': ['packages/ui/src/index.ts', '../../contracts/src/index.ts'],
  'editor-and-client-import-no-ui': ['packages/editor/src/index.ts', '../../ui/src/index.ts'],
  'exchange-imports-schema-only': ['packages/exchange/src/index.ts', '../../editor/src/index.ts'],
  'server-imports-no-ui': ['apps/server/src/deps.ts', '../../web/app/features/documents/library/index.ts'],
  'only-commands-import-the-client': ['apps/server/src/deps.ts', '../../../packages/api-client/src/index.ts'],
  'commands-import-no-module': ['apps/server/src/cli/jobs.ts', '../modules/documents/index.ts'],
  'web-imports-no-server': [
    'apps/web/app/features/documents/library/index.ts',
    '../../../../../server/src/deps.ts',
  ],
  'modules-import-other-modules-by-index': [
    'apps/server/src/modules/accounts/index.ts',
    '../documents/view.ts',
  ],
  'platform-imports-no-module': [
    'apps/server/src/platform/http/server.ts',
    '../../modules/documents/index.ts',
  ],
  'deps-and-ports-import-no-module': ['apps/server/src/ports/ports.ts', '../modules/documents/index.ts'],
  'providers-import-ports-only': [
    'apps/server/src/providers/sms/simulator.ts',
    '../../modules/documents/index.ts',
  ],
  'only-stores-import-tables': [
    'apps/server/src/modules/documents/view.ts',
    '../../platform/db/tables/documents.ts',
  ],
  'only-main-imports-providers': [
    'apps/server/src/modules/accounts/index.ts',
    '../../providers/sms/simulator.ts',
  ],
  'features-never-import-each-other': [
    'apps/web/app/features/documents/writing/page.tsx',
    '../library/index.ts',
  ],
  'features-are-imported-by-index': [
    'apps/web/app/routes/write.tsx',
    '../features/documents/writing/page.tsx',
  ],
  'features-never-import-routes': [
    'apps/web/app/features/documents/library/index.ts',
    '../../../routes/write.tsx',
  ],
  'domain-areas-are-imported-by-index': ['packages/domain/src/accounts/index.ts', '../documents/title.ts'],
  'nothing-imports-a-test': ['apps/server/src/deps.ts', './testing/server.ts'],
};

const made: string[] = [];

async function build(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-imports-'));
  made.push(folder);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${text}\n`);
  }
  return folder;
}

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

describe('findForbiddenImports', () => {
  it('finds nothing if every import points down', async () => {
    expect(findForbiddenImports(await build(skeleton))).toEqual([]);
  });

  it('has a violation for every rule', () => {
    expect(Object.keys(violations).sort()).toEqual(importRules.map(({ name }) => name).sort());
  });

  it.each(Object.entries(violations))('reports a violation of %s', async (rule, [file, imported]) => {
    const files = { ...skeleton, [file]: `${skeleton[file]} import '${imported}';` };
    const found = findForbiddenImports(await build(files));
    expect(found.map(({ rule }) => rule)).toContain(rule);
  });

  it('permits an import of types where only loading is forbidden', async () => {
    const file = 'apps/server/src/modules/documents/view.ts';
    const files = { ...skeleton, [file]: "import type { Drawn } from './picture-task.ts';" };
    expect(findForbiddenImports(await build(files))).toEqual([]);
  });

  it('names the files of a cycle, also one of types', async () => {
    const [one, two] = ['packages/kernel/src/index.ts', 'packages/kernel/src/two.ts'];
    const files = {
      ...skeleton,
      [one]: "import './two.ts';",
      [two]: "import type { One } from './index.ts';",
    };
    const found = findForbiddenImports(await build(files));
    expect(found).toEqual([{ rule: 'no-cycles', from: one, to: `${two} → ${one}` }]);
  });

  it('reads files outside the source folders that are imported', async () => {
    const files = {
      ...skeleton,
      'packages/kernel/src/index.ts': "import '../../../script/one.ts';",
      'script/one.ts': "import '../packages/kernel/src/index.ts';",
    };
    const found = findForbiddenImports(await build(files));
    expect(found.map(({ rule }) => rule)).toEqual(['no-cycles', 'packages-never-import-apps']);
  });

  it.each([
    ['of a file that a package exports', '@inkstone/domain/documents'],
    ['of a file that a pattern of a package exports', '@inkstone/domain/parts/title'],
    ['with a suffix of Vite', '../../domain/src/documents/title.ts?raw'],
    ['without an extension', '../../domain/src/documents/title'],
    ['of a folder', '../../domain/src/documents'],
  ])('resolves an import %s', async (_, imported) => {
    const files = {
      ...skeleton,
      'packages/domain/package.json': JSON.stringify({
        name: '@inkstone/domain',
        exports: { './*': './src/*/index.ts', './parts/*': './src/documents/*.ts' },
      }),
      'packages/kernel/src/index.ts': `export const one = import('${imported}');`,
    };
    const found = findForbiddenImports(await build(files));
    expect(found.map(({ rule, to }) => [rule, to.replace(/index|title/, '*')])).toContainEqual([
      'kernel-imports-no-package',
      'packages/domain/src/documents/*.ts',
    ]);
  });

  it('reports an import of types only', async () => {
    const file = 'apps/web/app/features/documents/library/index.ts';
    const files = { ...skeleton, [file]: "import type { Deps } from '../../../../../server/src/deps.ts';" };
    const found = findForbiddenImports(await build(files));
    expect(found.map(({ rule }) => rule)).toEqual(['web-imports-no-server']);
  });
});
