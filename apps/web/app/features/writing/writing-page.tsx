import type { Editor } from '@inkstone/editor';
import type { OpenDocument } from '@inkstone/editor/sync';
import { classNames, Skeleton } from '@inkstone/ui';
import {
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslations } from 'use-intl';
import { lookProperties } from '../../display/sheet-look.ts';
import { useSheetLook } from '../../display/use-sheet-look.ts';
import { useTextLanguage } from '../../proofreading/use-text-language.ts';
import { useWordChecks } from '../../proofreading/use-word-checks.ts';
import type { WritingContext, WritingTool } from '../../writing-tool.ts';
import { ChangesBar } from './changes-bar.tsx';
import { OpenedTool } from './opened-tool.tsx';
import { ReviewSide } from './review-side.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TitleField } from './title-field.tsx';
import { Toolbar } from './toolbar.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useOpenDocument } from './use-open-document.ts';
import { type OwnProofreading, useWritingEditor } from './use-writing-editor.ts';
import { WritingHeader } from './writing-header.tsx';

export interface WritingPageProps {
  documentId: string;
  /** Whose document it is: the account that is signed in. */
  accountId: string;
  proofreading: OwnProofreading;
  /** What else can be opened for the document, in the order of the menu. */
  tools: readonly WritingTool[];
}

/** One document on a quiet sheet, with its toolbar and its findings. */
export function WritingPage({ documentId, accountId, proofreading, tools }: WritingPageProps) {
  const opened = useOpenDocument(documentId, accountId);
  const host = useRef<HTMLDivElement>(null);
  const [side, setSide] = useSide();
  const writing = useWritingEditor(host, opened, accountId, proofreading, () => setSide('notes'));
  const { editor, review, onImages } = writing;
  const language = useTextLanguage(editor);
  const isReadOnly = useReadOnly(opened?.document ?? null);
  const [look, setLook] = useSheetLook();
  const [dialog, setDialog] = useState<string | null>(null);
  const isPanelOpen = side === 'proofreading';
  useWordChecks(review, { accountId, documentId, isPanelOpen });
  const [isHelpOpen, showHelp] = useHelp(editor);
  useKeyboardInset();
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  const context: WritingContext | null =
    opened?.isReady && editor
      ? { documentId, accountId, document: opened.document, editor, isReadOnly }
      : null;

  const find = (id: string | null) => tools.find((tool) => tool.id === id);

  const onSheetClick = (event: MouseEvent) => setSide((open) => sideAfterClick(event, open));

  return (
    <div
      className="min-h-dvh [--writing-header:3.5rem] sm:[--writing-header:6.25rem]"
      style={lookProperties(look) as CSSProperties}
    >
      <WritingHeader
        document={opened?.document ?? null}
        isReadOnly={isReadOnly}
        editor={editor}
        review={review}
        look={look}
        onLook={setLook}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setSide(isPanelOpen ? null : 'proofreading')}
        tools={tools}
        onOpenTool={({ id, place }) => (place === 'side' ? setSide(id) : setDialog(id))}
        onShowKeys={() => showHelp(true)}
      >
        <div className={toolbarPlace}>{editor && <Toolbar editor={editor} onImages={onImages} />}</div>
      </WritingHeader>
      <div className="flex">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach findings by shortcuts of their own. */}
        <main className="min-w-0 flex-1 px-5 pt-8 pb-[60dvh] sm:px-10 sm:pt-12" onClick={onSheetClick}>
          {editor && !isReadOnly && <ChangesBar editor={editor} />}
          <div className="mx-auto max-w-[38em] text-[length:var(--sheet-size)]">
            {opened?.isReady ? (
              <TitleField
                document={opened.document}
                isReadOnly={isReadOnly}
                onLeave={() => editor?.commands.focus('start')}
              />
            ) : (
              <Opening />
            )}
            <div ref={host} lang={language} className="mt-5" />
          </div>
        </main>
        {isPanelOpen && editor && (
          <ReviewSide
            editor={editor}
            writing={writing}
            isReadOnly={isReadOnly}
            onClose={() => setSide(null)}
          />
        )}
        <OpenedTool tool={find(side)} context={context} onClose={() => setSide(null)} />
      </div>
      <OpenedTool tool={find(dialog)} context={context} onClose={() => setDialog(null)} />
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={showHelp} />
    </div>
  );
}

/** What stands beside the sheet once a mark in it was clicked. */
function sideAfterClick({ target }: MouseEvent, open: string | null): string | null {
  const isOn = (mark: string) => target instanceof Element && target.closest(mark) !== null;
  // Where words have both, whatever is open stays.
  if (isOn('.noted') && (open === 'notes' || !isOn('.lint'))) return 'notes';
  return isOn('.lint') ? 'proofreading' : open;
}

/** Under the header; on phones above the keyboard. */
const toolbarPlace = classNames(
  'min-h-11 px-2 sm:px-4',
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[var(--keyboard,0px)] max-sm:border-t max-sm:border-line',
  'max-sm:z-20 max-sm:bg-paper max-sm:py-1',
);

function Opening() {
  const t = useTranslations('writing');
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('opening')}</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton />
      <Skeleton />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

function useReadOnly(document: OpenDocument | null): boolean {
  return useSyncExternalStore(
    document?.isReadOnly.subscribe ?? subscribeToNothing,
    document?.isReadOnly.getSnapshot ?? no,
    no,
  );
}

const subscribeToNothing = () => () => undefined;
const no = () => false;

/** Whether the shortcuts are shown, and how they come and go. */
function useHelp(editor: Editor | null) {
  const [isShown, setShown] = useState(false);
  const show = useCallback(
    (next: boolean) => {
      setShown(next);
      // Opened by keys, the dialog has no button to give the focus back to.
      if (!next) setTimeout(() => editor?.commands.focus());
    },
    [editor],
  );
  return [isShown, show] as const;
}

/** What stands beside the sheet, by id; the findings from the start where there is room for them. */
function useSide() {
  const [side, setSide] = useState<string | null>(null);
  useEffect(() => {
    if (matchMedia('(min-width: 64rem)').matches) setSide('proofreading');
  }, []);
  return [side, setSide] as const;
}
