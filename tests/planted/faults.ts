/** A planted fault, and the tests that must detect it. */
export interface Fault {
  readonly layer: string;
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
  /** A program of the repository and its arguments, as called by `script/test`. */
  readonly command: readonly string[];
}

const vitest = (project: string, ...paths: string[]) => [
  'node_modules/.bin/vitest',
  'run',
  '--reporter=dot',
  '--project',
  project,
  ...paths,
];
const journey = (...args: string[]) => [
  'node_modules/.bin/playwright',
  'test',
  '--trace',
  'off',
  '--reporter=line',
  ...args,
];
const server = 'apps/server/src';

/** One fault for each layer. `right` occurs in its file exactly once. */
export const faults: readonly Fault[] = [
  {
    layer: 'kernel',
    file: 'packages/kernel/src/span.ts',
    right: 'a.start < b.end && b.start < a.end',
    wrong: 'a.start <= b.end && b.start <= a.end',
    command: vitest('unit*', 'packages/kernel'),
  },
  {
    layer: 'phrases',
    file: 'packages/phrases/src/messages/zh/errors.json',
    right: '"file_not_found"',
    wrong: '"file_not_fuond"',
    command: ['bash', 'script/check', 'phrases'],
  },
  {
    layer: 'contracts',
    file: 'packages/contracts/src/sync.ts',
    right: 'part: 192 * 1024',
    wrong: 'part: 512 * 1024',
    command: vitest('unit*', 'packages/contracts'),
  },
  {
    layer: 'domain',
    file: 'packages/domain/src/documents/document-state.ts',
    right: 'Math.max(1, trashDays',
    wrong: 'Math.max(0, trashDays',
    command: vitest('unit*', 'packages/domain'),
  },
  {
    layer: 'proofread',
    file: 'packages/proofread/src/rules/zh/doubled-punctuation.ts',
    right: '(?<!。)。。',
    wrong: '。。',
    command: vitest('unit*', 'packages/proofread/src/rules'),
  },
  {
    layer: 'editor',
    file: 'packages/editor/src/commands/table-shortcut.ts',
    right: '$from.parentOffset !== parent.content.size || ',
    wrong: '',
    command: vitest('unit*', 'packages/editor/src/commands'),
  },
  {
    layer: 'exchange',
    file: 'packages/exchange/src/markdown/write-markdown.ts',
    right: "!phrase.value.includes('|')",
    wrong: "phrase.value.includes('|')",
    command: vitest('unit*', 'packages/exchange/src/markdown'),
  },
  {
    layer: 'server, http',
    file: `${server}/platform/http/unreadable-input.ts`,
    right: 'if (isUnreadable(key)) return pathOf(parent);',
    wrong: '',
    command: vitest('unit*', `${server}/platform/http`),
  },
  {
    layer: 'server, db',
    file: `${server}/platform/db/pooled-database.ts`,
    right: 'await runEffects(effects, log);',
    wrong: '',
    command: vitest('embedded', `${server}/platform/db/database`),
  },
  {
    layer: 'server, sync',
    file: `${server}/platform/sync/update-log.ts`,
    right: 'await withTimeout(options.write(batch), options.timeout);\n        for',
    wrong: 'void withTimeout(options.write(batch), options.timeout).catch(() => undefined);\n        for',
    command: vitest('embedded', `${server}/platform/sync/durability`),
  },
  {
    layer: 'server, module',
    file: `${server}/modules/documents/store.ts`,
    right: 'and(eq(documents.accountId, accountId), inArray(documents.id, [...ids]))',
    wrong: 'and(inArray(documents.id, [...ids]))',
    command: vitest('server', `${server}/integration/document-access`),
  },
  {
    layer: 'web feature',
    file: 'apps/web/app/features/documents/library/visible-rows.ts',
    right: 'const last = Math.ceil((above + windowHeight) / rowHeight) + spare;',
    wrong: 'const last = Math.ceil(windowHeight / rowHeight) + spare;',
    command: vitest('unit*', 'apps/web/app/features/documents/library'),
  },
];

/** Faults that require a build of about 50 s each. */
export const faultsOfBuild: readonly Fault[] = [
  {
    layer: 'build',
    file: 'script/lib/service-worker.ts',
    right: "['documents', 'write', 'search',",
    wrong: "['documents', 'search',",
    command: journey('tests/e2e/without-network.spec.ts'),
  },
  {
    layer: 'journeys',
    file: 'apps/web/app/features/documents/library/row-list.tsx',
    right: '      aria-label={label}\n',
    wrong: '',
    command: journey('tests/e2e/keyboard.spec.ts'),
  },
];
