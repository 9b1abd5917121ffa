import type { Editor } from '@inkstone/editor';
import { isSettled } from '@inkstone/editor/checking';
import type { LintReview } from '@inkstone/editor/lints';
import type { OpenDocument } from '@inkstone/editor/sync';
import { ArrowLeftIcon, classNames } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { TextAppearance } from '../../../display/text-appearance.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useCheckMessages } from '../../../shared/proofreading/use-check-messages.ts';
import { useReview } from '../../../shared/proofreading/use-review.ts';
import type { WritingTool } from '../../../shared/writing-tool.ts';
import { AppearanceMenu } from './appearance-menu.tsx';
import { ReviewIcon } from './icons.tsx';
import { SaveState } from './save-state.tsx';
import { ToolMenu } from './tool-menu.tsx';
import { WordCount } from './word-count.tsx';

export interface WritingHeaderProps {
  document: OpenDocument | null;
  isReadOnly: boolean;
  editor: Editor | null;
  review: LintReview;
  appearance: TextAppearance;
  onAppearance: (change: Partial<TextAppearance>) => void;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  tools: readonly WritingTool[];
  onOpenTool: (tool: WritingTool) => void;
  onShowKeys: () => void;
  onFind: (isReplacing: boolean) => void;
  /** The toolbar below the row. */
  children: ReactNode;
}

/** The header of the writing page: back link, save status, word count, and tools. */
export function WritingHeader(props: WritingHeaderProps) {
  const t = useTranslations('writing');
  const path = useLocalePath();
  return (
    <header data-covers-top className="sticky top-page z-20 border-b border-line bg-paper print:hidden">
      {/* On phones a text that is not saved has a row of its own for the reason and the remedy. */}
      <div className="group flex min-h-14 items-center gap-1 px-2 max-sm:has-data-[save=not-saved]:flex-wrap sm:px-4">
        <Link
          to={path('/app')}
          aria-label={t('backToDocuments')}
          title={t('backToDocuments')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <ArrowLeftIcon />
        </Link>
        <span className="hidden grow max-sm:group-has-data-[save=not-saved]:block" />
        <div className="min-w-0 grow max-sm:group-has-data-[save=not-saved]:order-last max-sm:group-has-data-[save=not-saved]:basis-full max-sm:group-has-data-[save=not-saved]:px-2 max-sm:group-has-data-[save=not-saved]:pb-2">
          {props.document && <SaveState document={props.document} isReadOnly={props.isReadOnly} />}
        </div>
        {props.editor && (
          // Phones do not have enough space for both, and unsaved text is the more important message.
          <div className="max-sm:group-has-data-[save=not-saved]:hidden max-sm:group-has-data-[save=offline]:hidden">
            <WordCount editor={props.editor} />
          </div>
        )}
        <HeaderTools {...props} />
        <AppearanceMenu appearance={props.appearance} onChange={props.onAppearance} />
        <PanelButton {...props} />
        <ToolMenu
          tools={props.tools}
          isReady={props.document !== null && props.editor !== null}
          onOpen={props.onOpenTool}
          onShowKeys={props.onShowKeys}
          onFind={props.onFind}
        />
      </div>
      {props.children}
    </header>
  );
}

/** Sharing and similar tools, shown as buttons if there is enough space. */
function HeaderTools({ tools, document, editor, onOpenTool }: WritingHeaderProps) {
  const isReady = document !== null && editor !== null;
  return tools
    .filter((tool) => tool.isInHeader)
    .map((tool) => (
      <button
        key={tool.id}
        type="button"
        title={tool.label}
        disabled={!isReady}
        onClick={() => onOpenTool(tool)}
        className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-md px-2.5 text-sm text-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50 max-sm:hidden"
      >
        {tool.icon}
        <span className="max-xl:sr-only">{tool.label}</span>
      </button>
    ));
}

function PanelButton({ review, isPanelOpen, onTogglePanel }: WritingHeaderProps) {
  const t = useTranslations('writing');
  const format = useFormatter();
  const words = useCheckMessages();
  const { lints, check } = useReview(review);
  const news = words.headline(check, lints.length) || words.progress(check);
  const label = `${t(isPanelOpen ? 'closePanel' : 'openPanel')} · ${news}`;
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
          {format.number(lints.length)}
          {!isSettled(check) && '…'}
        </span>
      )}
    </button>
  );
}
