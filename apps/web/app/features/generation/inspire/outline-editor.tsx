import type { InspireWork } from '@inkstone/contracts/generation/inspire';
import { ArrowUpIcon, Button, IconButton, Notice, TextField, TrashIcon } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface Line {
  readonly key: string;
  readonly id: string | null;
  readonly heading: string;
  readonly brief: string;
}

export interface OutlineEditorProps {
  work: InspireWork;
  isBusy: boolean;
  error: string | null;
  onSave: (outline: {
    title: string;
    sections: { id: string | null; heading: string; brief: string }[];
  }) => void;
  onCancel: () => void;
}

/** Edits the title, and the headings and topics of the sections, which can be moved, added and removed. */
export function OutlineEditor({ work, isBusy, error, onSave, onCancel }: OutlineEditorProps) {
  const t = useTranslations('generation');
  const [title, setTitle] = useState(work.work.title);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    work.parts.map(({ id, heading, brief }) => ({ key: id, id, heading, brief })),
  );
  const change = (key: string, part: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const raise = (at: number) =>
    setLines((before) => {
      const [line] = before.slice(at, at + 1);
      return line ? before.toSpliced(at, 1).toSpliced(at - 1, 0, line) : before;
    });
  const add = () =>
    setLines((before) => [...before, { key: crypto.randomUUID(), id: null, heading: '', brief: '' }]);
  const kept = lines.filter(({ heading }) => heading.trim() !== '');
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ title, sections: kept.map(({ id, heading, brief }) => ({ id, heading, brief })) });
      }}
    >
      <TextField
        label={t('title')}
        value={title}
        maxLength={100}
        lang=""
        onChange={(event) => setTitle(event.target.value)}
      />
      <ol aria-label={t('outline')} className="flex flex-col gap-3">
        {lines.map(({ key, heading, brief }, i) => (
          <li key={key} className="flex items-start gap-2 rounded-lg border border-line p-3">
            <div className="flex min-w-0 grow flex-col gap-2">
              <TextField
                label={t('headingOf', { number: i + 1 })}
                value={heading}
                maxLength={200}
                lang=""
                onChange={(event) => change(key, { heading: event.target.value })}
              />
              <TextField
                label={t('briefOf', { number: i + 1 })}
                value={brief}
                maxLength={1000}
                lang=""
                onChange={(event) => change(key, { brief: event.target.value })}
              />
            </div>
            <div className="flex flex-col">
              <IconButton label={t('moveUp', { number: i + 1 })} disabled={i === 0} onClick={() => raise(i)}>
                <ArrowUpIcon />
              </IconButton>
              <IconButton
                label={t('removeSection', { number: i + 1 })}
                onClick={() => setLines((before) => before.toSpliced(i, 1))}
              >
                <TrashIcon />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {error && <Notice tone="bad">{error}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={add} disabled={lines.length >= 24}>
          {t('addSection')}
        </Button>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {t('saveOutline')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
