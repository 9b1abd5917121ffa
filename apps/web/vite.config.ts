import { existsSync } from 'node:fs';
import { phrases } from '@inkstone/phrases/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { reloadOncePlugin } from './reload-once-plugin.ts';

export default defineConfig({
  plugins: [phrases(), tailwindcss(), reactRouter(), reloadOncePlugin()],
  define: {
    // Shown in the footer (readings, 35).
    __APP_VERSION__: JSON.stringify(process.env.INKSTONE_VERSION ?? '1.2.2'),
    __HAS_SCREENSHOTS__: existsSync(new URL('public/screenshots/writing-zh-light.webp', import.meta.url)),
  },
  // The proofreading thread loads its second engine by a dynamic import.
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
});
