/** The title in YAML or TOML front matter; null if there is none. */
export function frontMatterTitle(source: string): string | null {
  const value = /^title\s*[:=]\s*(.*)$/m.exec(source)?.[1]?.trim();
  if (value === undefined) return null;
  if (value.startsWith('"')) return parseQuoted(value);
  if (value.startsWith("'")) return value.replace(/^'|'\s*(?:#.*)?$/g, '').replaceAll("''", "'");
  return value.replace(/\s+#.*$/, '');
}

/** Writes front matter with a title. */
export function writeFrontMatter(title: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n`;
}

function parseQuoted(value: string): string {
  const quoted = /^"(?:[^"\\]|\\.)*"/.exec(value)?.[0] ?? '""';
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}
