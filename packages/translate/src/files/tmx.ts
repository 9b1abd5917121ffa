import type { TranslationLanguage } from '@inkstone/proofread/terms';
import type { TranslationDirection } from '../segment.ts';
import { escapeXml } from './xml.ts';

/** One unit of a TMX file. Languages without a text are omitted. */
export interface TmxUnit {
  readonly texts: Readonly<Partial<Record<TranslationLanguage, string>>>;
  readonly note?: string;
  /** Properties by name. */
  readonly properties?: readonly (readonly [string, string])[];
}

/** Writes a file of TMX 1.4b; the first language of `order` is the source. */
export function writeTmxUnits(
  segmentType: 'phrase' | 'sentence',
  order: readonly TranslationLanguage[],
  units: readonly TmxUnit[],
): string {
  const lines = units.flatMap(({ texts, note = '', properties = [] }, at) => [
    `    <tu tuid="${at + 1}">`,
    ...(note === '' ? [] : [`      <note>${escapeXml(note)}</note>`]),
    ...properties.map(([name, value]) => `      <prop type="${name}">${escapeXml(value)}</prop>`),
    ...order.flatMap((language) => {
      const text = texts[language] ?? '';
      return text === '' ? [] : [`      <tuv xml:lang="${language}"><seg>${escapeXml(text)}</seg></tuv>`];
    }),
    '    </tu>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4">',
    `  <header creationtool="Inkstone" creationtoolversion="1" segtype="${segmentType}" o-tmf="Inkstone" adminlang="en" srclang="${order[0]}" datatype="plaintext"/>`,
    '  <body>',
    ...lines,
    '  </body>\n</tmx>\n',
  ].join('\n');
}

/** Writes sentences with their translations as a translation memory (TMX 1.4b). */
export function writeTranslationMemory(
  pairs: readonly { readonly source: string; readonly target: string }[],
  { from, to }: TranslationDirection,
): string {
  const units = pairs.map(({ source, target }) => ({ texts: { [from]: source, [to]: target } }));
  return writeTmxUnits('sentence', [from, to], units);
}
