import {
  type ChangeChoice,
  type ImportedView,
  importBytesLimit,
  importDocument,
  importWebPage,
} from '@inkstone/contracts/documents/exchange';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { quietCall } from '../../../../platform/call.ts';
import { readGivenFile } from '../../../../shared/files/base64.ts';
import { listsKey } from '../list-cache.ts';

/** A file or page being imported. */
export interface ImportItem {
  readonly key: number;
  readonly name: string;
  /** `asking`: it contains tracked changes, and the user must choose how to treat them. */
  readonly state: 'waiting' | 'asking' | 'reading' | 'done' | 'failed';
  readonly imported: ImportedView | null;
  readonly error: unknown;
}

/** The source of an import: a file, or the URL of a web page. */
export type ImportSource = File | string;

/** Imports sequentially; a failure or a pending question does not block the rest. */
export function useImports(folderId: string | null) {
  const queries = useQueryClient();
  const [items, setItems] = useState<readonly ImportItem[]>([]);
  const count = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const asking = useRef(new Map<number, File>());

  const change = useCallback(
    (key: number, to: Partial<ImportItem>) =>
      setItems((all) => all.map((item) => (item.key === key ? { ...item, ...to } : item))),
    [],
  );
  const run = useCallback(
    async (key: number, source: ImportSource, changes: ChangeChoice) => {
      change(key, { state: 'reading' });
      try {
        change(key, { state: 'done', imported: await send(source, folderId, changes) });
        await queries.invalidateQueries({ queryKey: listsKey });
      } catch (error) {
        change(key, { state: 'failed', error });
      }
    },
    [change, folderId, queries],
  );
  const begin = useCallback(
    async (key: number, source: ImportSource) => {
      if (typeof source === 'string' || !(await holdsChanges(source))) return run(key, source, 'keep');
      asking.current.set(key, source);
      change(key, { state: 'asking' });
    },
    [change, run],
  );

  const add = useCallback(
    (sources: readonly ImportSource[]) => {
      const added = sources.map((source) => ({ source, key: ++count.current }));
      setItems((all) => [...all, ...added.map(({ key, source }) => newItem(key, source))]);
      for (const { key, source } of added) queue.current = queue.current.then(() => begin(key, source));
    },
    [begin],
  );
  /** Chooses how to treat the tracked changes of all files that are waiting for this choice. */
  const choose = useCallback(
    (changes: ChangeChoice) => {
      const chosen = [...asking.current];
      asking.current.clear();
      for (const [key, file] of chosen) {
        change(key, { state: 'waiting' });
        queue.current = queue.current.then(() => run(key, file, changes));
      }
    },
    [change, run],
  );
  const clear = useCallback(() => {
    asking.current.clear();
    setItems([]);
  }, []);
  return { items, add, choose, clear };
}

function newItem(key: number, source: ImportSource): ImportItem {
  const name = typeof source === 'string' ? source : source.name;
  return { key, name, state: 'waiting', imported: null, error: null };
}

async function send(
  source: ImportSource,
  folderId: string | null,
  changes: ChangeChoice,
): Promise<ImportedView> {
  if (typeof source === 'string') return quietCall(importWebPage, { url: source, folderId });
  const file = await readGivenFile(source, importBytesLimit, 'import_too_large');
  return quietCall(importDocument, { ...file, folderId, changes });
}

/** Whether a file is a docx with tracked changes. */
async function holdsChanges(file: File): Promise<boolean> {
  if (!/\.doc[xm]$/i.test(file.name) || file.size > importBytesLimit) return false;
  try {
    const { hasTrackedChanges } = await import('@inkstone/exchange/word-file');
    return hasTrackedChanges(new Uint8Array(await file.arrayBuffer()), importBytesLimit);
  } catch {
    // The server reports the fault of the file.
    return false;
  }
}
