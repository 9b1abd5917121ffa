import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/** Opens a page with only a Tiptap editor of our schema: no sync, no proofreading, no styles. */
export async function openBareEditor(page: Page, paragraphs: readonly string[]): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./bare-editor.page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.setContent('<!doctype html><meta charset="utf-8"><div id="editor"></div>');
  await page.evaluate((texts) => Object.assign(window, { texts }), paragraphs);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await page.locator('.ProseMirror > p').first().waitFor();
}
