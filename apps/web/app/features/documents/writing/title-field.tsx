import { documentParts } from '@inkstone/contracts/sync';
import { tidyTitle } from '@inkstone/domain/documents';
import type { OpenDocument } from '@inkstone/editor/sync';
import { withoutNull } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from './use-title.ts';

export interface TitleFieldProps {
  document: OpenDocument;
  isReadOnly: boolean;
  /** Called on Enter and the down arrow, which move to the text. */
  onLeave: () => void;
}

/** The title field. It grows to several lines. A composition of an input method is stored when it ends. */
export function TitleField({ document: opened, isReadOnly, onLeave }: TitleFieldProps) {
  const t = useTranslations('writing');
  const [title, setTitle] = useTitle(opened);
  const [composed, setComposed] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = tidyTitle(title) || t('untitled');
  useEffect(() => {
    if (isBlank(opened) && document.activeElement === document.body) field.current?.focus();
  }, [opened]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const atEnd = event.currentTarget.selectionEnd === event.currentTarget.value.length;
    if (event.key !== 'Enter' && !(event.key === 'ArrowDown' && atEnd)) return;
    event.preventDefault();
    onLeave();
  }

  return (
    <>
      <title>{t('pageTitle', { title: shown })}</title>
      <h1 className="sr-only">{shown}</h1>
      <textarea
        ref={field}
        aria-label={t('titleLabel')}
        placeholder={t('titleHint')}
        lang=""
        rows={1}
        value={composed ?? title}
        readOnly={isReadOnly}
        onChange={withoutNull((event) =>
          composed === null ? setTitle(event.target.value) : setComposed(event.target.value),
        )}
        onCompositionStart={(event) => setComposed(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposed(null);
          setTitle(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        className="field-sizing-content w-full resize-none [scrollbar-width:none] bg-transparent font-serif text-3xl leading-snug font-semibold text-ink outline-none placeholder:font-normal placeholder:text-faint"
      />
    </>
  );
}

/** Whether a document is new: then the title is focused, so that the user can type immediately. */
function isBlank({ doc }: OpenDocument): boolean {
  return doc.getText(documentParts.title).length === 0 && doc.getXmlFragment(documentParts.body).length <= 1;
}
