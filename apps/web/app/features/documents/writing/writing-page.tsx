import type { Editor } from '@inkstone/editor';
import type { OpenDocument } from '@inkstone/editor/sync';
import { classNames, Skeleton } from '@inkstone/ui';
import {
  type CSSProperties,
  Fragment,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { appearanceProperties } from '../../../display/text-appearance.ts';
import { useTextAppearance } from '../../../display/use-text-appearance.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useKeyboardInset } from '../../../platform/use-keyboard-inset.ts';
import { FindBar, useFind } from '../../../shared/find/index.ts';
import { keepAboveSheet } from '../../../shared/proofreading/keep-above-sheet.ts';
import { useTextLanguage } from '../../../shared/proofreading/use-text-language.ts';
import { useWordChecks } from '../../../shared/proofreading/use-word-checks.ts';
import type { WritingContext, WritingTool } from '../../../shared/writing-tool.ts';
import { contentId, SkipLink } from '../../../shell/skip-link.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { GeneratedNotice } from './generated-notice.tsx';
import { OpenedTool } from './opened-tool.tsx';
import { findingsId, ReviewSide } from './review-side.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TitleField } from './title-field.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import { useOpenDocument } from './use-open-document.ts';
import { useWritingCommands } from './use-writing-commands.ts';
import { type OwnProofreading, useWritingEditor } from './use-writing-editor.ts';
import { WritingHeader } from './writing-header.tsx';

export interface WritingPageProps {
  documentId: string;
  /** The account that owns the document: the one that is signed in. */
  accountId: string;
  proofreading: OwnProofreading;
  /** Further tools for the document, in menu order. */
  tools: readonly WritingTool[];
}

/** The editor page of one document, with toolbar and findings. */
export function WritingPage({ documentId, accountId, proofreading, tools }: WritingPageProps) {
  const opened = useOpenDocument(documentId, accountId);
  const host = useRef<HTMLDivElement>(null);
  const [side, setSide] = useSide();
  const owner = { documentId, accountId };
  const writing = useWritingEditor(host, owner, opened, proofreading, () => setSide('notes'));
  const { editor, review, onImages } = writing;
  const language = useTextLanguage(editor);
  const isReadOnly = useReadOnly(opened?.document ?? null);
  const [appearance, setAppearance] = useTextAppearance();
  const [dialog, setDialog] = useState<string | null>(null);
  const isPanelOpen = side === 'proofreading';
  useWordChecks(review, { accountId, documentId, isPanelOpen });
  const [isHelpOpen, showHelp] = useState(false);
  useKeyboardInset();
  const { openTool, findTool, contextOf } = useTools(tools, owner, { setSide, setDialog });
  const togglePanel = () => setSide(isPanelOpen ? null : 'proofreading');
  const find = useFind(editor, isReadOnly, () => isWide() || setSide(null));
  useWritingCommands(tools, { openTool, togglePanel, showHelp: () => showHelp(true), openFind: find.open });
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  const context = contextOf(opened, editor, isReadOnly);
  const onSheetClick = (event: MouseEvent) => {
    setSide((open) => sideAfterClick(event, open));
    keepAboveSheet(event.target, findingsId);
  };
  return (
    <div
      className="min-h-page [--writing-header:3.5rem] sm:[--writing-header:6.25rem]"
      style={appearanceProperties(appearance) as CSSProperties}
    >
      <SkipLink />
      <WritingHeader
        document={opened?.document ?? null}
        isReadOnly={isReadOnly}
        editor={editor}
        review={review}
        appearance={appearance}
        onAppearance={setAppearance}
        isPanelOpen={isPanelOpen}
        onTogglePanel={togglePanel}
        tools={tools}
        onOpenTool={openTool}
        onShowKeys={() => showHelp(true)}
        onFind={find.open}
      >
        <PlacedToolbar editor={editor} onImages={onImages} onFind={find.open} />
      </WritingHeader>
      <div className="flex">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: findings have keyboard shortcuts of their own. */}
        <main
          id={contentId}
          tabIndex={-1}
          className="min-w-0 flex-1 px-5 pt-8 pb-[60dvh] outline-none sm:px-10 sm:pt-12 print:p-0"
          onClick={onSheetClick}
        >
          {editor && !isReadOnly && <ChangesBar editor={editor} />}
          <div className="mx-auto max-w-[38em] text-[length:var(--sheet-size)]">
            <SheetHead opened={opened} isReadOnly={isReadOnly} editor={editor} />
            <div ref={host} lang={language} className="mt-5" />
            <GeneratedNotice editor={editor} document={opened?.document ?? null} />
          </div>
          <FindBar editor={editor} find={find} isReadOnly={isReadOnly} className={findPlace(side)} />
        </main>
        {isPanelOpen && editor && opened && (
          <ReviewSide
            editor={editor}
            document={opened.document}
            writing={writing}
            isReadOnly={isReadOnly}
            onClose={() => setSide(null)}
          />
        )}
        <OpenedTool tool={findTool(side)} context={context} onClose={() => setSide(null)} />
      </div>
      <Overlays tools={tools} context={context} dialog={findTool(dialog)} onClose={() => setDialog(null)} />
      <ShortcutsDialog editor={editor} isOpen={isHelpOpen} onOpenChange={showHelp} />
    </div>
  );
}

