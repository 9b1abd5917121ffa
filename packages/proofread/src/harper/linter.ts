/** What the adapter needs of a harper.js linter; the host makes one where wasm can be loaded. */
export interface HarperLinter {
  /** Findings by the name of their rule, in UTF-16 offsets. */
  organizedLints(text: string, options: { language: 'plaintext' }): Promise<Record<string, HarperLint[]>>;
}

/** One finding of harper's. Its memory is the wasm module's until `free`. */
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

/** `kind` is 0 to replace, 1 to remove, 2 to insert behind. */
export interface HarperSuggestion {
  kind(): number;
  get_replacement_text(): string;
  free(): void;
}
