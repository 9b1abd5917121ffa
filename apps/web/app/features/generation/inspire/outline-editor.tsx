import type { InspireWork } from '@inkstone/contracts/generation/inspire';
import { ArrowUpIcon, Button, IconButton, Notice, TextField, TrashIcon } from '@inkstone/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keptLines, type OutlineLine } from './outline-lines.ts';

export interface OutlineEditorProps {
  work: InspireWork;
  isBusy: boolean;
  error: string | null;
  onSave: (outline: {
    title: string;
    sections: { id: string | null; heading: string; brief: string }[];
    /** Sections whose text was there when editing began. */
    seen: string[];
  }) => void;
  onCancel: () => void;
}

/** Edits the title, and the headings and topics of the sections, which can be moved, added and removed. */
export function OutlineEditor({ work, isBusy, error, onSave, onCancel }: OutlineEditorProps) {
  const t = useTranslations('generation');
  const [title, setTitle] = useState(work.work.title);
  const [lines, setLines] = useState<readonly OutlineLine[]>(() =>
    work.parts.map(({ id, heading, brief }) => ({ key: id, id, heading, brief })),
  );
  const [seen] = useState(() => work.parts.flatMap(({ id, text }) => (text === '' ? [] : [id])));
  const change = (key: string, part: Partial<OutlineLine>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const raise = (at: number) =>
    setLines((before) => {
      const [line] = before.slice(at, at + 1);
      return line ? before.toSpliced(at, 1).toSpliced(at - 1, 0, line) : before;
    });
  const add = () =>
    setLines((before) => [...before, { key: crypto.randomUUID(), id: null, heading: '', brief: '' }]);
  const [isChecked, setChecked] = useState(false);
  const kept = keptLines(lines);
  const isMissing = ({ heading }: OutlineLine) => heading.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    setLines(kept);
    const missing = kept.find(isMissing);
    if (!missing) return onSave({ title, seen, sections: kept.map(({ key: _key, ...section }) => section) });
    const field = event.currentTarget.elements.namedItem(missing.key);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t('title')}
        value={title}
        maxLength={100}
        lang=""
        onChange={(event) => setTitle(event.target.value)}
      />
      <ol aria-label={t('outline')} className="flex flex-col gap-3">
        {lines.map((line, i) => (
          <LineFields
            key={line.key}
            line={line}
            number={i + 1}
            error={isChecked && isMissing(line) && t('factMissing')}
            onChange={(part) => change(line.key, part)}
            onRaise={() => raise(i)}
            onRemove={() => setLines((before) => before.toSpliced(i, 1))}
          />
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

interface LineFieldsProps {
  line: OutlineLine;
  /** Counts from 1. */
  number: number;
  /** Error of the heading. */
  error: ReactNode;
  onChange: (part: Partial<OutlineLine>) => void;
  onRaise: () => void;
  onRemove: () => void;
}

function LineFields({ line, number, error, onChange, onRaise, onRemove }: LineFieldsProps) {
  const t = useTranslations('generation');
  return (
    <li className="flex items-start gap-2 rounded-lg border border-line p-3">
      <div className="flex min-w-0 grow flex-col gap-2">
        <TextField
          label={t('headingOf', { number })}
          name={line.key}
          value={line.heading}
          error={error}
          maxLength={200}
          lang=""
          onChange={(event) => onChange({ heading: event.target.value })}
        />
        <TextField
          label={t('briefOf', { number })}
          value={line.brief}
          maxLength={1000}
          lang=""
          onChange={(event) => onChange({ brief: event.target.value })}
        />
      </div>
      <div className="flex flex-col">
        <IconButton label={t('moveUp', { number })} disabled={number === 1} onClick={onRaise}>
          <ArrowUpIcon />
        </IconButton>
        <IconButton label={t('removeSection', { number })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
