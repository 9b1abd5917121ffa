/** Validates a JSON attribute value. */
type AttributeValidator = (value: unknown) => unknown;

/** Limits of a document body beyond those of single attributes. */
export const bodyLimits = {
  /** Maximum nesting of elements: more than real documents have, and safe for recursive code. */
  depth: 400,
  /** Maximum number of columns that one table cell can span, and of columns of an imported table. */
  columns: 200,
  /** Maximum number of rows that one cell can span. */
  rows: 1000,
  /** Maximum length of a link address, in UTF-16 units. */
  address: 20_000,
  /** Maximum length of a `data:` picture in a document, in UTF-16 units; larger ones are uploaded. */
  imageData: 100_000,
  /** Maximum length of a name (for example of a language or an author), in UTF-16 units; longer ones are truncated. */
  name: 255,
} as const;

/**
 * Bounds of the attributes of each node and mark in the body's schema. A bound returns the value to use, or
 * undefined for the default. Texts (`words`) are never cut, because they are content of the document.
 */
const bounds: ReadonlyMap<string, Readonly<Record<string, AttributeValidator>>> = new Map(
  Object.entries({
    paragraph: { textAlign: oneOf('center', 'right', 'justify') },
    heading: { textAlign: oneOf('center', 'right', 'justify'), level: whole(1, 6) },
    orderedList: { start: whole(-999_999_999, 999_999_999), type: oneOf('1', 'a', 'A', 'i', 'I') },
    taskItem: { checked: (value) => (typeof value === 'boolean' ? value : undefined) },
    codeBlock: { language: name },
    image: { src: text(bodyLimits.imageData), alt: words, title: words, width: size, height: size },
    tableHeader: cell(),
    tableCell: cell(),
    footnote: { text: words },
    link: { href: text(bodyLimits.address), target: oneOf('_blank'), rel: name, class: name, title: words },
    note: { id: text(bodyLimits.name) },
    inserted: { author: name, at: moment },
    deleted: { author: name, at: moment },
  } satisfies Record<string, Readonly<Record<string, AttributeValidator>>>),
);

/**
 * Returns the attributes of a body node or mark within their bounds. Every reader of documents calls it,
 * because Yjs updates carry attributes that no schema has checked. A value out of bounds becomes the nearest
 * valid one, or is removed if there is none. Attributes outside the schema are removed.
 */
export function boundAttributes(
  type: string,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const bounded: Record<string, unknown> = {};
  for (const [name, bound] of Object.entries(bounds.get(type) ?? {})) {
    if (!Object.hasOwn(given, name)) continue;
    const value = bound(given[name]);
    if (value !== undefined) bounded[name] = value;
  }
  return bounded;
}

/** Names of the attributes of a node or mark. */
export function attributesOf(type: string): readonly string[] {
  return Object.keys(bounds.get(type) ?? {});
}

/** The nodes and marks that have attributes. */
export function typesWithAttributes(): readonly string[] {
  return [...bounds.keys()];
}

/** Returns a time in ms since 1970 if its year has four digits; otherwise undefined. */
export function moment(value: unknown): number | undefined {
  const isMoment = typeof value === 'number' && value >= firstMoment && value <= lastMoment;
  return isMoment ? Math.trunc(value) : undefined;
}

const firstMoment = Date.parse('0001-01-01T00:00:00Z');
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

function cell() {
  return {
    colspan: whole(1, bodyLimits.columns),
    rowspan: whole(1, bodyLimits.rows),
    colwidth: columnWidths,
    align: oneOf('left', 'center', 'right'),
  };
}

function whole(min: number, max: number): AttributeValidator {
  return (value) => {
    const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) return undefined;
    return Math.min(max, Math.max(min, Math.trunc(number)));
  };
}

function oneOf(...names: readonly string[]): AttributeValidator {
  return (value) => names.find((name) => name === value);
}

/** Creates a bound that removes texts that are too long, because a truncated address points elsewhere. */
function text(maxLength: number): AttributeValidator {
  return (value) => (typeof value === 'string' && value.length <= maxLength ? value : undefined);
}

function name(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, bodyLimits.name).toWellFormed() : undefined;
}

function words(value: unknown): unknown {
  return typeof value === 'string' ? value : undefined;
}

const pictureSize = whole(1, 10_000);

/** Bounds the width or height of a picture: pixels, or the value from a web page. */
function size(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,5}(?:\.\d{1,3})?(?:%|px)$/.test(value)
    ? value
    : pictureSize(value);
}

const columnWidth = whole(1, 10_000);

function columnWidths(value: unknown): unknown {
  if (!Array.isArray(value) || value.length > bodyLimits.columns) return undefined;
  const widths = value.map(columnWidth);
  return widths.includes(undefined) ? undefined : widths;
}
