import type { Node } from '@tiptap/pm/model';

/** Removes a first heading that only repeats the title. */
export function withoutTitle(blocks: readonly Node[], title: string): readonly Node[] {
  const [first, ...rest] = blocks;
  const isTitle =
    first !== undefined && first.type.name === 'heading' && first.textContent.trim() === title.trim();
  return isTitle && title !== '' ? rest : blocks;
}
