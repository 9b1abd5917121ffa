import { expect, it } from 'vitest';
import { z } from 'zod';
import { forGrammar } from './json-grammar.ts';

it('converts zod schemas, and keeps the names of properties', () => {
  const schema = z.object({
    minimum: z.number().min(1),
    anyOf: z.union([z.string().max(4), z.null()]),
    verdict: z.enum(['same', 'changed']),
  });
  expect(forGrammar(z.toJSONSchema(schema))).toEqual({
    type: 'object',
    properties: {
      minimum: { type: 'number' },
      anyOf: { oneOf: [{ type: 'string', maxLength: 4 }, { type: 'null' }] },
      verdict: { type: 'string', enum: ['same', 'changed'] },
    },
    additionalProperties: false,
  });
});
