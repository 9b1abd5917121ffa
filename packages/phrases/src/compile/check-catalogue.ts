import compile from 'icu-minify/compile';
import { fallbacksOf, type Locale, locales } from '../locales.ts';
import type { Catalogue } from './catalogue.ts';
import { flatten } from './message-tree.ts';

/** A fault in the messages as one line: file, key and remedy. */
export type Fault = string;

/** Languages that must be complete; the others use their fallback for missing messages. */
const complete: readonly Locale[] = ['zh', 'en'];

/**
 * Finds keys missing in zh or en, keys that neither of them has, invalid ICU syntax and unknown arguments.
 */
export function checkCatalogue(catalogue: Catalogue): Fault[] {
  return locales.flatMap((locale) => [
    ...missingNamespaces(catalogue, locale),
    ...[...(catalogue.get(locale)?.keys() ?? [])].flatMap((name) => checkNamespace(catalogue, locale, name)),
  ]);
}

/** Returns the number of missing messages by language, for a report; always 0 for zh and en if the check passes. */
export function countMissing(catalogue: Catalogue): ReadonlyMap<Locale, number> {
  const wanted = [...(catalogue.get('en') ?? [])].map(([name, tree]) => [name, flatten(tree)] as const);
  return new Map(
    locales.map((locale) => {
      const lacking = wanted.map(([name, texts]) => {
        const own = flatten(catalogue.get(locale)?.get(name) ?? {});
        return [...texts.keys()].filter((key) => !own.has(key)).length;
      });
      return [locale, lacking.reduce((sum, count) => sum + count, 0)];
    }),
  );
}

function missingNamespaces(catalogue: Catalogue, locale: Locale): Fault[] {
  if (!complete.includes(locale)) return [];
  const all = new Set(complete.flatMap((each) => [...(catalogue.get(each)?.keys() ?? [])]));
  return [...all]
    .filter((name) => !catalogue.get(locale)?.has(name))
    .map((name) => `${locale}/${name}.json is missing`);
}

function checkNamespace(catalogue: Catalogue, locale: Locale, name: string): Fault[] {
  const own = flatten(catalogue.get(locale)?.get(name) ?? {});
  const reference = referenceFor(catalogue, locale, name);
  const where = `${locale}/${name}.json`;
  const faults: Fault[] = [];
  for (const key of reference.keys()) {
    if (complete.includes(locale) && !own.has(key)) faults.push(`${where}: "${key}" is missing`);
  }
  for (const [key, text] of own) {
    const model = reference.get(key);
    if (model === undefined) faults.push(`${where}: "${key}" is in no complete language`);
    else faults.push(...checkText(text, model).map((fault) => `${where}: "${key}" ${fault}`));
  }
  return faults;
}

/** Returns the reference of a language: en for zh, zh for en, the fallback for others. */
function referenceFor(catalogue: Catalogue, locale: Locale, name: string): Map<string, string> {
  const [spare = locale === 'zh' ? 'en' : 'zh'] = fallbacksOf(locale);
  return flatten(catalogue.get(spare)?.get(name) ?? {});
}

function checkText(text: string, model: string): Fault[] {
  if (text.trim() === '') return ['is empty'];
  try {
    const known = argumentsOf(model);
    const unknown = [...argumentsOf(text)].filter((argument) => !known.has(argument));
    return unknown.map((argument) => `uses {${argument}}, which the other language does not have`);
  } catch (cause) {
    return [`is not an ICU message: ${cause instanceof Error ? cause.message : cause}`];
  }
}

/** Returns the names of arguments and tags in a message. */
function argumentsOf(text: string): Set<string> {
  const names = new Set<string>();
  const collect = (nodes: readonly unknown[]): void => {
    for (const node of nodes) {
      if (!Array.isArray(node)) continue;
      const [name, ...parts] = node;
      names.add(name);
      collect(parts);
      for (const branches of parts.filter(isBranches)) collect(Object.values(branches).flatMap(asNodes));
    }
  };
  collect(asNodes(compile(text)));
  return names;
}

/** The cases of a plural or select, or the style of a number. */
function isBranches(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function asNodes(compiled: unknown): readonly unknown[] {
  return Array.isArray(compiled) ? compiled : [];
}
