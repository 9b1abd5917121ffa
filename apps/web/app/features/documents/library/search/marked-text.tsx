import type { FoundDocument } from '@inkstone/contracts/documents/search';
import type { ReactNode } from 'react';

/** A text with the matches of the query marked. */
export function MarkedText({ text, places }: FoundDocument['excerpt']) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of places) {
    parts.push(
      text.slice(done, start),
      <mark key={start} className="rounded-sm bg-note-wash font-semibold text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
