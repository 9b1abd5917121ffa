let last: { readonly document: string; readonly at: number } | null = null;

/** Notes that a document has been edited on this page. */
export function noteEdit(document: string): void {
  last = { document, at: performance.now() };
}

/** The document that was edited last on this page, and how many milliseconds ago; null before. */
export function lastEdit(): { readonly document: string; readonly ago: number } | null {
  return last && { document: last.document, ago: performance.now() - last.at };
}
