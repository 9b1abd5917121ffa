import type { ModelMessage } from '../../../ports/text-model.ts';

/** A sentence of a prompt. */
export interface Item {
  readonly i: number;
  readonly s: string;
}

/** Returns the sentences between the fences of a prompt: those of a list, or a single one. */
export function itemsOf(messages: readonly ModelMessage[]): Item[] {
  const text = (messages.at(-1)?.content ?? '').split('\n').slice(1, -1).join('\n');
  return text.startsWith('[{"i"') ? (JSON.parse(text) as Item[]) : [{ i: 1, s: text }];
}

/** Answers a prompt in the requested format. */
export function listing(messages: readonly ModelMessage[], print: (item: Item) => string): string {
  const isList = (messages.at(-1)?.content ?? '').includes('\n[{"i"');
  const items = itemsOf(messages).map((item) => ({ i: item.i, s: print(item) }));
  return isList ? JSON.stringify(items) : String(items[0]?.s);
}

/** An English sentence of about the right length, with the masks and the amount of a Chinese one. */
export function translateHonestly({ s }: Item): string {
  const masks = s.match(/⟦[^⟧]*⟧/g) ?? [];
  const amount = s.includes('1.2亿') ? ' of 120 million yuan' : '';
  const length = Math.max(1, Math.round((s.match(/\p{Script=Han}/gu)?.length ?? 0) / 8));
  return `${Array.from({ length }, () => 'This is the part').join(' and ')}${amount}${masks.map((mask) => ` ${mask}`).join('')}.`;
}
