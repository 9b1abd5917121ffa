import { AppError } from '@inkstone/contracts';
import { z } from 'zod';
import { type AnnotatedText, annotate } from '../annotated-text.ts';

const data = z.union([
  z.object({ text: z.string(), annotation: z.undefined().optional() }),
  z.object({
    text: z.undefined().optional(),
    annotation: z.array(
      z.union([
        z.strictObject({ text: z.string() }),
        z.strictObject({ markup: z.string(), interpretAs: z.string().nullish() }),
      ]),
    ),
  }),
]);

/** Returns the text of a request from one of its two fields. Refuses neither and both. */
export function readText(input: {
  readonly text?: string | undefined;
  readonly data?: string | undefined;
}): AnnotatedText {
  if ((input.text === undefined) === (input.data === undefined)) throw new AppError('text_or_data');
  if (input.data === undefined) return annotate([{ text: input.text ?? '' }]);
  const parsed = data.safeParse(parse(input.data));
  if (!parsed.success) throw new AppError('invalid_request', { field: 'data' }, parsed.error);
  if (parsed.data.annotation === undefined) return annotate([{ text: parsed.data.text }]);
  return annotate(
    parsed.data.annotation.map((part) =>
      'markup' in part ? { markup: part.markup, interpretAs: part.interpretAs ?? '' } : part,
    ),
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new AppError('invalid_request', { field: 'data' }, error);
  }
}
