/** Length of the examined part of a text, in characters. */
const sample = 8000;

/**
 * Returns the main language of a text, for fonts and line breaks: a language tag, or ''. HTML tags are
 * ignored.
 */
export function languageOf(html: string): 'zh' | 'en' | '' {
  const text = html.slice(0, sample).replace(/<[^>]*>?|&\w+;/g, ' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[a-z]+/gi)?.length ?? 0;
  if (han === 0 && latin === 0) return '';
  return han >= latin ? 'zh' : 'en';
}
