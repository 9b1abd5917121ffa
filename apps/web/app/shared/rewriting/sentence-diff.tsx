import { type DiffPiece, diffWords } from '@inkstone/rewrite';
import { classNames } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** Shows the changes of a sentence word by word. A sentence that was mostly rewritten is shown below the original. */
export function SentenceDiff({ before, after }: { before: string; after: string }) {
  const t = useTranslations('rewrite');
  const diff = diffWords(before, after);
  if (diff.isNew) {
    return (
      <span lang="">
        <del className={removedClass}>{visible(before)}</del>
        <span className="sr-only">{t('newSentence')}</span>
        <ins className={classNames(addedClass, 'mt-1 block')}>{visible(after)}</ins>
      </span>
    );
  }
  return (
    <span lang="">
      {withOffsets(diff.pieces).map(({ kind, text, at }) => {
        const Tag = tags[kind];
        return (
          <Tag key={`${kind}-${at}`} className={classes[kind]}>
            {visible(text)}
          </Tag>
        );
      })}
    </span>
  );
}

interface SentenceSideProps {
  side: 'before' | 'after';
  before: string;
  after: string;
}

/** One side of a comparison: the sentence before or after, with removed or added words marked. */
export function SentenceSide({ side, before, after }: SentenceSideProps) {
  const diff = diffWords(before, after);
  const own = side === 'before' ? 'removed' : 'added';
  // No words are marked in a sentence that was mostly rewritten.
  const pieces: readonly DiffPiece[] = diff.isNew
    ? [{ kind: 'same', text: side === 'before' ? before : after }]
    : diff.pieces.filter(({ kind }) => kind === 'same' || kind === own);
  return (
    <span lang="">
      {withOffsets(pieces).map(({ kind, text, at }) => {
        const Tag = tags[kind];
        return (
          <Tag key={`${kind}-${at}`} className={sides[kind]}>
            {visible(text)}
          </Tag>
        );
      })}
    </span>
  );
}

function withOffsets(pieces: readonly DiffPiece[]): (DiffPiece & { at: number })[] {
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return { ...piece, at };
  });
}

const removedClass = 'text-soft decoration-bad/70 mr-0.5';
const addedClass = 'text-good no-underline font-medium';
const tags = { same: 'span', removed: 'del', added: 'ins' } as const;
const sides = { same: '', removed: 'text-soft no-underline bg-bad-wash', added: addedClass };
const classes = { same: '', removed: removedClass, added: addedClass };

/** Replaces footnotes and pictures by a small square. */
export function visible(text: string): string {
  return text.replaceAll('\ufffc', '▫');
}
