let editedAt = Number.NEGATIVE_INFINITY;

/** Notes that a document has been edited on this page. */
export function noteEdit(): void {
  editedAt = performance.now();
}

/** Milliseconds since a document was edited on this page; infinite before. */
export function sinceEdit(): number {
  return performance.now() - editedAt;
}
