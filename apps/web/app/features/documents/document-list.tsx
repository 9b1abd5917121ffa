import type { DocumentView } from '@inkstone/contracts/documents';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentRow } from './document-row.tsx';
import { RenameForm } from './rename-form.tsx';

export interface DocumentListProps {
  documents: readonly DocumentView[];
  timeWords: (at: number) => string;
  onRename: (document: DocumentView, title: string) => void;
  onTrash: (document: DocumentView) => void;
}

/** Documents one below the other. Arrow keys move between them, F2 renames, Delete moves to the trash. */
export function DocumentList({ documents, timeWords, onRename, onTrash }: DocumentListProps) {
  const t = useTranslations('documents');
  const [renamed, setRenamed] = useState<string | null>(null);

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement)) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const place = links.indexOf(link);
    const document = documents[place];
    if (event.key === 'ArrowDown') links[place + 1]?.focus();
    else if (event.key === 'ArrowUp') links[place - 1]?.focus();
    else if (event.key === 'F2' && document) setRenamed(document.id);
    else if (event.key === 'Delete' && document) {
      (links[place + 1] ?? links[place - 1])?.focus();
      onTrash(document);
    } else return;
    event.preventDefault();
  }

  return (
    <ul
      aria-label={t('listLabel')}
      onKeyDown={onKeyDown}
      className="divide-y divide-line border-y border-line"
    >
      {documents.map((document) => (
        <li key={document.id}>
          {renamed === document.id ? (
            <RenameForm
              title={document.title}
              onDone={(title) => {
                setRenamed(null);
                if (title !== null && title !== document.title) onRename(document, title);
              }}
            />
          ) : (
            <DocumentRow
              document={document}
              time={timeWords(document.updatedAt)}
              onRename={() => setRenamed(document.id)}
              onTrash={() => onTrash(document)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
