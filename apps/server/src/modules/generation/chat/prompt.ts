import { generationLimits } from '@inkstone/contracts/generation';
import type { ModelMessage } from '../../../ports/text-model.ts';
import type { Fence } from '../fence.ts';
import type { Message } from './store.ts';

/** A block of the open document. */
export interface OpenBlock {
  readonly id: string;
  readonly text: string;
}

/** Maximum characters of earlier messages that are sent again. */
const history = 12_000;

const rules =
  'You are the assistant of a writing application. Answer in the language of the question, briefly and plainly, in ' +
  'Markdown without images, HTML or tables. You cannot open addresses, files or other documents, and cannot change the ' +
  'document.';
const referenceRule =
  'When a statement relies on the document, put the id of its block after it in brackets, such as [b12]. Use no other ids.';

/** The messages of a question, with the open document and as many earlier messages as fit. */
export function chatMessages(
  fence: Fence,
  {
    earlier,
    question,
    blocks,
  }: {
    readonly earlier: readonly Message[];
    readonly question: string;
    readonly blocks: readonly OpenBlock[];
  },
): ModelMessage[] {
  const system = [rules, ...(blocks.length > 0 ? [referenceRule] : []), fence.rule].join(' ');
  const document: ModelMessage[] =
    blocks.length > 0
      ? [{ role: 'user', content: fence.wrap('The open document', documentText(blocks)) }]
      : [];
  return [
    { role: 'system', content: system },
    ...document,
    ...lastMessages(earlier),
    { role: 'user', content: question },
  ];
}

function documentText(blocks: readonly OpenBlock[]): string {
  return blocks.map(({ id, text }) => `[${id}] ${text}`).join('\n');
}

/** The first blocks that fit the limit of characters, without empty ones. */
export function fittingBlocks(blocks: readonly OpenBlock[]): OpenBlock[] {
  let left: number = generationLimits.documentCharacters;
  return blocks.filter(({ text }) => {
    left -= text.length;
    return left >= 0 && text.trim() !== '';
  });
}

function lastMessages(earlier: readonly Message[]): ModelMessage[] {
  let left = history;
  const included: ModelMessage[] = [];
  for (const { role, content } of earlier.toReversed()) {
    left -= content.length;
    if (left < 0) break;
    if (content !== '') included.unshift({ role, content });
  }
  return included;
}