interface OverlaysProps {
  tools: readonly WritingTool[];
  context: WritingContext | null;
  /** The tool that is open as a dialog. */
  dialog: WritingTool | undefined;
  onClose: () => void;
}

/** The open dialog, and the overlays of tools in the text while the document can be edited. */
function Overlays({ tools, context, dialog, onClose }: OverlaysProps) {
  const atText = context && !context.isReadOnly ? tools : [];
  return (
    <>
      {context && atText.map(({ id, overlay }) => <Fragment key={id}>{overlay?.(context)}</Fragment>)}
      <OpenedTool tool={dialog} context={context} onClose={onClose} />
    </>
  );
}

/** Collects the tools of the page, and opens them in the side panel, as a dialog, or as a separate page. */
function useTools(
  tools: readonly WritingTool[],
  owner: Pick<WritingContext, 'documentId' | 'accountId'>,
  {
    setSide,
    setDialog,
  }: { readonly setSide: (id: string) => void; readonly setDialog: (id: string) => void },
) {
  const [navigate, path] = [useNavigate(), useLocalePath()];
  const findTool = (id: string | null) => tools.find((tool) => tool.id === id);
  function openTool(tool: WritingTool | undefined) {
    if (tool?.page) void navigate(path(tool.page(owner.documentId)));
    else if (tool) (tool.place === 'side' ? setSide : setDialog)(tool.id);
  }
  /** Null until the document is open. */
  function contextOf(
    opened: ReturnType<typeof useOpenDocument>,
    editor: Editor | null,
    isReadOnly: boolean,
  ): WritingContext | null {
    if (!opened?.isReady || !editor) return null;
    return {
      ...owner,
      document: opened.document,
      editor,
      isReadOnly,
      openTool: (id) => openTool(findTool(id)),
    };
  }
  return { findTool, openTool, contextOf };
}

/** The side panel to open after a click on a mark. */
function sideAfterClick({ target }: MouseEvent, open: string | null): string | null {
  const isOn = (mark: string) => target instanceof Element && target.closest(mark) !== null;
  if (isOn('.proposal')) return 'rewrite';
  // For text with both a finding and a note, the open panel is kept.
  if (isOn('.noted') && (open === 'notes' || !isOn('.lint'))) return 'notes';
  return isOn('.lint') ? 'proofreading' : open;
}

/** Position of the toolbar: below the header; on phones above the keyboard. */
const toolbarPlace = classNames(
  'min-h-11 px-2 sm:px-4 print:hidden',
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[var(--keyboard,0px)] max-sm:border-t max-sm:border-line',
  'max-sm:z-20 max-sm:bg-paper max-sm:py-1',
);

/** At the bottom, below which the text always has room: at the top the bar would cover the first lines, or move them. */
function findPlace(side: string | null): string {
  return classNames(
    'sm:left-auto sm:right-6 sm:bottom-4 sm:w-104 max-sm:bottom-[calc(var(--keyboard,0px)+3.25rem)]',
    side !== null && 'lg:right-94',
  );
}

interface PlacedToolbarProps extends Omit<ToolbarProps, 'editor'> {
  editor: Editor | null;
}

/** The toolbar at its place, which it has before the text has been loaded. */
function PlacedToolbar({ editor, ...rest }: PlacedToolbarProps) {
  return (
    <div className={toolbarPlace} data-covers-bottom>
      {editor && <Toolbar editor={editor} {...rest} />}
    </div>
  );
}

interface SheetHeadProps {
  opened: ReturnType<typeof useOpenDocument>;
  isReadOnly: boolean;
  editor: Editor | null;
}

/** The title field, or a placeholder until the document is open. */
function SheetHead({ opened, isReadOnly, editor }: SheetHeadProps) {
  if (!opened?.isReady) return <Opening />;
  return (
    <TitleField
      document={opened.document}
      isReadOnly={isReadOnly}
      onLeave={() => editor?.commands.focus('start')}
    />
  );
}

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

/** The open side panel, by id; initially the findings if there is enough space for them. */
function useSide() {
  const [side, setSide] = useState<string | null>(null);
  useEffect(() => {
    if (isWide()) setSide('proofreading');
  }, []);
  return [side, setSide] as const;
}

/** Whether the side panel is beside the text, and not a sheet above it. */
function isWide(): boolean {
  return matchMedia('(min-width: 64rem)').matches;
}
