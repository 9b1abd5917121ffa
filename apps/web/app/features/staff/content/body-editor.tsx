import { Editor, plainExtensions } from '@inkstone/editor';
import {
  type FormatName,
  formats,
  headingAt,
  insertImage,
  insertLink,
  insertTable,
  linkAt,
  setHeading,
} from '@inkstone/editor/commands';
import { pasteLimit } from '@inkstone/editor/paste';
import { Button, FileButton, Notice, showToast, TextField } from '@inkstone/ui';
import '@inkstone/editor/editor.css';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';
import { pictureTypes, sendPicture } from './send-picture.ts';
import { TableTools } from './table-tools.tsx';

export interface BodyEditorProps {
  /** The initial body; change the key of the component to show another one. */
  body: Record<string, unknown>;
  label: string;
  isReadOnly: boolean;
  onChange: (body: Record<string, unknown>) => void;
}

/** The product's editor for the text of an article, without a shared document. */
export function BodyEditor({ body, label, isReadOnly, onChange }: BodyEditorProps) {
  const t = useTranslations('writing');
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const made = useRef<Editor | null>(null);
  const words = useLatest(t);
  const changed = useLatest(onChange);
  const pictures = usePictures(() => made.current);
  const insert = useLatest(pictures.insert);
  const [first] = useState(() => ({ body, label }));
  useEffect(() => {
    if (!host.current) return;
    const created = new Editor({
      element: host.current,
      editable: !isReadOnly,
      extensions: plainExtensions({
        paste: {
          onTooLarge: () => showToast.warning(words.current('pasteTooLarge', { limit: pasteLimit })),
          onImages: (files) => void insert.current(files),
          onPicturesLost: (count) => showToast.warning(words.current('pastePicturesLost', { count })),
        },
        hint: () => words.current('bodyHint'),
      }),
      content: first.body,
      injectCSS: false,
      editorProps: {
        attributes: { class: 'sheet', role: 'textbox', 'aria-multiline': 'true', 'aria-label': first.label },
      },
      onUpdate: ({ editor: current }) => changed.current(current.getJSON() as Record<string, unknown>),
    });
    made.current = created;
    setEditor(created);
    return () => {
      made.current = null;
      setEditor(null);
      created.destroy();
    };
  }, [first, isReadOnly, words, changed, insert]);
  return (
    <div className="rounded-lg border border-line bg-raised">
      {editor && !isReadOnly && <Tools editor={editor} onPicture={(file) => void insert.current([file])} />}
      {pictures.failure && (
        <Notice tone="bad" role="alert" className="mx-4 mt-3 sm:mx-6">
          {pictures.failure}
        </Notice>
      )}
      <div ref={host} className="min-h-80 px-4 py-3 sm:px-6" />
    </div>
  );
}

/** Uploads pictures and inserts them at the caret; shows an error until other pictures are chosen. */
function usePictures(editor: () => Editor | null) {
  const t = useTranslations('writing');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const insert = async (files: readonly File[]) => {
    setFailure(null);
    for (const file of files) {
      try {
        const { url } = await sendPicture(file);
        const current = editor();
        if (current) insertImage(current, { src: url, alt: file.name.replace(/\.\w+$/, '') });
      } catch (error) {
        setFailure(t('imageFailed', { reason: errorText(error) }));
      }
    }
  };
  return { insert, failure };
}

const tools = [
  'undo',
  'redo',
  'bold',
  'italic',
  'code',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
] as const satisfies FormatName[];

function Tools({ editor, onPicture }: { editor: Editor; onPicture: (file: File) => void }) {
  const t = useTranslations('writing');
  const level = useEditorValue(editor, headingAt);
  const href = useEditorValue(editor, linkAt);
  const state = useEditorValue(editor, (current) =>
    tools.map((name) => ({ isOn: formats[name].isOn(current), canRun: formats[name].canRun(current) })),
  );
  const [isLinking, setLinking] = useState(false);
  return (
    <div className="sticky top-0 z-10 rounded-t-lg border-b border-line bg-raised p-2">
      <div
        role="toolbar"
        aria-label={t('toolbar')}
        // On phones it is one scrollable row, so that it does not cover the text.
        className="flex flex-wrap gap-1 *:shrink-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1"
        // The focus stays in the text, so that input immediately after a click is not lost.
        onMouseDown={(event) => event.preventDefault()}
      >
        {tools.map((name, at) => (
          <Button
            key={name}
            size="small"
            kind="quiet"
            aria-pressed={state[at]?.isOn ?? false}
            disabled={!state[at]?.canRun}
            className="aria-pressed:bg-sunken aria-pressed:text-ink"
            onClick={() => formats[name].run(editor)}
          >
            {t(name)}
          </Button>
        ))}
        {([2, 3] as const).map((each) => (
          <Button
            key={each}
            size="small"
            kind="quiet"
            aria-pressed={level === each}
            className="aria-pressed:bg-sunken aria-pressed:text-ink"
            onClick={() => setHeading(editor, level === each ? null : each)}
          >
            {t(`heading${each}`)}
          </Button>
        ))}
        <Button size="small" kind="quiet" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
          {t('link')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => insertTable(editor)}>
          {t('table')}
        </Button>
        <FileButton size="small" kind="quiet" label={t('image')} accept={pictureTypes} onFile={onPicture} />
      </div>
      <TableTools editor={editor} />
      <PictureWords editor={editor} />
      {isLinking && <LinkForm key={href} editor={editor} href={href} onDone={() => setLinking(false)} />}
    </div>
  );
}

/** The alternative text of the selected picture. */
function PictureWords({ editor }: { editor: Editor }) {
  const at = useEditorValue(editor, (current) =>
    current.isActive('image') ? current.state.selection.from : null,
  );
  return at === null ? null : <PictureField key={at} editor={editor} />;
}

/** A field that keeps its input in local state, because the value of the editor is updated only after a paint. */
function PictureField({ editor }: { editor: Editor }) {
  const t = useTranslations('staff-content');
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  return (
    <div className="mt-2 max-w-lg">
      <TextField
        label={t('pictureWords')}
        value={alt}
        autoComplete="off"
        onChange={(event) => {
          setAlt(event.target.value);
          editor.commands.updateAttributes('image', { alt: event.target.value });
        }}
      />
    </div>
  );
}

function LinkForm({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const t = useTranslations('writing');
  const [typed, setTyped] = useState(href);
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (insertLink(editor, typed)) onDone();
        else setRefused(true);
      }}
    >
      <div className="min-w-56 grow">
        <TextField
          label={t('linkAddress')}
          error={isRefused && t('linkInvalid')}
          value={typed}
          autoComplete="off"
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit">{t('linkApply')}</Button>
    </form>
  );
}
