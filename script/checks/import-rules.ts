/** Regular expressions of paths from the root: one that must match, and one that must not. */
export interface PathCondition {
  readonly path?: string;
  readonly pathNot?: string;
}

/** A forbidden import, with the reason. In `to`, `$1` stands for the first group of `from.path`. */
export interface ImportRule {
  readonly name: string;
  readonly comment: string;
  readonly from: PathCondition;
  readonly to: PathCondition & {
    /** The imported file imports the importing one, itself or through others. */
    readonly isCircular?: true;
    /** A module of Node. */
    readonly isBuiltin?: true;
    /** Whether the whole import is of types. */
    readonly isTypeOnly?: boolean;
  };
}

const tests = '[.](test|spec)[.]tsx?$|/testing/|^tests/';

/** The modules of the server, and the code above them. */
const aboveModules = '^apps/server/src/(modules|composition|account-data|main[.]ts$)';

/** The layers of the web app below its features, topmost first. */
export const webLayers = ['shell', 'shared', 'display', 'session', 'offline', 'platform'] as const;

function webLayerRule(layer: (typeof webLayers)[number]): ImportRule {
  const above = ['routes', 'features', ...webLayers.slice(0, webLayers.indexOf(layer))];
  return {
    name: `web-${layer}-imports-lower-layers`,
    comment: `A layer of the web app imports the layers below it only: ${webLayers.join(', ')}.`,
    from: { path: `^apps/web/app/${layer}/` },
    to: { path: `^apps/web/app/(${above.join('|')})/` },
  };
}

