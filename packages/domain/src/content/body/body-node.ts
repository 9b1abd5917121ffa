/** A node of the body of an article, in ProseMirror's JSON format. */
export interface BodyNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly BodyNode[];
  readonly text?: string;
  readonly marks?: readonly BodyMark[];
}

/** A mark on text. */
export interface BodyMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}
