import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyEndpoint, AnyStream } from '@inkstone/contracts';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { browserContracts, shortenContracts } from './browser-contracts-plugin.ts';

const folder = fileURLToPath(new URL('../../packages/contracts/src/', import.meta.url));
const entry = 'virtual:entry';

/** Bundles the code of an entry for browsers, and returns its exports and the ids of its modules. */
async function bundle(code: string, plugin = [browserContracts()]) {
  const output = (await build({
    configFile: false,
    root: dirname(fileURLToPath(import.meta.url)),
    logLevel: 'silent',
    plugins: [
      ...plugin,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = output.output;
  const exports: Record<string, unknown> = await import(
    `data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`
  );
  return { exports: { ...exports }, modules: chunk.moduleIds };
}

/** All endpoints and streams: where they are exported, by the endpoint. */
async function findEndpoints() {
  const found = new Map<AnyEndpoint | AnyStream, { readonly file: string; readonly name: string }>();
  for (const file of globSync(`${folder}**/*.ts`, { exclude: (name) => name.endsWith('.test.ts') }).sort()) {
    const module: Record<string, unknown> = await import(file);
    for (const [name, value] of Object.entries(module)) {
      if (isEndpoint(value)) found.set(value, { file, name });
    }
  }
  return [...found];
}

function isEndpoint(value: unknown): value is AnyEndpoint | AnyStream {
  return typeof value === 'object' && value !== null && 'audience' in value && 'input' in value;
}

it('keeps method and path of every endpoint, and no schema of any', async () => {
  const endpoints = await findEndpoints();
  expect(endpoints.length).toBeGreaterThan(400);
  const lines = endpoints.map(
    ([, { file, name }], index) => `export { ${name} as e${index} } from ${JSON.stringify(file)};`,
  );
  const { exports, modules } = await bundle(lines.join('\n'));
  expect(exports).toEqual(
    Object.fromEntries(endpoints.map(([{ method, path }], index) => [`e${index}`, { method, path }])),
  );
  expect(modules.filter((id) => id.includes('/node_modules/'))).toEqual([]);
});

it('keeps a schema that code uses', async () => {
  const from = JSON.stringify(`${folder}orders/index.ts`);
  const { exports } = await bundle(
    `import { orderNo } from ${from}; export const ok = orderNo.safeParse('1').success;`,
  );
  expect(exports.ok).toBe(false);
});

it('keeps lines', () => {
  const code = `const shared = { audience: 'anyone' };
const limit = 3;
export const second = stream({
  // 字
  ...shared,
  method: 'POST',
  path: '/b',
  input: z.object({}),
});
export const third = z.int() satisfies Schema;
`;
  expect(shortenContracts('some.ts', code)).toBe(`const shared = { audience: 'anyone' };
const limit = 3;
export const second = { method: 'POST', path: '/b' }





;
export const third = /* @__PURE__ */ (() => (z.int() satisfies Schema))();
`);
});

it.each([
  ['a module with an error of syntax', 'const = 3;'],
  ['an endpoint whose path is stated elsewhere', "const one = endpoint({ method: 'GET', ...shared });"],
])('refuses %s', (_, code) => {
  expect(() => shortenContracts('some.ts', code)).toThrow('some.ts');
});
