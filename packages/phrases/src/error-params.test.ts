import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import messages from './messages/en/errors.json' with { type: 'json' };

const root = new URL('../../../', import.meta.url);
const sources = globSync('{apps,packages}/*/{src,app,worker}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/[.]test[.]|\/testing\/|\/integration\//.test(file),
);
const withParams = new Set(
  Object.entries(messages).flatMap(([code, text]) => (text.includes('{') ? [code] : [])),
);

/** A parameter that is missing would be shown as `undefined`. */
it('no error is thrown without the parameters that its message contains', () => {
  const thrown = sources.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/new AppError\(\s*'(\w+)'\s*\)/g)].map(
      ([, code = '']) => ({ file, code }),
    ),
  );
  expect(thrown.length).toBeGreaterThan(300);
  expect(thrown.filter(({ code }) => withParams.has(code))).toEqual([]);
});
