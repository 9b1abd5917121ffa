import { AppError } from '@inkstone/contracts';
import type { FileToTranslate, TextTranslation } from '../../translation/file.ts';
import { faultOfMarks } from '../../translation/marks.ts';
import type { TargetLanguage } from '../../translation/target-language.ts';
import {
  childOf,
  type Docx,
  elementsOf,
  openDocx,
  readPart,
  saveDocx,
  textOf,
  writePart,
  type XmlElement,
} from '../../word-file/index.ts';
import { partOfType, readRelations } from '../read/relations.ts';
import { setStyleLanguage } from './language.ts';
import { type DocxTexts, readTexts } from './units.ts';

/** Options for translating a docx. */
export interface DocxTranslationOptions {
  readonly to: TargetLanguage;
  /** Whether comments are translated. */
  readonly comments: boolean;
  readonly maxBytes: number;
}

/**
 * Opens a docx for translation in place: everything but text is unchanged. Throws `docx_too_large`,
 * `docx_encrypted` or `docx_unreadable`.
 */
export function openDocxToTranslate(bytes: Uint8Array, options: DocxTranslationOptions): FileToTranslate {
  const docx = openDocx(bytes, options.maxBytes);
  // Files with macros are refused: they would be distributed under the product's name.
  if ([...docx.parts.keys()].some((name) => /vbaProject\.bin$/i.test(name)))
    throw new AppError('docx_with_macros');
  const texts = readTexts(docx, options);
  return {
    texts: texts.units.map(({ place, source, plain, holders }) => ({ place, source, plain, holders })),
    notes: { acceptedChanges: texts.acceptedChanges, generated: texts.generated, recodedFrom: null },
    write: (translations) => write(docx, texts, translations, options.to),
  };
}

function write(
  docx: Docx,
  { units, sides }: DocxTexts,
  translations: ReadonlyMap<number, TextTranslation>,
  to: TargetLanguage,
): Uint8Array {
  for (const [index, unit] of units.entries()) {
    const translation = translations.get(index);
    if (translation === undefined || translation.target.trim() === '') continue;
    const { target, isPlain } = translation;
    if (isPlain || faultOfMarks(unit, target) === null) unit.write(target, isPlain);
  }
  for (const root of [docx.document.root, ...sides.map(({ document }) => document.root)]) markGenerated(root);
  for (const { path, document } of sides) writePart(docx.parts, path, document);
  const relations = readRelations(docx.parts, docx.path);
  rewritePart(docx, partOfType(relations, 'styles'), (root) => setStyleLanguage(root, to));
  rewritePart(docx, partOfType(relations, 'numbering'), (root) => setStyleLanguage(root, to));
  rewritePart(docx, partOfType(relations, 'settings'), (root) => setThemeLanguage(root, to));
  return saveDocx(docx);
}

function rewritePart(docx: Docx, path: string | null, change: (root: XmlElement) => void): void {
  const document = path === null ? null : readPart(docx.parts, path);
  if (path === null || document === null) return;
  change(document.root);
  writePart(docx.parts, path, document);
}

/** Sets the language by which Word chooses the fonts of a theme. */
function setThemeLanguage(settings: XmlElement, to: TargetLanguage): void {
  const language = childOf(settings, 'w:themeFontLang');
  if (to === 'en') language?.attributes.set('w:val', 'en-US');
  else language?.attributes.set('w:eastAsia', 'zh-CN');
}

const generated = /^\s*(?:TOC|INDEX|TOA)\b/i;

/** Marks tables of contents and indexes as outdated, so that Word rebuilds them from translated headings. */
function markGenerated(parent: XmlElement): void {
  let begun: XmlElement | null = null;
  const visit = (here: XmlElement): void => {
    for (const child of elementsOf(here)) {
      if (child.name === 'w:fldSimple') {
        if (generated.test(child.attributes.get('w:instr') ?? '')) child.attributes.set('w:dirty', 'true');
      } else if (child.name === 'w:fldChar') {
        begun = child.attributes.get('w:fldCharType') === 'begin' ? child : null;
      } else if (child.name === 'w:instrText' && begun) {
        if (generated.test(textOf(child))) begun.attributes.set('w:dirty', 'true');
      } else visit(child);
    }
  };
  visit(parent);
}
