import type { Lock } from './lock.ts';
import type { MaskedLock, MaskedText, MaskStyle } from './mask-locks.ts';
import { writeMask } from './mask-locks.ts';
import { hasFault, type LockFault, verifyLocks } from './verify-locks.ts';

/** The rewritten sentence with its locks, or the fault of the answer. */
export type UnmaskResult = { readonly text: string } | { readonly fault: LockFault };

/** Free text of an answer, or a mask; `words` is null if the mask shows none. */
type Piece =
  | { readonly free: string }
  | { readonly id: number; readonly words: string | null; readonly written: string };

/**
 * Replaces the masks of an answer by the locked texts. Masks are parsed tolerantly (full-width digits, spaces, `[[1]]`, escapes).
 * Afterwards every lock must occur exactly once, unchanged, and no number, citation, address, quotation or title may be added.
 * `verify` is that last check; translations use another one.
 */
export function unmask(
  masked: MaskedText,
  answer: string,
  verify: (original: string, text: string, locks: readonly Lock[]) => LockFault | null = verifyLocks,
): UnmaskResult {
  const pieces = claimBareWords(masked, readPieces(answer, masked.style));
  const fault = faultOf(masked, pieces);
  if (hasFault(fault)) return { fault };
  const text = pieces
    .map((piece) => ('free' in piece ? piece.free : (masked.locks[piece.id - 1]?.text ?? '')))
    .join('');
  const broken = verify(
    masked.original,
    text,
    masked.locks.map(({ lock }) => lock),
  );
  return broken === null ? { text } : { fault: broken };
}

const bracketMask =
  /\\?(?:[⟦〚]|\\?\[\\?\[|【【|\\u27e6|&#10214;|&#x27e6;)\s{0,3}([0-9０-９]{1,4})\s{0,3}(?:[:：]([^⟦⟧〚〛]{0,200}?))?\s{0,3}(?:\\?[⟧〛]|\\?\]\\?\]|】】|\\u27e7|&#10215;|&#x27e7;)/gi;

function tagMask(name: string): RegExp {
  const [open, close] = ['(?:<|&lt;)\\s{0,3}', '\\s{0,3}(?:>|&gt;)'];
  const number = '([0-9０-９]{1,4})';
  return new RegExp(
    `${open}${name}${number}(?:\\s{0,3}/${close}|${close}([\\s\\S]{0,200}?)${open}/\\s{0,3}${name}\\1${close})`,
    'gi',
  );
}

function readPieces(answer: string, style: MaskStyle): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of answer.matchAll(style.kind === 'brackets' ? bracketMask : tagMask(style.name))) {
    pieces.push({ free: answer.slice(end, found.index) });
    const words = found[2]?.trim() ?? '';
    pieces.push({ id: readNumber(found[1] ?? ''), words: words === '' ? null : words, written: found[0] });
    end = found.index + found[0].length;
  }
  return [...pieces, { free: answer.slice(end) }];
}

function readNumber(digits: string): number {
  return Number(digits.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)));
}

/** Maximum number of missing masks that are searched; each search is linear in the length of the answer. */
const maxClaimed = 30;

/** Treats visible words without their mask as the mask if they are separate words, because models often omit the mask. */
function claimBareWords(masked: MaskedText, pieces: readonly Piece[]): readonly Piece[] {
  const read = new Set(pieces.flatMap((piece) => ('free' in piece ? [] : [piece.id])));
  return masked.locks
    .filter(({ id, isVisible }) => isVisible && !read.has(id))
    .slice(0, maxClaimed)
    .reduce((all, lock) => claim(all, lock), pieces);
}

function claim(pieces: readonly Piece[], { id, text }: MaskedLock): readonly Piece[] {
  const at = pieces.findIndex((piece) => 'free' in piece && piece.free.includes(text));
  const piece = pieces[at];
  if (piece === undefined || !('free' in piece)) return pieces;
  const start = piece.free.indexOf(text);
  const parts: Piece[] = [
    { free: piece.free.slice(0, start) },
    { id, words: text, written: text },
    { free: piece.free.slice(start + text.length) },
  ];
  return pieces.toSpliced(at, 1, ...parts);
}

function faultOf({ original, locks, style }: MaskedText, pieces: readonly Piece[]): LockFault {
  const masks = pieces.flatMap((piece) => ('free' in piece ? [] : [piece]));
  const counts = new Map<number, number>();
  for (const { id } of masks) counts.set(id, (counts.get(id) ?? 0) + 1);
  const count = (id: number) => counts.get(id) ?? 0;
  const written = (wanted: (times: number) => boolean) =>
    locks.filter(({ id }) => wanted(count(id))).map((lock) => writeMask(lock, style));
  const rest = pieces.flatMap((piece) => ('free' in piece ? (piece.free.match(/[⟦⟧]/g) ?? []) : []));
  return {
    missing: written((times) => times === 0),
    doubled: written((times) => times > 1),
    changed: masks.flatMap(({ id, words, written }) => {
      const lock = locks[id - 1];
      const isSame = lock === undefined || words === null || (lock.isVisible && words === lock.text.trim());
      return isSame ? [] : [{ expected: writeMask(lock, style), found: written }];
    }),
    added: [
      ...masks.filter(({ id }) => locks[id - 1] === undefined).map((mask) => mask.written),
      ...rest.filter((sign) => !original.includes(sign)),
    ],
  };
}
