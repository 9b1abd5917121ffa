/**
 * The interface of a harper.js linter that the adapter needs; the host creates it where wasm is available.
 */
export interface HarperLinter {
  /** Findings by rule name, in UTF-16 offsets. */
  organizedLints(text: string, options: { language: 'plaintext' }): Promise<Record<string, HarperLint[]>>;
}

/** A harper finding, stored in the wasm module's memory until `free`. */
export interface HarperLint {
  lint_kind(): string;
  message(): string;
  span(): HarperSpan;
  suggestions(): HarperSuggestion[];
  free(): void;
}

export interface HarperSpan {
  readonly start: number;
  readonly end: number;
  free(): void;
}

/** `kind` is 0 to replace, 1 to remove, 2 to insert after. */
export interface HarperSuggestion {
  kind(): number;
  get_replacement_text(): string;
  free(): void;
}
