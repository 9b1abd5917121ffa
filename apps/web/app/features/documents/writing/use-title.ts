import { titleLimit } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { sharedTitle } from '@inkstone/editor/collab';
import type { OpenDocument } from '@inkstone/editor/sync';
import { useMemo, useSyncExternalStore } from 'react';

/** Returns the title of an open document and a function that changes it. */
export function useTitle({ doc }: OpenDocument): [title: string, write: (typed: string) => void] {
  const title = useMemo(() => sharedTitle(doc.getText(documentParts.title), titleLimit), [doc]);
  return [useSyncExternalStore(title.subscribe, title.getSnapshot), title.write];
}
