import type { Format } from './sources.ts';

const minHan = 15;
const han = /\p{Script=Han}/gu;
const traditional = /[們個這說時學會對經過還來開關無與為]/g;

/** Returns whole paragraphs of simplified Chinese prose: no headings, tables, code or verse. */
export function paragraphsOf(text: string, format: Format): string[] {
  return rawParagraphs(text, format).map(tidy).filter(isProse);
}

function rawParagraphs(text: string, format: Format): string[] {
  switch (format) {
    case 'html':
      return blocks(text, /<(p|dd)\b[^>]*>([\s\S]*?)<\/\1>/g);
    case 'mallard':
      return blocks(text, /<(p)\b[^>]*>([\s\S]*?)<\/\1>/g);
    case 'words':
      return text.split('\n').map((line) => halfWidth(line.replace(/\/[A-Za-z]+\s*|\s+/g, '')));
    case 'lines':
      return text
        .replace(/^```[\s\S]*?^```/gm, '')
        .split('\n')
        .map(fromMarkdown);
  }
}

function blocks(markup: string, element: RegExp): string[] {
  return Array.from(markup.matchAll(element), ([, , inside = '']) =>
    inside
      .replace(/<(pre|table|script)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&nbsp;|&#160;/g, ' ')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );
}

function fromMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:>|[-*+]|\d+\.)\s+/, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|<\/?[a-z][^>]*>/g, '');
}

/** Normalises full-width digits and letters, which are an artefact of the file. */
function halfWidth(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) - 0xfee0));
}

function tidy(text: string): string {
  return text
    .replace(/[\u3000\s]+/g, ' ')
    .replace(/\s*\\\[\d+\\?\]|〔\d+〕|\[\d+\]/g, '')
    .trim();
}

function isProse(text: string): boolean {
  if (text.length > 1500 || !/[。！？…”][”’）」』]?$/.test(text)) return false;
  const count = text.match(han)?.length ?? 0;
  return (
    count >= minHan &&
    count > text.length / 2 &&
    (text.match(traditional)?.length ?? 0) < 2 &&
    !/[|{}<>$]|https?:|\ufffd/.test(text)
  );
}

const wanted = 1500;
const inARow = 12;

/** Returns an even sample of long texts: ranges of adjacent paragraphs, about 1,500 sentences in total. */
export function sampleOf(paragraphs: readonly string[]): string[][] {
  const stretches: string[][] = [];
  for (let at = 0; at < paragraphs.length; at += inARow) stretches.push(paragraphs.slice(at, at + inARow));
  const sentences = paragraphs.reduce((sum, text) => sum + (text.match(/[。！？；]/g)?.length ?? 0), 0);
  const step = Math.max(1, sentences / wanted);
  return stretches.filter((_, i) => Math.floor((i + 1) / step) > Math.floor(i / step));
}
