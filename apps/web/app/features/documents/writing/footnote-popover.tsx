import type { Editor } from '@inkstone/editor';
import { closeFootnote, type OpenFootnote, openedFootnote } from '@inkstone/editor/footnotes';
import { AnchoredPopover, Button, isInputMethodKey, TextArea } from '@inkstone/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';

/** A popover with the text of the open footnote, beside its number. */
export function FootnotePopover({ editor }: { editor: Editor }) {
  const opened = useEditorValue(editor, ({ state }) => openedFootnote(state));
  return opened && <FootnoteForm editor={editor} footnote={opened} />;
}

function FootnoteForm({ editor, footnote }: { editor: Editor; footnote: OpenFootnote }) {
  const t = useTranslations('writing');
  const [text, setText] = useState(footnote.text);

  function close(words: string | null) {
    closeFootnote(editor, words);
    editor.commands.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    close(text);
  }

  return (
    <AnchoredPopover
      label={t('footnoteNumber', { number: footnote.number })}
      anchor={() => placeOf(editor, footnote.at)}
      onClose={() => close(editor.isEditable ? text : null)}
    >
      {editor.isEditable ? (
        <div className="flex w-72 max-w-[calc(100vw-3rem)] flex-col gap-3">
          <TextArea
            label={t('footnoteNumber', { number: footnote.number })}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={t('footnoteText')}
            rows={2}
            className="max-h-60"
          />
          <div className="flex justify-between gap-2">
            <Button size="small" kind="quiet" onClick={() => close('')}>
              {t('footnoteRemove')}
            </Button>
            <Button size="small" kind="primary" onClick={() => close(text)}>
              {t('footnoteDone')}
            </Button>
          </div>
        </div>
      ) : (
        <p className="max-w-72 text-sm whitespace-pre-line">{footnote.text}</p>
      )}
    </AnchoredPopover>
  );
}

function placeOf({ view }: Editor, at: number): DOMRect {
  const shown = view.nodeDOM(at);
  return shown instanceof Element ? shown.getBoundingClientRect() : view.dom.getBoundingClientRect();
}
