import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** A forbidden import, with the reason. */
type ArrowRule = IRegularForbiddenRuleType & { readonly name: string; readonly comment: string };

const tests = '[.](test|spec)[.]tsx?$|/testing/|^tests/';

/** The layers of the web app below its features, topmost first. */
export const webLayers = ['shell', 'shared', 'display', 'session', 'offline', 'platform'] as const;

function webLayerRule(layer: (typeof webLayers)[number]): ArrowRule {
  const above = ['routes', 'features', ...webLayers.slice(0, webLayers.indexOf(layer))];
  return {
    name: `web-${layer}-imports-lower-layers`,
    comment: `A layer of the web app imports the layers below it only: ${webLayers.join(', ')}.`,
    from: { path: `^apps/web/app/${layer}/` },
    to: { path: `^apps/web/app/(${above.join('|')})/` },
  };
}

/** The layers of ARCHITECTURE.md as rules: every forbidden import. */
export const arrowRules: readonly ArrowRule[] = [
  {
    name: 'no-cycles',
    comment: 'Files that need each other cannot be read one after the other.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'packages-never-import-apps',
    comment: 'Packages are shared; an app is not.',
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
      path: '^packages/(chinese|english|proofread)/src/(?!(index|client|list-rules|harper/index)[.]ts$)',
      pathNot: '^packages/$1/',
    },
  },
  {
    name: 'kernel-is-the-ground',
    comment: 'The kernel stands on nothing.',
    from: { path: '^packages/kernel/' },
    to: { path: '^packages/(?!kernel/)' },
  },
  {
    name: 'phrases-know-only-kernel',
    comment: 'Words are data; they know no contract and no rule.',
    from: { path: '^packages/phrases/' },
    to: { path: '^packages/(?!phrases/|kernel/)' },
  },
  {
    name: 'english-knows-only-kernel',
    comment: 'What is known of a language is data and readers; it judges nothing.',
    from: { path: '^packages/english/' },
    to: { path: '^packages/(?!english/|kernel/)' },
  },
  {
    name: 'chinese-knows-only-kernel',
    comment: 'The corrector weighs characters and words; what is said about them is said above.',
    from: { path: '^packages/chinese/' },
    to: { path: '^packages/(?!chinese/|kernel/)' },
  },
  {
    name: 'contracts-know-only-phrases-and-kernel',
    comment: 'Whoever imports a contract must not get rules or a client with it.',
    from: { path: '^packages/contracts/' },
    to: { path: '^packages/(?!contracts/|phrases/|kernel/)' },
  },
  {
    name: 'rules-stand-on-contracts',
    comment: 'Decisions and text rules are used by everything above; they use only what is below.',
    from: { path: '^packages/(domain|proofread)/' },
    to: { path: '^packages/', pathNot: '^packages/($1|english|chinese|contracts|phrases|kernel)/' },
  },
  {
    name: 'pure-packages-do-no-io',
    comment: 'A rule gets values and returns a value; files, network and processes are for callers.',
    from: {
      path: '^packages/(kernel|english|chinese|contracts|phrases|domain|proofread|exchange)/src/',
      pathNot: `^packages/phrases/src/compile/|${tests}`,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'ui-knows-no-product-word',
    comment: 'Buttons and fields serve every feature and know none.',
    from: { path: '^packages/ui/' },
    to: { path: '^packages/(?!ui/|kernel/|phrases/)' },
  },
  {
    name: 'editor-and-client-know-no-screen',
    comment: 'The editor and the typed caller also serve clients that have no such screens.',
    from: { path: '^packages/(editor|api-client)/' },
    to: { path: '^packages/(ui|domain)/' },
  },
  {
    name: 'exchange-knows-only-the-schema',
    comment: 'Files become documents and documents files; nobody edits on the way.',
    from: { path: '^packages/exchange/', pathNot: tests },
    to: { path: '^packages/(?!exchange/|editor/src/schema/|contracts/|phrases/|kernel/)' },
  },
  {
    name: 'server-sees-no-ui',
    comment: 'Server and web meet in contracts; the server reaches pages only through the build.',
    from: { path: '^apps/server/', pathNot: tests },
    to: { path: '^(packages/(ui|editor)/|apps/web/)' },
  },
  {
    name: 'only-commands-are-clients',
    comment: 'A command line is a client of the running server; the server itself is none.',
    from: { path: '^apps/server/src/(?!cli/)', pathNot: tests },
    to: { path: '^packages/api-client/' },
  },
  {
    name: 'commands-know-contracts-only',
    comment: 'What a command does is a use case of a module, which pages reach by the same contract.',
    from: { path: '^apps/server/src/cli/', pathNot: `${tests}|/own-database[.]ts$` },
    to: { path: '^apps/server/src/(modules|platform/db)/' },
  },
  {
    name: 'web-sees-no-server',
    comment: 'What a browser imports, a browser downloads.',
    from: { path: '^(apps/(?!server/)|clients/)' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'module-face-only',
    comment: 'Another word is entered by its index.ts.',
    from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: tests },
    to: { path: '^apps/server/src/modules/[^/]+/(?!index[.]ts$)', pathNot: '^apps/server/src/modules/$1/' },
  },
  {
    name: 'ground-floor-knows-no-module',
    comment: 'The platform carries the modules; what it needs of one is passed in.',
    from: { path: '^apps/server/src/platform/', pathNot: tests },
    to: { path: '^apps/server/src/modules/' },
  },
  {
    name: 'only-stores-touch-tables',
    comment: 'Rows stay in stores; everybody else speaks domain values.',
    from: {
      path: '^apps/server/src/',
      pathNot: `/store[.]ts$|^apps/server/src/platform/(db|jobs)/|${tests}`,
    },
    to: { path: '^apps/server/src/platform/db/tables' },
  },
  {
    name: 'vendors-only-from-main',
    comment: 'Vendors come in as ports; only the composition root knows their names.',
    from: { path: '^apps/server/src/', pathNot: `^apps/server/src/(main[.]ts|providers/)|${tests}` },
    to: { path: '^apps/server/src/providers/' },
  },
  {
    name: 'features-never-import-each-other',
    comment: 'Screens that need two features are put together in a route.',
    from: { path: '^apps/web/app/features/([^/]+/[^/]+)/' },
    to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
  },
  {
    name: 'routes-use-feature-faces',
    comment: 'A feature is imported by its index.ts, and by files that only the server loads.',
    from: { path: '^apps/web/app/', pathNot: '^apps/web/app/features/' },
    to: { path: '^apps/web/app/features/[^/]+/[^/]+/(?!index[.]tsx?$)', pathNot: '[.]server[.]ts$' },
  },
  {
    name: 'features-never-import-routes',
    comment: 'Routes are thin and stand on top.',
    from: { path: '^apps/web/app/features/' },
    to: { path: '^apps/web/app/(routes|root)' },
  },
  ...webLayers.map(webLayerRule),
  {
    name: 'domain-slice-face-only',
    comment: 'A word of the domain is entered by its index.ts.',
    from: { path: '^packages/domain/src/([^/]+)/' },
    to: { path: '^packages/domain/src/[^/]+/(?!index[.]ts$)', pathNot: '^packages/domain/src/$1/' },
  },
  {
    name: 'nothing-imports-a-test',
    comment: 'Shipped code must not lean on test code.',
    from: { path: '^(packages|apps|clients)/', pathNot: tests },
    to: { path: tests },
  },
];
