import type { DocumentContent } from '@inkstone/contracts/documents/versions';
import { type BodyNode, diffBodies } from '@inkstone/domain/documents/versions';
import type { Editor } from '@inkstone/editor';
import { type BodyJson, type DrawnNode, readBody, toBodyJson } from '@inkstone/editor/versions';
import { useEffect, useState } from 'react';

/** A text with its title as its first line. */
export interface ReadableText {
  readonly title: string;
  readonly body: BodyJson;
}

/** Parses a stored text; null when this build cannot read it. */
export function readText({ title, body }: DocumentContent): ReadableText | null {
  const read = readBody(body);
  return read && { title, body: read };
}

/** The current text of the editor. */
export function presentText(editor: Editor, title: string): ReadableText {
  return { title, body: toBodyJson(editor.state.doc) };
}

/** The rendered content: one text, or the difference of two. */
export interface Difference {
  readonly title: DrawnNode;
  readonly body: DrawnNode;
}

/** Computes a difference after the page has been painted; null until then. Without `old` there is none. */
export function useDifference(old: ReadableText | null, fresh: ReadableText | null): Difference | null {
  const [difference, setDifference] = useState<Difference | null>(null);
  useEffect(() => {
    setDifference(null);
    if (!fresh) return;
    const timer = setTimeout(() => setDifference(differ(old ?? fresh, fresh)));
    return () => clearTimeout(timer);
  }, [old, fresh]);
  return difference;
}

function differ(old: ReadableText, fresh: ReadableText): Difference {
  return {
    title: diffBodies(lineOf(old.title), lineOf(fresh.title)),
    body: diffBodies(old.body, fresh.body),
  };
}

function lineOf(text: string): BodyNode {
  const line: BodyNode = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] };
  return { type: 'doc', ...(text ? { content: [line] } : {}) };
}
