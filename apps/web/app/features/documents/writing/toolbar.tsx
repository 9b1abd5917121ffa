import type { Editor } from '@inkstone/editor';
import { formats } from '@inkstone/editor/commands';
import { keysOf } from '@inkstone/editor/keys';
import { classNames, SearchIcon } from '@inkstone/ui';
import { Toolbar as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';
import { BlockStyle } from './block-style.tsx';
import { FootnotePopover } from './footnote-popover.tsx';
import { ImageButton } from './image-button.tsx';
import { LinkButton } from './link-button.tsx';
import { MoreFormats } from './more-formats.tsx';
import { shownKeys } from './shown-keys.ts';
import { TableButton } from './table-button.tsx';
import { ToolButton } from './tool-button.tsx';
import { blockTools, historyTools, markTools, type Tool } from './tools.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

export interface ToolbarProps {
  editor: Editor;
  onImages: (files: readonly File[]) => void;
  onFind: () => void;
  className?: string;
  /** Rendered at the end, outside of the scrolling row. */
  children?: ReactNode;
}

/** The formatting toolbar. It is one tab stop; arrow keys move between its buttons. */
export function Toolbar({ editor, onImages, onFind, className, children }: ToolbarProps) {
  const t = useTranslations('writing');
  const row = useScrollEdges();
  const [findKeys = ''] = keysOf('find');
  return (
    <div className={classNames('flex items-center gap-1', className)}>
      <Radix.Root
        ref={row}
        aria-label={t('toolbar')}
        // Pressing a button must not blur the editor, which would also close a phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
        className="scroll-edges flex min-w-0 flex-1 items-center gap-0.5 overflow-x-auto [scrollbar-width:none]"
      >
        <ToolButtons editor={editor} tools={historyTools} />
        <ToolButton label={`${t('find')} (${shownKeys(findKeys)})`} onPress={() => onFind()}>
          <SearchIcon />
        </ToolButton>
        <Separator />
        <BlockStyle editor={editor} />
        <Separator />
        <ToolButtons editor={editor} tools={markTools} />
        <LinkButton editor={editor} />
        <Separator />
        <ToolButtons editor={editor} tools={blockTools} />
        <ImageButton onImages={onImages} />
        <TableButton editor={editor} />
        <MoreFormats editor={editor} />
      </Radix.Root>
      {children}
      <FootnotePopover editor={editor} />
    </div>
  );
}

function Separator() {
  return <Radix.Separator className="mx-1 h-5 w-px shrink-0 bg-line" />;
}

function ToolButtons({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) {
  const t = useTranslations('writing');
  const state = useEditorValue(editor, (current) =>
    tools.map(({ name }) => ({ isOn: formats[name].isOn(current), canRun: formats[name].canRun(current) })),
  );
  return tools.map(({ name, Icon, shortcut }, i) => {
    const [keys] = shortcut ? keysOf(shortcut) : [];
    return (
      <ToolButton
        key={name}
        label={keys ? `${t(name)} (${shownKeys(keys)})` : t(name)}
        isOn={state[i]?.isOn ?? false}
        isDisabled={!state[i]?.canRun}
        onPress={() => formats[name].run(editor)}
      >
        <Icon />
      </ToolButton>
    );
  });
}
