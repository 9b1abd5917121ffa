import type { OcrBlock, OcrPageView } from '@inkstone/contracts/ocr';
import { paragraphPieces } from '@inkstone/domain/ocr';
import {
  insertReadText,
  type PicturePlace,
  type ReadBlock,
  type ReadPiece,
} from '@inkstone/editor/read-text';
import { lowConfidence } from '@inkstone/ocr';
import { Button, Dialog } from '@inkstone/ui';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { LegibilityNotice } from '../../../shared/recognition/legibility-notice.tsx';
import type { WritingContext } from '../../../shared/writing-tool.ts';

export interface ReadResultProps {
  context: WritingContext;
  /** The recognised picture of the document; null for a picture outside of the document. */
  picture: PicturePlace | null;
  page: OcrPageView;
  job: string | null;
  onClose: () => void;
  /** Moves the focus when it has closed. */
  onClosed: () => void;
}

/** Shows the text of a picture and inserts it. */
export function ReadResult({ context, picture, page, job, onClose, onClosed }: ReadResultProps) {
  const t = useTranslations('ocr');
  const path = useLocalePath();
  const blocks = page.blocks.map(readBlock);
  const insert = (isReplacing: boolean) => {
    insertReadText(context.editor.view, blocks, { picture, isReplacing });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onClosed}
      title={t('toolTitle')}
      closeLabel={t('close')}
      className="sm:max-w-xl"
      actions={
        picture ? (
          <>
            <Button onClick={() => insert(true)}>{t('replacePicture')}</Button>
            <Button kind="primary" onClick={() => insert(false)}>
              {t('insertBelow')}
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={() => insert(false)}>
            {t('insertHere')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <LegibilityNotice blocks={page.blocks} />
        <div
          lang={page.language === 'zh' ? 'zh-CN' : 'en'}
          className="flex flex-col gap-3 rounded-md border border-line bg-paper p-4 font-serif"
        >
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a result keep their places.
            <Block key={index} block={block} />
          ))}
        </div>
        <p className="text-sm text-soft">
          {t('doubtful', { count: countDoubtful(blocks) })}{' '}
          <Link to={path(`/app/ocr?job=${job}`)} target="_blank" className="underline underline-offset-4">
            {t('checkBeside')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

function Block({ block }: { block: ReadBlock }) {
  if (block.kind === 'paragraph') return <p className="break-words">{pieceTexts(block.pieces)}</p>;
  return (
    <table className="w-full border-collapse text-sm">
      <tbody>
        {block.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a result keep their places.
          <tr key={index}>
            {row.map(({ columns, rows, pieces }, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a result keep their places.
                key={at}
                colSpan={columns}
                rowSpan={rows}
                className="border border-line px-2 py-1"
              >
                {pieceTexts(pieces)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pieceTexts(pieces: readonly ReadPiece[]) {
  return pieces.map(({ text, isDoubtful }, index) =>
    isDoubtful ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a result keep their places.
      <Doubtful key={index} text={text} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a result keep their places.
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}

function Doubtful({ text }: { text: string }) {
  const t = useTranslations('ocr');
  return (
    <mark className="bg-warn-wash text-ink underline decoration-warn decoration-dotted decoration-2 underline-offset-4">
      {text}
      <span className="sr-only"> ({t('isDoubtful')})</span>
    </mark>
  );
}

function countDoubtful(blocks: readonly ReadBlock[]): number {
  const pieces = blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.pieces
      : block.rows.flatMap((row) => row.flatMap((cell) => cell.pieces)),
  );
  return pieces.filter(({ isDoubtful }) => isDoubtful).length;
}

function readBlock(block: OcrBlock): ReadBlock {
  const piecesOf = (lines: Parameters<typeof paragraphPieces>[0]) =>
    paragraphPieces(lines).map(({ text, confidence }) => ({ text, isDoubtful: confidence < lowConfidence }));
  if (block.kind === 'paragraph') return { kind: 'paragraph', pieces: piecesOf(block.lines) };
  return {
    kind: 'table',
    rows: block.rows.map((row) =>
      row.map(({ columns, rows, lines }) => ({ columns, rows, pieces: piecesOf(lines) })),
    ),
  };
}
