import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const css = globSync(['apps/web/app/**/*.css', 'packages/*/src/**/*.css'], { cwd: root });
const markup = globSync(['apps/web/app/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Inside this rule, declarations do not apply in WebKit. */
const notInWebKit = /@supports not \(hanging-punctuation: allow-end\) \{([^{}]|\{[^{}]*\})*\}/g;

it('layout is skipped off screen only outside WebKit, whose process would crash when such blocks are cut', () => {
  const guarded = css.filter((file) => /content-visibility:\s*auto/.test(read(file)));
  expect(guarded).toEqual(
    expect.arrayContaining(['apps/web/app/display/styles.css', 'packages/editor/src/editor.css']),
  );
  const skips = (text: string) => /content-visibility:\s*auto/.test(text);
  expect(css.filter((file) => skips(read(file).replace(notInWebKit, '')))).toEqual([]);
  expect(markup.filter((file) => skips(read(file)))).toEqual([]);
});
