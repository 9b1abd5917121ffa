import type { InputOf } from '@inkstone/contracts';
import { importDocument } from '@inkstone/contracts/documents/exchange';
import type { GenerationReceipt } from '@inkstone/contracts/generation';
import {
  createWork,
  deleteWorks,
  type InspireWork,
  listWorks,
  readWork,
  restoreSection,
  saveFacts,
  saveOutline,
  suggestOutline,
  writeSection,
} from '@inkstone/contracts/generation/inspire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, isConnectionLost, quietCall, stream } from '../../../platform/call.ts';
import { toBase64 } from '../../../shared/files/base64.ts';
import { errorOfCut } from '../../../shared/generation/error-of-cut.ts';
import { useRefreshGeneration } from '../../../shared/generation/use-generation.ts';
import { writeHtml, writtenParts } from './work-text.ts';

const key = ['works'];

/** The caller's works. */
export function useWorks() {
  return useQuery({ queryKey: key, queryFn: () => quietCall(listWorks, {}) });
}

/** Creates and deletes works. */
export function useWorkActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  return {
    create: useMutation({
      mutationFn: (input: InputOf<typeof createWork>) => call(createWork, input),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(deleteWorks, { ids: [id] }), onSettled }),
  };
}

/** Polling interval of a work that another window or process is changing, or that cannot be loaded, in ms. */
const pollTime = 2000;

/** A section that is being generated in this window. */
export interface Writing {
  readonly sectionId: string;
  readonly text: string;
}

/** One work, and the section that is being generated. */
export function useWork(first: InspireWork) {
  const { id } = first.work;
  const client = useQueryClient();
  const refreshWords = useRefreshGeneration();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [receipt, setReceipt] = useState<GenerationReceipt | null>(null);
  const running = useRef<AbortController>(null);
  const workKey = [...key, id];
  const { data } = useQuery({
    queryKey: workKey,
    queryFn: () => quietCall(readWork, { id }),
    initialData: first,
    refetchInterval: ({ state: { data: read, error: failure } }) => {
      const isRunning = read?.parts.some((part) => part.state === 'running');
      return !running.current && (isRunning || isConnectionLost(failure)) ? pollTime : false;
    },
  });
  const keep = (work: InspireWork) => client.setQueryData(workKey, work);
  useEffect(() => () => running.current?.abort(), []);

  const suggest = useMutation({
    mutationFn: () => call(suggestOutline, { id }),
    onSuccess: ({ receipt: paid, ...work }) => {
      keep(work);
      setReceipt(paid);
    },
    // An outline whose connection was lost is charged and stored: it is shown instead of being requested again.
    onError: () => client.invalidateQueries({ queryKey: workKey }),
    onSettled: refreshWords,
  });
  const save = useMutation({
    mutationFn: (input: Omit<InputOf<typeof saveOutline>, 'id'>) => call(saveOutline, { id, ...input }),
    onSuccess: keep,
  });
  const restore = useMutation({
    mutationFn: (sectionId: string) => call(restoreSection, { id, sectionId }),
    onSuccess: keep,
    // Another window has changed the section.
    onError: () => client.invalidateQueries({ queryKey: workKey }),
  });
  const changeFacts = useMutation({
    mutationFn: (facts: Readonly<Record<string, string>>) => call(saveFacts, { id, facts }),
    onSuccess: keep,
  });

  async function write(sectionId: string, again: boolean): Promise<void> {
    const aborter = new AbortController();
    running.current = aborter;
    setError(null);
    setReceipt(null);
    setWriting({ sectionId, text: '' });
    let isCut = false;
    try {
      for await (const event of stream(writeSection, { id, sectionId, again }, aborter.signal)) {
        if (event.type === 'text' || event.type === 'begin')
          setWriting((before) => before && { ...before, text: before.text + event.text });
        else if (event.type === 'section') isCut = event.section.state === 'cut';
        else if (event.type === 'receipt') {
          setReceipt(event);
          setError(errorOfCut({ ...event, isCut }));
        }
      }
    } catch (failure) {
      if (!aborter.signal.aborted) setError(failure);
    } finally {
      running.current = null;
      await client.invalidateQueries({ queryKey: workKey });
      setWriting(null);
      refreshWords();
    }
  }
  const stop = () => running.current?.abort();
  const isBusy =
    writing !== null ||
    suggest.isPending ||
    restore.isPending ||
    data.parts.some(({ state }) => state === 'running');
  return { ...data, isBusy, writing, error, receipt, suggest, save, restore, changeFacts, write, stop };
}

/** A work as last read by this page. */
export function useWorkText(id: string) {
  return useQuery({ queryKey: [...key, id], queryFn: () => quietCall(readWork, { id }) });
}

/** Creates a document with the text of a work, marked as generated; resolves to its id. */
export async function toDocument({ work, parts }: InspireWork): Promise<string> {
  const base64 = toBase64(new TextEncoder().encode(writeHtml(work.title, writtenParts(parts))));
  const { document } = await call(importDocument, { name: `${work.title || 'Inspire'}.html`, base64 });
  return document.id;
}
