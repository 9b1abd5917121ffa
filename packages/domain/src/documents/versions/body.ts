/** A node of a document body in ProseMirror's JSON format. */
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
  /**
   * Its key in the shared document if that differs from the type, for marks that can occur several times on a
   * text.
   */
  readonly key?: string;
}

/** Whether a JSON value has the structure of a body. Node types are not checked. */
export function isBody(value: unknown): value is BodyNode {
  return isNode(value) && value.type === 'doc';
}

function isNode(value: unknown): value is BodyNode {
  if (!isRecord(value) || typeof value.type !== 'string') return false;
  if (
    value.type === 'text' ? typeof value.text !== 'string' || value.text === '' : value.text !== undefined
  ) {
    return false;
  }
  return (
    isMissingOr(value.attrs, isRecord) && isListOf(value.content, isNode) && isListOf(value.marks, isMark)
  );
}

function isMark(value: unknown): value is BodyMark {
  return isRecord(value) && typeof value.type === 'string' && isMissingOr(value.attrs, isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMissingOr(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || is(value);
}

function isListOf(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(is));
}
