import type { Editor } from '@inkstone/editor';
import type { LintReview } from '@inkstone/editor/lints';
import type { OpenDocument } from '@inkstone/editor/sync';
import { ArrowLeftIcon, classNames } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SheetLook } from '../../display/sheet-look.ts';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { useReview } from '../../proofreading/use-review.ts';
import type { WritingTool } from '../../writing-tool.ts';
import { ReviewIcon } from './icons.tsx';
import { LookMenu } from './look-menu.tsx';
import { SaveState } from './save-state.tsx';
import { ToolMenu } from './tool-menu.tsx';
import { WordCount } from './word-count.tsx';

export interface WritingHeaderProps {
  document: OpenDocument | null;
  isReadOnly: boolean;
  editor: Editor | null;
  review: LintReview;
  look: SheetLook;
  onLook: (change: Partial<SheetLook>) => void;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  tools: readonly WritingTool[];
  onOpenTool: (tool: WritingTool) => void;
  onShowKeys: () => void;
  /** The toolbar, under the row. */
  children: ReactNode;
}

/** On top of the sheet: the way back, whether all is saved, how much there is, and what can be opened. */
export function WritingHeader(props: WritingHeaderProps) {
  const t = useTranslations('writing');
  const path = useLocalePath();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="group flex min-h-14 items-center gap-1 px-2 sm:px-4">
        <Link
          to={path('/app')}
          aria-label={t('backToDocuments')}
          title={t('backToDocuments')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <ArrowLeftIcon />
        </Link>
        <div className="min-w-0 grow">
          {props.document && <SaveState document={props.document} isReadOnly={props.isReadOnly} />}
        </div>
        {props.editor && (
          // On a phone there is no room for both, and a text that is not saved is the greater news.
          <div className="max-sm:group-has-data-[save=not-saved]:hidden max-sm:group-has-data-[save=offline]:hidden">
            <WordCount editor={props.editor} />
          </div>
        )}
        <LookMenu look={props.look} onChange={props.onLook} />
        <PanelButton {...props} />
        <ToolMenu
          tools={props.tools}
          isReady={props.document !== null && props.editor !== null}
          onOpen={props.onOpenTool}
          onShowKeys={props.onShowKeys}
        />
      </div>
      {props.children}
    </header>
  );
}

function PanelButton({ review, isPanelOpen, onTogglePanel }: WritingHeaderProps) {
  const t = useTranslations('writing');
  const { lints } = useReview(review);
  const label = `${t(isPanelOpen ? 'closePanel' : 'openPanel')} · ${t('findings', { count: lints.length })}`;
  return (
    <button
      type="button"
      title={label}
      aria-expanded={isPanelOpen}
      aria-controls="proofreading"
      onClick={onTogglePanel}
      className={classNames(
        'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm transition-colors hover:bg-sunken',
        isPanelOpen ? 'text-ink' : 'text-soft',
      )}
    >
      <ReviewIcon />
      <span className="max-sm:sr-only">{t('panel')}</span>
      {lints.length > 0 && (
        <span
          aria-hidden="true"
          className="min-w-5 rounded-full bg-seal-wash px-1.5 text-center text-xs leading-5 font-medium text-seal tabular-nums"
        >
          {lints.length}
        </span>
      )}
    </button>
  );
}
