import { ModelError, type ModelEvent } from '../../ports/text-model.ts';
import { RepetitionGuard } from './repetition.ts';
import { ThinkingStripper } from './strip-thinking.ts';

/** Upper bound of characters per token, on average. */
const charactersPerToken = 32;

/**
 * Removes thoughts from an answer, and rejects with ModelError if it repeats endlessly (`repeating`), is far
 * longer than requested, or is empty (`protocol`). Drivers pass every answer through it.
 */
export async function* cleanAnswer(
  events: AsyncIterable<ModelEvent>,
  maxTokens: number,
): AsyncGenerator<ModelEvent> {
  const thinking = new ThinkingStripper();
  const repetition = new RepetitionGuard();
  let written = 0;
  let shown = 0;
  for await (const event of events) {
    written += event.type === 'text' ? event.text.length : 0;
    if (written > (maxTokens + 100) * charactersPerToken)
      throw new ModelError('protocol', 'the answer is far longer than requested');
    if (event.type === 'text' && repetition.push(event.text))
      throw new ModelError('repeating', `after ${written} characters`);
    const text = event.type === 'text' ? thinking.push(event.text) : thinking.end();
    shown += text.length;
    if (text) yield { type: 'text', text };
    if (event.type === 'finish') {
      if (shown === 0 && event.reason === 'stop') throw new ModelError('protocol', 'the answer is empty');
      yield event;
    }
  }
}
