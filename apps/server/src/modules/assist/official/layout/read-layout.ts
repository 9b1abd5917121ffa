import type { Docx } from '@inkstone/exchange/word-file';
import { type OfficialBlock, readOfficialDocument, splitParagraphs } from '@inkstone/proofread/client';
import { type JoinedText, joinTexts, paragraphAt } from '../../placed-lints.ts';
import { type Look, type LookOf, readStyles } from '../docx/look.ts';
import { type DocxParagraph, readParagraphs } from '../docx/paragraphs.ts';
import type { LayoutView, PlacedParagraph, Role } from './layout-rule.ts';

/** Joins paragraphs by line breaks; breaks inside them count as spaces, so that places fit. */
export function joinParagraphs(paragraphs: readonly DocxParagraph[]): JoinedText {
  return joinTexts(paragraphs.map(({ text }) => text.replace(/[\n\r\u2028\u2029]/g, ' ')));
}

/** Finds out what each paragraph is, and how it looks. */
export function readLayout(docx: Docx): LayoutView {
  const lookOf = readStyles(docx.styles);
  const own = readParagraphs(docx.body);
  const { text, starts } = joinParagraphs(own);
  const roles = rolesOf(text, starts);
  const paragraphs = own.map(
    (paragraph, index): PlacedParagraph => ({
      ...paragraph,
      index,
      role: paragraph.isInTable ? 'plain' : (roles.get(index) ?? 'plain'),
      look: commonLook(paragraph, lookOf),
    }),
  );
  return { docx, paragraphs };
}

function rolesOf(text: string, starts: readonly number[]): Map<number, Role> {
  const document = readOfficialDocument(text, splitParagraphs(text));
  const roles = new Map<number, Role>();
  const set = (blocks: readonly (OfficialBlock | null)[], role: (text: string) => Role) => {
    for (const block of blocks)
      if (block !== null) roles.set(paragraphAt(starts, block.start), role(block.text));
  };
  set(document.body, (line) => {
    if (/^[一二三四五六七八九十]{1,3}、/u.test(line)) return isShort(line) ? 'heading1' : 'body';
    return /^（[一二三四五六七八九十]{1,3}）/u.test(line) && isShort(line) ? 'heading2' : 'body';
  });
  set([document.number], () => 'number');
  set([document.title], () => 'title');
  set([document.addressee, document.unmarkedAddressee], () => 'addressee');
  set([...document.attachments, document.signature, document.date], () => 'ending');
  const titleStart = document.title?.start ?? 0;
  const head = document.blocks.filter((block) => block.end <= titleStart && /文件$/u.test(block.text));
  set(head, () => 'head');
  return roles;
}

/** A heading that runs on into its paragraph is partly in another font; its look says nothing. */
function isShort(line: string): boolean {
  return line.length <= 40 && !/[。；]./u.test(line);
}

/** The look of most characters. */
function commonLook(paragraph: DocxParagraph, lookOf: LookOf): Look {
  const counts = new Map<string, { look: Look; characters: number }>();
  for (const { text, run } of paragraph.pieces) {
    const look = lookOf(paragraph.element, run);
    const key = JSON.stringify(look);
    const known = counts.get(key);
    counts.set(key, { look, characters: (known?.characters ?? 0) + text.trim().length });
  }
  const [most] = [...counts.values()].sort((a, b) => b.characters - a.characters);
  return most?.look ?? lookOf(paragraph.element, paragraph.element);
}
