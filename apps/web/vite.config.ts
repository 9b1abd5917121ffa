import { existsSync, statSync } from 'node:fs';
import { phrases } from '@inkstone/phrases/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserContracts } from './browser-contracts-plugin.ts';
import { createBrowserPackages } from './browser-packages-plugin.ts';
import { reloadOncePlugin } from './reload-once-plugin.ts';

/** Bundles the code that pages share into four files: fewer requests, and better compression. */
const chunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@formatjs|icu-minify)\//,
    priority: 6,
  },
  // Including all their static imports: header, footer, menus, messages, session.
  {
    name: 'frame',
    test: /\/app\/(entry\.client|root|routes\/(language|website)|shell\/(page-head|trial-text))\.tsx?/,
    priority: 5,
  },
  // The API client: public pages load it after they have been painted.
  { name: 'calls', test: /\/app\/(session\/session-calls|display\/sync-display)\.ts/, priority: 3 },
  // Code of pages with prices, needed before the purchase dialog.
  {
    name: 'offers',
    test: /\/app\/(shared\/(catalogue|purchase)\/|features\/membership\/purchase\/purchase-host)/,
    priority: 4,
  },
  // Code that every page of the product imports: dialogs, toasts, queries, contracts, the API client.
  { name: 'product', test: /\/app\/routes\/(product|app)\.tsx/, priority: 2 },
  // Yjs, the journal of the device, the connection: also needed without an editor, for documents used offline.
  { name: 'sync', test: /\/packages\/editor\/src\/sync\/index\.ts/, priority: 1 },
  // Pages with an editor.
  { name: 'editor', test: /\/packages\/editor\/src\/index\.ts/, priority: 0 },
];

/** Files loaded to read pictures on a device. The size is known in advance, so that progress can be shown. */
const recognitionFiles = [
  'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz',
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
].map((name) => new URL(import.meta.resolve(name)));

/** The server serves a `.gz` file as the compressed form of the file without that suffix, so other files must not end in .gz. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names[0]?.endsWith('.gz') ? 'assets/[name]-[hash].packed' : 'assets/[name]-[hash][extname]';

const serverOutput = {
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  sourcemapExcludeSources: true,
} as const;

const browserPackages = createBrowserPackages();

export default defineConfig({
  plugins: [
    phrases(),
    browserContracts(),
    tailwindcss(),
    reactRouter(),
    reloadOncePlugin(),
    browserPackages.page(),
  ],
  worker: { plugins: () => [browserContracts(), browserPackages.worker()] },
  define: {
    // Shown in the footer (readings, 35).
    __APP_VERSION__: JSON.stringify(process.env.INKSTONE_VERSION ?? '1.2.2'),
    __RECOGNITION_BYTES__: recognitionFiles.reduce((sum, file) => sum + statSync(file).size, 0),
    __HAS_SCREENSHOTS__: existsSync(new URL('public/screenshots/share-zh-light-phone.webp', import.meta.url)),
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { assetFileNames, codeSplitting: { groups: chunks } } } } },
    // Names are kept and source maps are written for the log. The server keeps the source text of its modules in memory.
    ssr: { build: { sourcemap: true, rolldownOptions: { output: serverOutput } } },
  },
});
