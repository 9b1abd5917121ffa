import type { TextAlign } from '@inkstone/editor/schema';
import { childOf, childValue, decodeText, elementsOf, type XmlElement } from '../../word-file/index.ts';
import { isMonospaced, kindOfStyle, type StyleKind } from './style-kinds.ts';

/** Run properties; unspecified ones are absent. */
export interface RunFormat {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly code?: boolean;
  readonly highlight?: boolean;
  readonly script?: 'superscript' | 'subscript' | null;
  readonly hidden?: boolean;
}

/** List and level (from 0) of a paragraph. */
export interface Numbering {
  /** The list; `0` removes a paragraph from the list of its style. */
  readonly numId: string;
  readonly level: number;
}

/** Properties of a paragraph style, including inherited ones. */
export interface ParagraphStyle {
  readonly kind: StyleKind | null;
  readonly numbering: { readonly numId: string; readonly level: number | null } | null;
  readonly align: TextAlign;
  /** Twentieths of a point. */
  readonly indent: number | null;
  readonly hasLine: boolean;
  readonly format: RunFormat;
  /** Ids of the style and its ancestors. */
  readonly ids: readonly string[];
}

/** The styles of a document. */
export interface StyleSheet {
  paragraph(id: string | undefined): ParagraphStyle;
  run(id: string | undefined): RunFormat;
}

/** Reads the root of styles.xml; null for a document without one. */
export function readStyleSheet(root: XmlElement | null): StyleSheet {
  const all = (root ? elementsOf(root) : []).filter(({ name }) => name === 'w:style');
  const byId = new Map(all.map((style) => [decodeText(style.attributes.get('w:styleId') ?? ''), style]));
  const usual = all.find(
    ({ attributes }) => attributes.get('w:type') === 'paragraph' && isOn(attributes.get('w:default')),
  );
  const usualId = decodeText(usual?.attributes.get('w:styleId') ?? '');

  /** Returns the style followed by its ancestors; cycles are cut after a few steps. */
  const chain = (id: string): [string, XmlElement][] => {
    const found: [string, XmlElement][] = [];
    for (let at: string | undefined = id; at !== undefined && found.length < 20; ) {
      const style = byId.get(at);
      if (!style) break;
      found.push([at, style]);
      at = childValue(style, 'w:basedOn');
    }
    return found;
  };
  const readRun = (id: string): RunFormat =>
    mergeFormats(chain(id).map(([, style]) => childOf(style, 'w:rPr')));
  const readParagraph = (id: string): ParagraphStyle => {
    const styles = chain(id);
    const properties = styles.map(([, style]) => childOf(style, 'w:pPr'));
    const first = <Value>(read: (each: XmlElement | undefined) => Value | null | undefined): Value | null => {
      for (const each of properties) {
        const value = read(each);
        if (value !== undefined && value !== null) return value;
      }
      return null;
    };
    const align = first(alignOf);
    return {
      kind: kindOfChain(styles.map(([, style]) => style)),
      numbering: first(numberingOf),
      // Ignores justification, which often comes from a template rather than from the author.
      align: align === 'center' || align === 'right' ? align : null,
      indent: first(indentOf),
      hasLine: first(hasLineBelow) ?? false,
      format: readRun(id),
      ids: styles.map(([each]) => each),
    };
  };
  const paragraphs = remember(readParagraph);
  const runs = remember(readRun);
  return {
    paragraph: (id) => paragraphs(id !== undefined && byId.has(id) ? id : usualId),
    run: (id) => (id === undefined ? {} : runs(id)),
  };
}

function kindOfChain(styles: readonly XmlElement[]): StyleKind | null {
  for (const style of styles) {
    const kind = kindOfStyle(childValue(style, 'w:name') ?? '');
    if (kind) return kind;
    const outline = headingOf(childOf(style, 'w:pPr'));
    if (outline) return outline;
  }
  return null;
}

