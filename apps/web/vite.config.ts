import { existsSync } from 'node:fs';
import { phrases } from '@inkstone/phrases/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { reloadOncePlugin } from './reload-once-plugin.ts';

/** What is on every page goes into two files: fewer requests, and text that compresses better together. */
const chunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@formatjs|icu-minify)\//,
    priority: 2,
  },
  // With all that they import at once: header, footer, menus, words, session.
  {
    name: 'frame',
    test: /\/app\/(entry\.client|root|routes\/(language|website)|shell\/(page-head|trial-text))\.tsx?/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [phrases(), tailwindcss(), reactRouter(), reloadOncePlugin()],
  define: {
    // Shown in the footer (readings, 35).
    __APP_VERSION__: JSON.stringify(process.env.INKSTONE_VERSION ?? '1.2.2'),
    __HAS_SCREENSHOTS__: existsSync(new URL('public/screenshots/writing-zh-light.webp', import.meta.url)),
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
