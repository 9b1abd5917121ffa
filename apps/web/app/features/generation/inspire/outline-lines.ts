/** A line of an outline that is being edited. */
export interface OutlineLine {
  readonly key: string;
  /** The section; null for a new one. */
  readonly id: string | null;
  readonly heading: string;
  readonly brief: string;
}

/** Returns the lines without new ones that are empty. Lines of sections stay: a section is removed with its written text. */
export function keptLines(lines: readonly OutlineLine[]): readonly OutlineLine[] {
  return lines.filter(
    ({ id, heading, brief }) => id !== null || heading.trim() !== '' || brief.trim() !== '',
  );
}