/** Heading level from the outline level; Word counts from 0, and 9 is body text. */
export function headingOf(properties: XmlElement | undefined): StyleKind | null {
  const level = Number(childValue(properties, 'w:outlineLvl') ?? 9);
  return level >= 0 && level < 9 ? { kind: 'heading', level: Math.min(level + 1, 6) } : null;
}

/** The specified alignment; undefined if unspecified. */
export function alignOf(properties: XmlElement | undefined): TextAlign | 'left' | undefined {
  switch (childValue(properties, 'w:jc')) {
    case undefined:
      return undefined;
    case 'center':
      return 'center';
    case 'right':
    case 'end':
      return 'right';
    case 'both':
    case 'distribute':
      return 'justify';
    default:
      return 'left';
  }
}

/** The specified list. */
export function numberingOf(
  properties: XmlElement | undefined,
): { readonly numId: string; readonly level: number | null } | undefined {
  const numbering = childOf(properties, 'w:numPr');
  const numId = childValue(numbering, 'w:numId');
  if (numId === undefined) return undefined;
  const level = childValue(numbering, 'w:ilvl');
  return { numId, level: level === undefined ? null : Number(level) };
}

/** Indentation of a paragraph, in twentieths of a point. */
export function indentOf(properties: XmlElement | undefined): number | undefined {
  const indent = childOf(properties, 'w:ind')?.attributes;
  const written = indent?.get('w:left') ?? indent?.get('w:start');
  return written === undefined ? undefined : Number(written);
}

/** Whether a paragraph has a bottom border. */
export function hasLineBelow(properties: XmlElement | undefined): boolean | undefined {
  const line = childValue(childOf(properties, 'w:pBdr'), 'w:bottom');
  return line === undefined ? undefined : !['nil', 'none'].includes(line);
}

/** Parses `w:rPr`. */
export function formatOf(properties: XmlElement | undefined): RunFormat {
  if (!properties) return {};
  const found: Record<string, unknown> = {};
  for (const property of elementsOf(properties)) {
    const entry = readProperty(property);
    if (entry) found[entry[0]] = entry[1];
  }
  // LibreOffice writes superscript and subscript as raised or lowered small text.
  const raised = Number(childValue(properties, 'w:position') ?? 0);
  if (raised !== 0 && found.script === undefined && childOf(properties, 'w:sz')) {
    found.script = raised > 0 ? 'superscript' : 'subscript';
  }
  return found;
}

function readProperty({
  name,
  attributes,
}: XmlElement): [keyof RunFormat, RunFormat[keyof RunFormat]] | null {
  const value = attributes.get('w:val');
  switch (name) {
    case 'w:b':
      return ['bold', isOn(value ?? '1')];
    case 'w:i':
      return ['italic', isOn(value ?? '1')];
    case 'w:strike':
    case 'w:dstrike':
      return isOn(value ?? '1') ? ['strike', true] : name === 'w:strike' ? ['strike', false] : null;
    case 'w:u':
      return ['underline', value !== 'none'];
    case 'w:vanish':
      return ['hidden', isOn(value ?? '1')];
    case 'w:highlight':
      return ['highlight', value !== 'none' && value !== 'white'];
    case 'w:vertAlign':
      return ['script', value === 'superscript' || value === 'subscript' ? value : null];
    case 'w:rFonts':
      return attributes.has('w:ascii')
        ? ['code', isMonospaced(decodeText(attributes.get('w:ascii') ?? ''))]
        : null;
    default:
      return null;
  }
}

/** Merges formats; earlier sources take precedence. */
function mergeFormats(sources: readonly (XmlElement | undefined)[]): RunFormat {
  return Object.assign({}, ...sources.toReversed().map(formatOf));
}

/** Whether a boolean property is on. */
export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

function remember<Value>(make: (id: string) => Value): (id: string) => Value {
  const made = new Map<string, Value>();
  return (id) => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const value = make(id);
    made.set(id, value);
    return value;
  };
}
