import type { Editor } from '@inkstone/editor';
import { alignAt, type FormatName, formats, setAlign } from '@inkstone/editor/commands';
import { insertFootnote } from '@inkstone/editor/footnotes';
import { keysOf, type ShortcutId } from '@inkstone/editor/keys';
import { canTakeNote, notesOf, startNote } from '@inkstone/editor/notes';
import { type IconProps, Menu, MenuCheck, MenuItem, MenuSeparator } from '@inkstone/ui';
import { Toolbar } from 'radix-ui';
import { type ComponentType, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';
import {
  AlignCenterIcon,
  AlignJustifyIcon,
  AlignLeftIcon,
  AlignRightIcon,
  FootnoteIcon,
  HighlightIcon,
  MoreFormatsIcon,
  NoteIcon,
  SubscriptIcon,
  SuperscriptIcon,
} from './icons.tsx';
import { shownKeys } from './shown-keys.ts';
import { toolClass } from './tool-button.tsx';

const marks: readonly { name: FormatName & ShortcutId; Icon: ComponentType<IconProps> }[] = [
  { name: 'superscript', Icon: SuperscriptIcon },
  { name: 'subscript', Icon: SubscriptIcon },
  { name: 'highlight', Icon: HighlightIcon },
];

/** In the order of the keys of `align`. */
const aligns = [
  { align: null, words: 'alignLeft', Icon: AlignLeftIcon },
  { align: 'center', words: 'alignCenter', Icon: AlignCenterIcon },
  { align: 'right', words: 'alignRight', Icon: AlignRightIcon },
  { align: 'justify', words: 'alignJustify', Icon: AlignJustifyIcon },
] as const;

/** Less common formats: subscript and superscript, highlight, alignment, footnotes. */
export function MoreFormats({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const state = useEditorValue(editor, (current) => ({
    on: marks.filter(({ name }) => formats[name].isOn(current)).map(({ name }) => name),
    align: alignAt(current),
    canTakeNote: canTakeNote(current.state),
  }));
  const chosen = useRef<(() => void) | null>(null);
  const choose = (act: () => void) => {
    chosen.current = act;
  };
  const keys = (id: ShortcutId, nth = 0) => shownKeys(keysOf(id)[nth] ?? '');
  return (
    <Menu
      onClosed={(event) => {
        if (!chosen.current) return;
        // Keeps the focus in the editor.
        event.preventDefault();
        chosen.current();
        chosen.current = null;
      }}
      trigger={
        <Toolbar.Button aria-label={t('moreFormats')} title={t('moreFormats')} className={toolClass}>
          <MoreFormatsIcon />
        </Toolbar.Button>
      }
    >
      {marks.map(({ name, Icon }) => (
        <MenuCheck
          key={name}
          icon={<Icon />}
          shortcut={keys(name)}
          isOn={state.on.includes(name)}
          onSelect={() => choose(() => formats[name].run(editor))}
        >
          {t(name)}
        </MenuCheck>
      ))}
      <MenuSeparator />
      {aligns.map(({ align, words, Icon }, i) => (
        <MenuCheck
          key={words}
          icon={<Icon />}
          shortcut={keys('align', i)}
          isOn={state.align === align}
          onSelect={() => choose(() => setAlign(editor, align))}
        >
          {t(words)}
        </MenuCheck>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<FootnoteIcon />}
        shortcut={keys('footnote')}
        onSelect={() => choose(() => insertFootnote(editor))}
      >
        {t('footnote')}
      </MenuItem>
      {notesOf(editor) && (
        <MenuItem
          icon={<NoteIcon />}
          shortcut={keys('note')}
          isDisabled={!state.canTakeNote}
          onSelect={() => {
            // The footnote is edited beside the text, where the focus moves.
            startNote(editor);
            choose(() => undefined);
          }}
        >
          {t('addNote')}
        </MenuItem>
      )}
    </Menu>
  );
}
