import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTranslator } from 'use-intl/core';

export type TestedLocale = 'zh' | 'en';

/** The language that a browser of a tested locale is set to. */
export const browserLocales: Readonly<Record<TestedLocale, string>> = { zh: 'zh-CN', en: 'en-GB' };

/** Returns the product's message for a key in a language: `phrase('accounts.phone')`. Throws for an unknown key. */
export type Phrases = (key: string, values?: Record<string, string | number>) => string;

const folder = resolve(import.meta.dirname, '../../packages/phrases/src/messages');

/** Returns the messages of a language, so that journeys find elements by the texts that users see. */
export function phrasesOf(locale: TestedLocale): Phrases {
  const messages = Object.fromEntries(
    readdirSync(`${folder}/${locale}`).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8')),
    ]),
  );
  return createTranslator({
    locale,
    messages,
    onError: (error: Error) => {
      throw error;
    },
  });
}

/** Returns a text of the journeys, without its heading, and the heading. */
export function readEssay(locale: TestedLocale): { readonly title: string; readonly body: string } {
  const text = readFileSync(resolve(import.meta.dirname, `../texts/${locale}-essay.md`), 'utf8');
  const [title = '', ...body] = text.trim().split('\n');
  return { title: title.replace('# ', ''), body: body.join('\n').trim() };
}
