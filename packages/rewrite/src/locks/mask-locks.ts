import { type Lock, lockedText, showsWords } from './lock.ts';

/** How masks are written: ⟦1⟧, or <x1/> in texts that contain these brackets. */
export type MaskStyle =
  | { readonly kind: 'brackets' }
  | {
      readonly kind: 'tags';
      /** Name of the tag without its number. */
      readonly name: string;
    };

/** A lock with its number in the masked text. */
export interface MaskedLock {
  /** Counted from 1, in the order of the original. */
  readonly id: number;
  readonly lock: Lock;
  readonly text: string;
  /** Whether the locked words are shown inside the mask. */
  readonly isVisible: boolean;
}

/** A sentence with locks replaced by numbered masks. */
export interface MaskedText {
  readonly original: string;
  /** The sentence to send to a model. */
  readonly text: string;
  readonly locks: readonly MaskedLock[];
  readonly style: MaskStyle;
}

/** Maximum length of visible words; longer ones are hidden, because a model would rephrase them. */
const maxVisibleLength = 60;

/**
 * Replaces the locks of a sentence by numbered masks: ⟦1⟧, or ⟦1:words⟧ if the words help to understand the
 * sentence. `locks` are in order, without overlap, in offsets of the sentence.
 */
export function maskLocks(sentence: string, locks: readonly Lock[]): MaskedText {
  const style = styleFor(sentence);
  const masked: MaskedLock[] = [];
  let text = '';
  let end = 0;
  for (const lock of locks) {
    const words = lockedText(sentence, lock);
    const isVisible = showsWords(lock) && words.length <= maxVisibleLength && !/[\n\uFFFC]/.test(words);
    const one: MaskedLock = { id: masked.length + 1, lock, text: words, isVisible };
    masked.push(one);
    text += sentence.slice(end, lock.span.start) + writeMask(one, style);
    end = lock.span.end;
  }
  return { original: sentence, text: text + sentence.slice(end), locks: masked, style };
}

/** Returns the mask of a lock as written for the model, for example in an error message. */
export function writeMask({ id, text, isVisible }: MaskedLock, style: MaskStyle): string {
  if (style.kind === 'brackets') return isVisible ? `⟦${id}:${text}⟧` : `⟦${id}⟧`;
  return isVisible ? `<${style.name}${id}>${text}</${style.name}${id}>` : `<${style.name}${id}/>`;
}

function styleFor(sentence: string): MaskStyle {
  if (!/[⟦⟧⟨⟩〚〛]|\[\[|\]\]|【【|】】/.test(sentence)) return { kind: 'brackets' };
  const small = sentence.toLowerCase();
  let name = 'x';
  while (small.includes(`<${name}`) || small.includes(`</${name}`) || small.includes(`;${name}`)) name += 'x';
  return { kind: 'tags', name };
}
