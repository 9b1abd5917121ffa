import { second } from '@inkstone/kernel';
import type { TextModel } from '../../ports/text-model.ts';

/** The measured speed of a model. */
export interface ModelSpeed {
  /** Time to the first text, in ms; includes loading the model if it was not in memory. */
  readonly firstText: number;
  /** After the first text. */
  readonly charactersPerSecond: number;
}

const maxDuration = 5 * second;
const prompt = '请用三句话介绍砚台的用途。';

/** Measures the speed of a model for at most five seconds after its first text. Rejects with ModelError. */
export async function benchModel(model: TextModel, signal: AbortSignal): Promise<ModelSpeed> {
  const enough = new AbortController();
  const began = performance.now();
  let first = 0;
  let characters = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    const request = {
      messages: [{ role: 'user' as const, content: prompt }],
      maxTokens: 200,
      temperature: 0,
      json: null,
    };
    for await (const event of model.complete({
      ...request,
      signal: AbortSignal.any([signal, enough.signal]),
    })) {
      if (event.type !== 'text') continue;
      characters += event.text.length;
      if (first !== 0) continue;
      first = performance.now();
      timer = setTimeout(() => enough.abort(), maxDuration);
    }
  } catch (error) {
    if (signal.aborted || !enough.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  const time = Math.max(1, performance.now() - first);
  return {
    firstText: Math.round(first - began),
    charactersPerSecond: Math.round((characters * second) / time),
  };
}
