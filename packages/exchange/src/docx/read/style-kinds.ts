/** Role of a paragraph according to its style name. */
export type StyleKind =
  | { readonly kind: 'heading'; readonly level: number }
  | { readonly kind: 'continue'; readonly level: number }
  | { readonly kind: 'code'; readonly language: string | null }
  | { readonly kind: 'title' | 'quote' | 'contents' | 'tableHeading' | 'gap' };

/** Names of heading styles. Word uses English names for built-in styles in every language; other programs localise them. */
const heading =
  /^(?:heading|标题|標題|見出し|제목|überschrift|titre|título|titolo|заголовок|kop|nagłówek|rubrik|overskrift|otsikko|nadpis)\s*([1-9])$/i;

const kinds: readonly (readonly [RegExp, Exclude<StyleKind['kind'], 'heading' | 'continue' | 'code'>])[] = [
  [/^(?:title|标题|標題|表題|제목|titel|titre|título|titolo|название)$/i, 'title'],
  [
    /^(?:(?:intense |block )?quot(?:e|ation|ations)|block text|blockquote|(?:明显)?引用|鲜明引用|引文)$/i,
    'quote',
  ],
  [
    /^(?:toc \d|toc heading|contents (?:heading|\d)|table of (?:figures|authorities)|目录 ?\d?)$/i,
    'contents',
  ],
  [/^table (?:heading|header)$/i, 'tableHeading'],
  [/^inkstone gap$/i, 'gap'],
];

const code = /^(?:html preformatted|preformatted(?: text)?|source code|code(?: block)?|macro text|代码块?)$/i;

/** The role that a style name implies; null if none. */
export function kindOfStyle(name: string): StyleKind | null {
  const level = heading.exec(name)?.[1];
  if (level !== undefined) return { kind: 'heading', level: Math.min(Number(level), 6) };
  const continued = /^list continue ?([2-9])?$/i.exec(name);
  if (continued) return { kind: 'continue', level: Number(continued[1] ?? 1) - 1 };
  const language = /^inkstone code (\S+)$/i.exec(name)?.[1];
  if (language !== undefined || code.test(name)) return { kind: 'code', language: language ?? null };
  const found = kinds.find(([pattern]) => pattern.test(name));
  return found ? { kind: found[1] } : null;
}

const monospaced =
  /^(?:courier|consolas|menlo|monaco|lucida console|(?:cascadia|liberation|dejavu sans|noto sans|ubuntu|roboto|ibm plex|sf|pt|space|fira|droid sans) ?(?:mono|code)|source code|jetbrains mono|inconsolata|fira code|andale mono)/i;

/** Whether a font is monospaced, as used for code. */
export function isMonospaced(font: string | undefined): boolean {
  return font !== undefined && monospaced.test(font);
}
