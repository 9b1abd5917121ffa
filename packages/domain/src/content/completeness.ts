import { cleanBody } from './body/clean-body.ts';
import { plainTextOf } from './body/sections.ts';

/** The text of an article in one language, as far as its completeness depends on it. */
interface WrittenText {
  readonly title: string;
  readonly summary: string;
  readonly body: unknown;
}

/** A language with a title that cannot be published, and the missing fields. */
export interface IncompleteText<Language extends string> {
  readonly language: Language;
  readonly lacks: 'summary' | 'body' | 'both';
}

/** Returns the languages in which an article has a title: the complete ones, and the incomplete ones with their missing fields. */
export function completenessOf<Language extends string>(
  texts: Readonly<Partial<Record<Language, WrittenText>>>,
): { readonly complete: Language[]; readonly incomplete: IncompleteText<Language>[] } {
  const complete: Language[] = [];
  const incomplete: IncompleteText<Language>[] = [];
  for (const [language, text] of Object.entries(texts) as [Language, WrittenText | undefined][]) {
    if (!text || text.title.trim() === '') continue;
    const hasSummary = text.summary.trim() !== '';
    const hasBody = plainTextOf(cleanBody(text.body)).trim() !== '';
    if (hasSummary && hasBody) complete.push(language);
    else incomplete.push({ language, lacks: hasSummary ? 'body' : hasBody ? 'summary' : 'both' });
  }
  return { complete, incomplete };
}
