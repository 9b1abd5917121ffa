import { formatText } from './format-text.ts';
import { fallbacksOf, type Locale } from './locales.ts';

/** The texts of a namespace: by key, or by group and key. */
type FlatMessages = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Imports the file of one language on demand, so that a server does not read languages that nobody uses. */
export type MessageFiles = Readonly<Record<Locale, () => Promise<{ readonly default: FlatMessages }>>>;

/** Keys of a namespace; those of groups as `group.key`. */
export type MessageKey<Complete> = {
  [Key in keyof Complete & string]: Complete[Key] extends string
    ? Key
    : `${Key}.${keyof Complete[Key] & string}`;
}[keyof Complete & string];

/** Formats a message with the given parameters. */
export type FormatMessage<Key extends string> = (
  key: Key,
  params?: Readonly<Record<string, string | number>>,
) => string;

/** Loads a namespace in a language and its fallbacks. For the server; an unknown key is returned as is. */
export async function loadMessages<Key extends string>(
  files: MessageFiles,
  locale: Locale,
): Promise<FormatMessage<Key>> {
  const chain = await Promise.all(
    [locale, ...fallbacksOf(locale)].map(async (each) => ({
      locale: each,
      words: (await files[each]()).default,
    })),
  );
  return (key, params = {}) => {
    for (const { locale: own, words } of chain) {
      const text = textOf(words, key);
      if (text !== null) return formatText(text, own, params);
    }
    return key;
  };
}

function textOf(words: FlatMessages, key: string): string | null {
  const [name = '', part] = key.split('.');
  const found = words[name];
  const text = typeof found === 'object' && part !== undefined ? found[part] : found;
  return typeof text === 'string' ? text : null;
}
