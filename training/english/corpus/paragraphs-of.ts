import type { Format } from './sources.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
};

/** Returns the prose paragraphs of a file, without headings, word lists, code and tables. */
export function paragraphsOf(file: string, format: Format): string[] {
  return readers[format](file.replaceAll('\r\n', '\n')).map(tidy).filter(isProse);
}

const readers: Readonly<Record<Format, (file: string) => string[]>> = {
  cnxml: (file) =>
    elements(
      file
        .replace(/<metadata[\s\S]*?<\/metadata>/g, '')
        .replace(/<(m:math|equation|code|note class="media)[\s\S]*?<\/\1>/g, '\uFFFC'),
      'para',
    ),
  xhtml: (file) =>
    elements(
      file.replace(
        /<(pre|code|script|style|a epub:type="noteref"|a href="[^"]*" id="noteref[^>]*)[\s>][\s\S]*?<\/(pre|code|script|style|a)>/g,
        (all) => (all.startsWith('<a') ? '' : '\uFFFC'),
      ),
      'p',
    ),
  tei: (file) =>
    elements(file.replace(/<teiHeader[\s\S]*?<\/teiHeader>/g, '').replace(/<note[\s\S]*?<\/note>/g, ''), 'p'),
  markdown: (file) => markdown(file),
  rst: (file) => rst(file),
  lines: (file) => file.split('\n'),
  novel: (file) =>
    file.split(/\n/).length > 200 && !/\n\s*\n/.test(file) ? file.split('\n') : file.split(/\n\s*\n/),
  dialogue: (file) =>
    [...file.matchAll(/"text": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text) as string),
  story: (file) =>
    /License: \[CC-BY\]|License: \[CC-BY 4\.0\]|Public Domain/i.test(file)
      ? file.split(/\n#+.*\n|\n\s*\n/).filter((block) => !/^\s*[*#]/.test(block))
      : [],
};

function elements(file: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return [...file.matchAll(pattern)].map(([, inner = '']) =>
    inner.replace(/<br[^>]*>/g, ' ').replace(/<[^>]*>/g, ''),
  );
}

function markdown(file: string): string[] {
  const text = file
    .replace(/^\uFEFF?(---|\+\+\+)\n[\s\S]*?\n(---|\+\+\+)[ ]*\n/, '')
    .replace(/^\s*(```|~~~)[\s\S]*?^\s*\1/gm, '\n\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\{[{%#][\s\S]*?[}%#]\}/g, ' \uFFFC ')
    .replace(/`[^`\n]+`/g, '\uFFFC')
    .replace(/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])?/g, '')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/^\s*\[[^\]]*\]:.*$/gm, '\n')
    .replace(/<[^>\n]*>/g, '');
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/)
    .filter(
      (block) =>
        !/^\s*(#|\||:::|import |export |>\s*\[!)|\n\s*[=-]{3,}\s*$/.test(block) && !/\|.*\|.*\|/.test(block),
    )
    .map((block) =>
      block
        .replace(/^\s*(?:[-*+]|\d+\.|>)\s+/, '')
        .replace(/\n\s*>\s?/g, '\n')
        .replace(/\*\*|__|(?<![\w])[*_]|[*_](?![\w])/g, ''),
    );
}

function rst(file: string): string[] {
  return file
    .split(/\n\s*\n/)
    .slice(1)
    .filter((block) => /^\S/.test(block) && !/^\.\. |\n[=\-~^"'*+]{3,}|^[:+|*-]/.test(block))
    .map((block) =>
      block
        .replace(/``[^`]*``/g, '\uFFFC')
        .replace(/:[\w:]+:`([^`<]*?)(?:\s*<[^>]*>)?`/g, '$1')
        .replace(/`([^`<]*?)(?:\s*<[^>]*>)?`__?/g, '$1')
        .replace(/\*+|(?<=\w)_(?!\w)|\[[#\w]+\]_/g, ''),
    );
}

function tidy(paragraph: string): string {
  return paragraph
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? all;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '20', 16) : Number(decimal));
    })
    .replace(/[\u2060\u00AD\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a paragraph is prose: not a heading, a formula, a list of values or another language. */
function isProse(paragraph: string): boolean {
  if (paragraph.length < 12 || !/[.!?…:]["'”’)]*$/.test(paragraph)) return false;
  const letters = paragraph.match(/[a-zA-Z ,.'’]/g)?.length ?? 0;
  if (letters < 0.9 * paragraph.length) return false;
  const small =
    paragraph.match(
      /\b(the|a|an|of|to|in|and|is|was|it|he|she|I|you|we|they|that|for|on|with|this|his|her|not|be)\b/gi,
    )?.length ?? 0;
  return small >= paragraph.split(' ').length / 12;
}
