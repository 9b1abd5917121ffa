import type { DocumentContent } from '@inkstone/contracts/documents/versions';
import { listNotes } from '@inkstone/editor/notes';
import { bodySchema } from '@inkstone/editor/schema';
import { Badge } from '@inkstone/ui';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** The notes of a version, below its text; nothing when there are none or the text cannot be parsed. */
export function VersionNotes({ content }: { content: DocumentContent }) {
  const t = useTranslations('versions');
  const format = useFormatter();
  const notes = useMemo(() => notesIn(content), [content]);
  if (notes.length === 0) return null;
  return (
    <section
      aria-label={t('notes', { count: notes.length })}
      className="mx-auto max-w-[42.75rem] border-t border-line py-5"
    >
      <h3 className="pb-2 text-sm font-medium">{t('notes', { count: notes.length })}</h3>
      <ul className="flex flex-col gap-3">
        {notes.map(({ id, quote, text, author, createdAt, doneAt, replyTo }) => (
          <li key={id} className={replyTo === '' ? '' : 'ml-5'}>
            <p className="border-l-2 border-note/60 pl-2 font-serif text-sm break-words text-soft" lang="">
              {quote}
            </p>
            <p className="mt-1 text-sm break-words whitespace-pre-wrap" lang="">
              {text}
            </p>
            <p className="flex items-center gap-x-2 text-xs text-faint">
              {[author, createdAt === 0 ? '' : format.dateTime(createdAt, { dateStyle: 'medium' })]
                .filter((part) => part !== '')
                .join(' · ')}
              {doneAt !== null && <Badge tone="good">{t('noteDone')}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function notesIn({ body, notes }: DocumentContent) {
  try {
    return listNotes(bodySchema.nodeFromJSON(body), new Map(notes.map((note) => [note.id, note])));
  } catch {
    return [];
  }
}
