import type { ModelMessage } from '../../../ports/text-model.ts';
import type { TextModels } from '../../../ports/text-models.ts';

/** Text models whose answers `answer` returns; an error that it returns is thrown. */
export function answeringModels(answer: (messages: readonly ModelMessage[]) => string | Error): TextModels {
  const request = (messages: readonly ModelMessage[]) => {
    const answerText = answer(messages);
    if (typeof answerText !== 'string') throw answerText;
    return answerText;
  };
  return {
    absenceOf: () => null,
    async *generate(_feature, { messages, signal }) {
      signal.throwIfAborted();
      yield { type: 'text', text: request(messages) };
      yield { type: 'finish', reason: 'stop', usage: null };
    },
    generateValue: async (_feature, { messages }, schema) => schema.parse(JSON.parse(request(messages))),
  };
}

/** The text between the fences of a prompt. */
export function textOf(messages: readonly ModelMessage[]): string {
  return (messages.at(-1)?.content ?? '').split('\n').slice(1, -1).join('\n');
}
