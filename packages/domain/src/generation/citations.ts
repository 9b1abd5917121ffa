import { addresses } from './addresses.ts';

/** A text whose citations were checked against the given sources. */
export interface CitationCheck {
  readonly text: string;
  /** Number of citations without a given source; each was replaced by the mark of a missing source. */
  readonly replaced: number;
  /** Marks of missing sources in the text. */
  readonly missing: number;
}

const marks = { zh: '[需要来源]', en: '[source needed]' } as const;

/** Citations by number, by author and year, by identifier and by URL, and entries of a bibliography. */
const patterns: readonly RegExp[] = [
  /\[\s*\d{1,3}(?:\s*[-–,，、]\s*\d{1,3})*\s*\]/g,
  /[（(](?:see |参见)?[^()（）\n]{1,80}?[,，]\s*(?:1[5-9]|20)\d{2}[a-z]?(?:[;；][^()（）\n]{1,80})?[）)]/g,
  /\b[A-Z][\p{L}'’-]+(?: (?:and|&) [A-Z][\p{L}'’-]+| et al\.)? \((?:1[5-9]|20)\d{2}[a-z]?\)/gu,
  /[\p{Script=Han}]{2,4}等?（(?:1[5-9]|20)\d{2}）/gu,
  /\b(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/[^\s，。；）)]+/gi,
  addresses,
  /\\cite[a-z]*\{[^}]*\}/g,
];

/**
 * Replaces citations that do not occur in the given facts and sources by a mark of a missing source, because
 * a model must not invent sources.
 */
export function markCitations(text: string, given: string, language: 'zh' | 'en'): CitationCheck {
  const allowed = normalized(given);
  const mark = marks[language];
  let replaced = 0;
  const checked = patterns.reduce(
    (current, pattern) =>
      current.replace(pattern, (citation) => {
        if (isGiven(citation, allowed)) return citation;
        replaced++;
        return mark;
      }),
    text,
  );
  const missing = checked.split(/\[需要来源\]|\[source needed\]/i).length - 1;
  return { text: checked, replaced, missing };
}

/** Whether a citation is given: its text, or its name and year, occur in one line of the given text. */
function isGiven(citation: string, allowed: readonly string[]): boolean {
  const bare = normalize(citation).replace(/^[[(（]|[\])）]$/g, '');
  if (allowed.some((line) => line.includes(bare))) return true;
  const year = /(?:1[5-9]|20)\d{2}/.exec(bare)?.[0];
  const name = /\p{L}{2,}/u.exec(bare.replace(/^(?:see |参见)/, ''))?.[0]?.replace(/等$/, '');
  if (!year || !name || bare.includes('/')) return false;
  return allowed.some((line) => line.includes(year) && line.includes(name));
}

function normalized(given: string): string[] {
  return given.split('\n').map(normalize);
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
