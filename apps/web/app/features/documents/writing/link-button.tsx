import type { Editor } from '@inkstone/editor';
import { insertLink, linkAt, removeLink } from '@inkstone/editor/commands';
import { Button, Popover, TextField } from '@inkstone/ui';
import { Toolbar } from 'radix-ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';
import { LinkIcon } from './icons.tsx';
import { toolClass } from './tool-button.tsx';

/** Links the selected words, or changes the link at the caret. */
export function LinkButton({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const [isOpen, setOpen] = useState(false);
  const href = useEditorValue(editor, linkAt);
  const isDone = useRef(false);

  function close() {
    isDone.current = true;
    setOpen(false);
  }

  function focusText(event: Event) {
    if (!isDone.current) return;
    isDone.current = false;
    // The popover would return the focus to its button.
    event.preventDefault();
    editor.commands.focus();
  }

  return (
    <Popover
      label={t('link')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onClosed={focusText}
      trigger={
        <Toolbar.Button
          aria-label={t('link')}
          title={t('link')}
          aria-pressed={href !== ''}
          className={toolClass}
        >
          <LinkIcon />
        </Toolbar.Button>
      }
    >
      <LinkForm editor={editor} href={href} onDone={close} />
    </Popover>
  );
}

function LinkForm({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const t = useTranslations('writing');
  const [typed, setTyped] = useState(href);
  const [isRefused, setRefused] = useState(false);

  function apply(event: FormEvent) {
    event.preventDefault();
    if (insertLink(editor, typed)) onDone();
    else setRefused(true);
  }

  return (
    // The toolbar prevents pointer presses from moving the focus, which is necessary in this form.
    <form
      onSubmit={apply}
      onMouseDown={(event) => event.stopPropagation()}
      className="flex w-72 flex-col gap-3"
    >
      <TextField
        label={t('linkAddress')}
        hint={t('linkHint')}
        error={isRefused && t('linkInvalid')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
      />
      <div className="flex flex-wrap justify-end gap-2">
        {href !== '' && (
          <>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="mr-auto self-center text-sm text-note underline"
            >
              {t('linkOpen')}
            </a>
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                removeLink(editor);
                onDone();
              }}
            >
              {t('linkRemove')}
            </Button>
          </>
        )}
        <Button size="small" kind="primary" type="submit">
          {t('linkApply')}
        </Button>
      </div>
    </form>
  );
}
