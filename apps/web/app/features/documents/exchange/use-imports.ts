import { AppError } from '@inkstone/contracts';
import {
  type ImportedView,
  importBytesLimit,
  importDocument,
  importWebPage,
} from '@inkstone/contracts/exchange';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { quietCall } from '../../../call.ts';
import { listsKey } from '../list-cache.ts';

/** One file or page on its way in. */
export interface ImportItem {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'reading' | 'done' | 'failed';
  readonly imported: ImportedView | null;
  readonly error: unknown;
}

/** What is imported: a file, or the address of a web page. */
export type ImportSource = File | string;

/** Imports one after the other; what fails does not hold up the rest. */
export function useImports(folderId: string | null) {
  const queries = useQueryClient();
  const [items, setItems] = useState<readonly ImportItem[]>([]);
  const count = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const add = useCallback(
    (sources: readonly ImportSource[]) => {
      const change = (key: number, to: Partial<ImportItem>) =>
        setItems((all) => all.map((item) => (item.key === key ? { ...item, ...to } : item)));
      const run = async (key: number, source: ImportSource) => {
        change(key, { state: 'reading' });
        try {
          change(key, { state: 'done', imported: await send(source, folderId) });
          await queries.invalidateQueries({ queryKey: listsKey });
        } catch (error) {
          change(key, { state: 'failed', error });
        }
      };
      const added = sources.map((source) => ({ source, key: ++count.current }));
      setItems((all) => [...all, ...added.map(({ key, source }) => newItem(key, source))]);
      for (const { key, source } of added) queue.current = queue.current.then(() => run(key, source));
    },
    [folderId, queries],
  );
  return { items, add, clear: useCallback(() => setItems([]), []) };
}

function newItem(key: number, source: ImportSource): ImportItem {
  const name = typeof source === 'string' ? source : source.name;
  return { key, name, state: 'waiting', imported: null, error: null };
}

async function send(source: ImportSource, folderId: string | null): Promise<ImportedView> {
  if (typeof source === 'string') return quietCall(importWebPage, { url: source, folderId });
  if (source.size > importBytesLimit) {
    throw new AppError('import_too_large', { limit: `${importBytesLimit / 1024 / 1024} MB` });
  }
  return quietCall(importDocument, { name: source.name, base64: await base64Of(source), folderId });
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: a call takes only so many arguments.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