/** The layers of ARCHITECTURE.md as rules, each of which forbids an import. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'no-cycles',
    comment: 'Files that import each other can only be understood together.',
    from: {},
    to: { isCircular: true },
  },
  {
    name: 'packages-never-import-apps',
    comment: 'Packages are shared by apps and must not depend on one.',
    from: { path: '^packages/' },
    to: { path: '^(apps|clients|script|tests)/' },
  },
  {
    name: 'product-never-imports-training',
    comment: 'Training and evaluation are for development and never part of a build.',
    from: { path: '^(packages|apps|clients)/' },
    to: { path: '^training/' },
  },
  {
    name: 'internal-files-only-for-training',
    comment: 'The product imports a language package by its public exports; `./internal/*` is for training.',
    from: { path: '^(?:packages|apps|clients)/([^/]+)/' },
    to: {
      path: '^packages/(chinese|english|proofread|rewrite|translate|ocr)/src/(?!(index|client|list-rules|harper/index|sensitive/prohibited-check|sensitive/fold-text|sensitive/sounds|match/index|terms/index|text/index|rules/conciseness)[.]ts$)',
      pathNot: '^packages/$1/',
    },
  },
  {
    name: 'kernel-imports-no-package',
    comment: 'The kernel depends on no other package.',
    from: { path: '^packages/kernel/' },
    to: { path: '^packages/(?!kernel/)' },
  },
  {
    name: 'phrases-import-kernel-only',
    comment: 'Messages are data; they depend on no contract and no rule.',
    from: { path: '^packages/phrases/' },
    to: { path: '^packages/(?!phrases/|kernel/)' },
  },
  {
    name: 'english-imports-kernel-only',
    comment: 'Language data and their readers contain no rule.',
    from: { path: '^packages/english/' },
    to: { path: '^packages/(?!english/|kernel/)' },
  },
  {
    name: 'chinese-imports-kernel-only',
    comment: 'The corrector ranks characters and words; findings are created by the rules above.',
    from: { path: '^packages/chinese/' },
    to: { path: '^packages/(?!chinese/|kernel/)' },
  },
  {
    name: 'contracts-import-phrases-and-kernel-only',
    comment: 'Importing a contract must not load rules or a client.',
    from: { path: '^packages/contracts/' },
    to: { path: '^packages/(?!contracts/|phrases/|kernel/)' },
  },
  {
    name: 'domain-and-proofread-import-lower-packages-only',
    comment: 'Decisions and text rules are used by all layers above and import only layers below.',
    from: { path: '^packages/(domain|proofread)/' },
    to: { path: '^packages/', pathNot: '^packages/($1|english|chinese|contracts|phrases|kernel)/' },
  },
  {
    name: 'rewrite-imports-languages-and-proofread-only',
    comment:
      'Rewriting takes sentences and language data; it knows no endpoint, no phrase and no product area.',
    from: { path: '^packages/rewrite/' },
    to: { path: '^packages/(?!rewrite/|proofread/|english/|chinese/|kernel/)' },
  },
  {
    name: 'translate-imports-languages-and-text-packages-only',
    comment: 'Translation takes sentences and locks; it knows no endpoint, no phrase and no product area.',
    from: { path: '^packages/translate/' },
    to: { path: '^packages/(?!translate/|rewrite/|proofread/|english/|chinese/|kernel/)' },
  },
  {
    name: 'ocr-imports-kernel-only',
    comment: 'Pictures and the layout of pages are the same on a server and on a device.',
    from: { path: '^packages/ocr/' },
    to: { path: '^packages/(?!ocr/|kernel/)' },
  },
  {
    name: 'pure-packages-do-no-io',
    comment: 'A rule takes values and returns a value; files, network and processes belong to callers.',
    from: {
      path: '^packages/(kernel|english|chinese|contracts|phrases|domain|proofread|rewrite|translate|ocr|exchange)/src/',
      pathNot: `^packages/phrases/src/compile/|${tests}`,
    },
    to: { isBuiltin: true },
  },
  {
    name: 'embed-imports-no-package',
    comment: 'Other sites use it without the rest of the product.',
    from: { path: '^packages/embed/', pathNot: tests },
    to: { path: '^packages/(?!embed/)' },
  },
  {
    name: 'ui-imports-no-product-area',
    comment: 'Components are shared by all features and depend on none.',
    from: { path: '^packages/ui/' },
    to: { path: '^packages/(?!ui/|kernel/|phrases/)' },
  },
  {
    name: 'editor-and-client-import-no-ui',
    comment: 'The editor and the API client are also used by clients without these screens.',
    from: { path: '^packages/(editor|api-client)/' },
    to: { path: '^packages/(ui|domain)/' },
  },
  {
    name: 'exchange-imports-schema-only',
    comment: 'Import and export convert documents; they do not edit them.',
    from: { path: '^packages/exchange/', pathNot: tests },
    to: { path: '^packages/(?!exchange/|editor/src/schema/|contracts/|phrases/|kernel/)' },
  },
  {
    name: 'server-imports-no-ui',
    comment: 'Server and web share contracts; the server loads pages only from the build.',
    from: { path: '^apps/server/', pathNot: tests },
    to: { path: '^(packages/(ui|editor)/|apps/web/)' },
  },
  {
    name: 'only-commands-import-the-client',
    comment: 'Commands are clients of the running server; the server itself is not.',
    from: { path: '^apps/server/src/(?!cli/)', pathNot: tests },
    to: { path: '^packages/api-client/' },
  },
  {
    name: 'commands-import-no-module',
    comment: 'A command calls a use case of a module by its contract, as pages do.',
    from: { path: '^apps/server/src/cli/', pathNot: tests },
    to: { path: '^apps/server/src/(modules|platform/db)/' },
  },
  {
    name: 'pictures-are-drawn-in-processes',
    comment:
      'A hostile picture may end its process. Only tasks decode pictures; the own puzzle has no input.',
    from: {
      path: '^apps/server/src/',
      pathNot: `-task[.]ts$|^apps/server/src/modules/accounts/puzzles/draw-slider[.]ts$|${tests}`,
    },
    to: { path: '(^|/)sharp(/|$)' },
  },
  {
    name: 'drawing-tasks-run-in-processes',
    comment: 'What decodes a picture is run by the process for files, never by the server itself.',
    from: {
      path: '^apps/server/src/',
      pathNot: `^apps/server/src/composition/file-worker[.]ts$|/ocr-worker[.]ts$|/run-task[.]ts$|${tests}`,
    },
    to: { path: '/(avatar|picture|screenshot|printable)-task[.]ts$', isTypeOnly: false },
  },
  {
    name: 'processes-and-threads-are-few',
    comment:
      'Files and pictures share one pool of processes, and each local model has one; proofreading and the embedded database have threads.',
    from: {
      path: '^apps/server/src/',
      pathNot: `^apps/server/src/(platform/(isolation|db/embedded)/|modules/assist/check-|providers/text-models/local/model-process[.]|providers/ocr/tesseract-program[.]|platform/(addons/install-addon|backup/postgres-tools)[.])|${tests}`,
    },
    to: { path: '^(node:)?(child_process|cluster|worker_threads)$' },
  },
  {
    name: 'web-imports-no-server',
    comment: 'Everything that a page imports is sent to the browser.',
    from: { path: '^(apps/(?!server/)|clients/)' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'modules-import-other-modules-by-index',
    comment: 'Another module is imported by its index.ts.',
    from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: tests },
    to: { path: '^apps/server/src/modules/[^/]+/(?!index[.]ts$)', pathNot: '^apps/server/src/modules/$1/' },
  },
  {
    name: 'platform-imports-no-module',
    comment: 'The platform is used by all modules; what it needs of one is passed in.',
    from: { path: '^apps/server/src/platform/', pathNot: tests },
    to: { path: aboveModules },
  },
  {
    name: 'deps-and-ports-import-no-module',
    comment: 'Ports say what modules require of each other; modules and drivers implement them.',
    from: { path: '^apps/server/src/(deps[.]ts$|ports/)', pathNot: tests },
    to: { path: aboveModules },
  },
  {
    name: 'providers-import-ports-only',
    comment: 'A driver of a vendor implements a port and depends on no module.',
    from: { path: '^apps/server/src/providers/', pathNot: tests },
    to: { path: aboveModules },
  },
  {
    name: 'only-stores-import-tables',
    comment: 'Only stores know rows; all other code uses domain values.',
    from: {
      path: '^apps/server/src/',
      pathNot: `/store[.]ts$|^apps/server/src/platform/(db|jobs)/|${tests}`,
    },
    to: { path: '^apps/server/src/platform/db/tables' },
  },
  {
    name: 'only-main-imports-providers',
    comment: 'Vendors are used through ports; only the composition root imports their drivers.',
    from: { path: '^apps/server/src/', pathNot: `^apps/server/src/(main[.]ts|providers/)|${tests}` },
    to: { path: '^apps/server/src/providers/' },
  },
  {
    name: 'features-never-import-each-other',
    comment: 'A screen that needs two features is composed in a route.',
    from: { path: '^apps/web/app/features/([^/]+/[^/]+)/' },
    to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
  },
  {
    name: 'features-are-imported-by-index',
    comment: 'A feature is imported by its index.ts, or by a file that only the server loads.',
    from: { path: '^apps/web/app/', pathNot: '^apps/web/app/features/' },
    to: { path: '^apps/web/app/features/[^/]+/[^/]+/(?!index[.]tsx?$)', pathNot: '[.]server[.]ts$' },
  },
  {
    name: 'features-never-import-routes',
    comment: 'Routes are the top layer.',
    from: { path: '^apps/web/app/features/' },
    to: { path: '^apps/web/app/(routes|root)' },
  },
  ...webLayers.map(webLayerRule),
  {
    name: 'domain-areas-are-imported-by-index',
    comment: 'A product area of the domain is imported by its index.ts.',
    from: { path: '^packages/domain/src/([^/]+)/' },
    to: { path: '^packages/domain/src/[^/]+/(?!index[.]ts$)', pathNot: '^packages/domain/src/$1/' },
  },
  {
    name: 'nothing-imports-a-test',
    comment: 'Shipped code must not depend on test code.',
    from: { path: '^(packages|apps|clients)/', pathNot: tests },
    to: { path: tests },
  },
];
