/** A suggested replacement of one sentence. Part of the editor's state, not of the document. */
export interface Proposal {
  readonly id: string;
  /** The tool that made it, such as `rewrite` or `polish`. */
  readonly tool: string;
  /** The sentence when the tool read it; a footnote or picture is one atom character. */
  readonly original: string;
  readonly alternatives: readonly string[];
  /** `streaming` until the tool has completed the sentence. */
  readonly state: 'streaming' | 'ready';
}

/**
 * Whether the original sentence is in the document, or the accepted text, or neither. Only `original` can be
 * accepted; undoing an edit changes it back.
 */
export type Standing = 'original' | 'accepted' | 'changed';

/** A proposal with its present position. */
export interface PlacedProposal extends Proposal {
  readonly from: number;
  readonly to: number;
  readonly standing: Standing;
  /** The text that was accepted last; null if none was. */
  readonly accepted: string | null;
  readonly isRejected: boolean;
}
