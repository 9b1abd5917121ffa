import type { Node } from '@tiptap/pm/model';

/** Enough to know a language by. */
const sample = 20_000;

/** The language most of a text is in, as a tag of BCP 47. */
export function languageOf(body: Node, title = ''): 'zh-CN' | 'en' {
  const text = title + body.textBetween(0, Math.min(body.content.size, sample), ' ', ' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[A-Za-z]+/g)?.length ?? 0;
  return han >= words ? 'zh-CN' : 'en';
}
