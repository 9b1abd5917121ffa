import { parseLabel } from '../content-label.ts';

/** The title in YAML or TOML front matter; null if there is none. */
export function frontMatterTitle(source: string): string | null {
  const value = /^title\s*[:=]\s*(.*)$/m.exec(source)?.[1]?.trim();
  if (value === undefined) return null;
  if (value.startsWith('"')) return parseQuoted(value);
  if (value.startsWith("'")) return value.replace(/^'|'\s*(?:#.*)?$/g, '').replaceAll("''", "'");
  return value.replace(/\s+#.*$/, '');
}

/**
 * Returns the AI content label in front matter, as JSON on one line or as one indented line for each key; null if there is none.
 */
export function frontMatterLabel(source: string): string | null {
  const found = /^AIGC[ \t]*[:=][ \t]*(.*)\n?((?:[ \t]+\S.*\n?)*)/m.exec(source);
  if (!found) return null;
  const [, line = '', lines = ''] = found;
  const inline = line.trim();
  if (inline !== '') return parseLabel(/^'.*'$/.test(inline) ? inline.slice(1, -1) : inline);
  const entries = lines.split('\n').flatMap((each) => {
    const [, key, value = ''] = /^\s+["']?(\w+)["']?\s*:\s*(.*?)\s*$/.exec(each) ?? [];
    return key === undefined ? [] : [[key, value.replace(/^(["'])(.*)\1$/, '$2')]];
  });
  return parseLabel(JSON.stringify(Object.fromEntries(entries)));
}

/** Writes front matter with a title and an AI content label, as far as they are given; '' without both. */
export function writeFrontMatter(title: string | null, label: string | undefined): string {
  const lines = [
    ...(title === null ? [] : [`title: ${JSON.stringify(title)}\n`]),
    // JSON is also valid YAML.
    ...(label === undefined ? [] : [`AIGC: ${label}\n`]),
  ];
  return lines.length === 0 ? '' : `---\n${lines.join('')}---\n\n`;
}

function parseQuoted(value: string): string {
  const quoted = /^"(?:[^"\\]|\\.)*"/.exec(value)?.[0] ?? '""';
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}
