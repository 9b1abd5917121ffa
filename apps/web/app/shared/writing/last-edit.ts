let last: { readonly document: string; readonly at: number } | null = null;

/** Records that a document has been edited on this page. */
export function recordEdit(document: string): void {
  last = { document, at: performance.now() };
}

/** Returns the last edited document of this page, and the time since then in ms; null before any edit. */
export function lastEdit(): { readonly document: string; readonly ago: number } | null {
  return last && { document: last.document, ago: performance.now() - last.at };
}
