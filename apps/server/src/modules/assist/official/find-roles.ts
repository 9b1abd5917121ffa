import type { Role } from '@inkstone/exchange/official';
import { type OfficialBlock, readOfficialDocument, splitParagraphs } from '@inkstone/proofread/client';
import { joinTexts, paragraphAt } from '../placed-lints.ts';

/** Determines the role of each paragraph of an official document (GB/T 9704-2012) by its text. */
export function findRoles(texts: readonly string[]): Map<number, Role> {
  // Invisible characters, which text copied from web pages contains, do not change the role.
  const { text, starts } = joinTexts(texts.map((each) => each.replace(/\p{Cf}/gu, '')));
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

/** A run-in heading shares its paragraph with text in another font, so its format is inconclusive. */
function isShort(line: string): boolean {
  return line.length <= 40 && !/[。；]./u.test(line);
}
