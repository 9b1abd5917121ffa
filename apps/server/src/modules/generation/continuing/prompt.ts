import type { ModelMessage } from '../../../ports/text-model.ts';
import type { Fence } from '../fence.ts';

interface Place {
  readonly before: string;
  readonly after: string;
}

/** The messages that ask for three directions. */
export function directionMessages(fence: Fence, place: Place): ModelMessage[] {
  const system =
    'You help a writer to go on. Suggest three different directions in which the text could continue. Answer with JSON ' +
    '{"directions": ["…", "…", "…"]}; each is one line of at most 40 words, in the language of the text. ' +
    fence.rule;
  return [
    { role: 'system', content: system },
    { role: 'user', content: describe(fence, place) },
  ];
}

/** The messages that ask for a continuation. */
export function continueMessages(
  fence: Fence,
  place: Place & { readonly direction: string; readonly words: number },
): ModelMessage[] {
  const system =
    `Continue the text at the place of the cursor, in its language, tone and person, in at most ${place.words} words. ` +
    'Write only the continuation: no introduction, no comment, no heading, no Markdown, no web addresses. Do not repeat ' +
    `the text. Do not invent sources, names of people or figures. ${fence.rule}`;
  const direction = place.direction.trim();
  const directionPart = direction ? `\n\n${fence.wrap('Direction to take', direction)}` : '';
  return [
    { role: 'system', content: system },
    { role: 'user', content: describe(fence, place) + directionPart },
  ];
}

function describe(fence: Fence, { before, after }: Place): string {
  const rest = after.trim() ? `\n\n${fence.wrap('Text after the cursor', after)}` : '';
  return fence.wrap('Text before the cursor', before) + rest;
}
