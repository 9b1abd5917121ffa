import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** One arrow that must not be drawn, and why. */
type ArrowRule = IRegularForbiddenRuleType & { readonly name: string; readonly comment: string };

const tests = '[.](test|spec)[.]tsx?$|/testing/|^tests/';

/** The floors of ARCHITECTURE.md as absences: every import that may never be written. */
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
    to: { path: '^(packages/(ui|editor|api-client)/|apps/web/)' },
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
    comment: 'Database, HTTP, jobs, files and sync carry the modules; what they need of one is passed in.',
    from: { path: '^apps/server/src/(db|http|jobs|files|sync)/', pathNot: tests },
    to: { path: '^apps/server/src/modules/' },
  },
  {
    name: 'only-stores-touch-tables',
    comment: 'Rows stay in stores; everybody else speaks domain values.',
    from: { path: '^apps/server/src/', pathNot: `/store[.]ts$|^apps/server/src/(db|jobs)/|${tests}` },
    to: { path: '^apps/server/src/db/tables' },
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
    from: { path: '^apps/web/app/features/([^/]+)/' },
    to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
  },
  {
    name: 'routes-use-feature-faces',
    comment: 'A feature is entered by its index.ts.',
    from: { path: '^apps/web/app/', pathNot: '^apps/web/app/features/' },
    to: { path: '^apps/web/app/features/[^/]+/(?!index[.]tsx?$)' },
  },
  {
    name: 'features-never-import-routes',
    comment: 'Routes are thin and stand on top.',
    from: { path: '^apps/web/app/features/' },
    to: { path: '^apps/web/app/(routes|root)' },
  },
  {
    name: 'domain-slice-face-only',
    comment: 'A word of the domain is entered by its index.ts.',
    from: { path: '^packages/domain/src/([^/]+)/' },
    to: { path: '^packages/domain/src/[^/]+/(?!index[.]ts$)', pathNot: '^packages/domain/src/$1/' },
  },
  {
    name: 'nothing-imports-a-test',
    comment: 'Shipped code must not lean on test code.',
    from: { path: '^(packages|apps|clients)/', pathNot: `${tests}|^packages/[^/]+/eval/` },
    to: { path: tests },
  },
];
