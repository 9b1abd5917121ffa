import { z } from 'zod';
import type { ModelMessage, ModelUsage } from '../../../ports/text-model.ts';

// The server and the process of a model exchange lines of JSON over one socket. Messages are only parsed,
// never evaluated, so that a compromised process can only end its own answers.

/** Options of a model process. */
export interface ModelStart {
  readonly type: 'start';
  /** Absolute path of the main file of `node-llama-cpp`. */
  readonly addon: string;
  /** Absolute path of the GGUF file. */
  readonly file: string;
  readonly threads: number;
  /** Answers generated at once. */
  readonly slots: number;
  /** Maximum tokens of a request with its answer. */
  readonly contextTokens: number;
  /** Resident memory at which the process ends itself, in bytes. */
  readonly memory: number;
}

/** Messages from the server to the process. */
export type ToModel =
  | ModelStart
  | {
      readonly type: 'complete';
      readonly id: number;
      readonly messages: readonly ModelMessage[];
      readonly maxTokens: number;
      readonly temperature: number;
      readonly json: object | null;
    }
  | { readonly type: 'abort'; readonly id: number };

const count = z.int().nonnegative();
const usage = z.object({ input: count, output: count }) satisfies z.ZodType<ModelUsage>;

/** Messages from the process to the server. `failed`: the model could not be loaded. */
export const fromModel = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), loadTime: z.number(), memory: z.number() }),
  z.object({ type: z.literal('failed'), fault: z.enum(['refused', 'broken']), detail: z.string() }),
  z.object({ type: z.literal('text'), id: count, text: z.string() }),
  z.object({ type: z.literal('finish'), id: count, reason: z.enum(['stop', 'length']), usage }),
  z.object({ type: z.literal('aborted'), id: count }),
  z.object({
    type: z.literal('fault'),
    id: count,
    fault: z.enum(['too_long', 'broken', 'refused', 'busy', 'filtered']),
    detail: z.string(),
  }),
]);
export type FromModel = z.infer<typeof fromModel>;
