import { maxRowNumber } from '@inkstone/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fileRoutes, routes, streamRoutes } from './routes.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const inputs: readonly { readonly path: string; readonly input: z.ZodType }[] = [
  ...routes.map(({ endpoint: { path, input } }) => ({ path, input })),
  ...streamRoutes.map(({ contract: { path, input } }) => ({ path, input })),
  ...fileRoutes.map(({ path, query }) => ({ path, input: query })),
];

/** Times, amounts and numbers of audit entries, whose columns have 64 bits. */
const inWideColumns =
  /At$|\.(?:amount|before|bytes|left|seq|time|to|validTo)$|^\/api\/admin\/(?!lists).*\.from$/;
/** Positions, sizes and versions that are compared or used in the process. */
const inNoColumn = [
  ...['/api/account/display.lineHeight', '/api/account/display.scale', '/v2/words.offset'],
  ...['/api/admin/notice-alarms/resolve.count', '/api/admin/shares/read-reported-picture.place'],
  ...['/api/admin/site/remove.version', '/api/admin/site/save.version', '/api/ocr/correct.words.at'],
  ...[
    '/api/repetition_reduction/download.rejected',
    '/api/rewrite/synonyms.end',
    '/api/rewrite/synonyms.start',
  ],
];

/** The members of a schema that accept a number that is too large for an integer column of the database. */
function* wideMembers(schema: Schema, name: string): Generator<string> {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items, type, maximum } = schema;
  const parts = [...anyOf, ...oneOf, ...allOf, ...(Array.isArray(items) ? items : [items])];
  for (const part of parts) if (typeof part === 'object') yield* wideMembers(part, name);
  for (const [member, part] of Object.entries(properties))
    if (typeof part === 'object') yield* wideMembers(part, `${name}.${member}`);
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && (maximum === undefined || maximum > maxRowNumber)) yield name;
}

it('accepts no number that is too large for its column', () => {
  const found = inputs.flatMap(({ path, input }) => [
    ...wideMembers(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' }), path),
  ]);
  expect(inputs.length).toBeGreaterThan(300);
  expect(found.filter((name) => !inWideColumns.test(name)).sort()).toEqual(inNoColumn.sort());
});
