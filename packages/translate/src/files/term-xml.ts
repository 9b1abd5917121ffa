import type { TermForms, TranslationLanguage } from '@inkstone/proofread/terms';
import {
  type BrokenRow,
  isChinese,
  joinForms,
  readPartOfSpeech,
  splitForms,
  type TermDraft,
  type TermFile,
  type TermRow,
} from './term-draft.ts';
import { writeTmxUnits } from './tmx.ts';
import { escapeXml, findAll, readXml, textOf, type XmlElement } from './xml.ts';

export { UnreadableXml } from './xml.ts';

/** Formats of terms in XML: TBX-Basic, TMX 1.4b, XLIFF 1.2 and 2.1. */
export type TermXmlFormat = 'tbx' | 'tmx' | 'xliff12' | 'xliff21';

/** Fields stored in notes and properties, by name, in formats without an element for them. */
const extras = [
  'zh-variants',
  'zh-forbidden',
  'en-variants',
  'en-forbidden',
  'part-of-speech',
  'case',
] as const;
type Extra = (typeof extras)[number];
const prefix = 'x-inkstone-';

interface Reading {
  zh: string;
  en: string;
  note: string;
  readonly extra: Map<string, string>;
}

/** Reads terms from TBX, TMX or XLIFF; null if the XML is another format. Throws UnreadableXml. */
export function readTermXml(text: string): TermFile | null {
  const root = readXml(text);
  const kind = root.name.toLowerCase();
  if (kind === 'martif' || kind === 'tbx')
    return collect(findAll(root, 'termEntry', 'conceptEntry'), readEntry);
  if (kind === 'tmx') return collect(findAll(root, 'tu'), (tu) => draftOf(readTu(tu)));
  if (kind !== 'xliff') return null;
  const isNew = (root.attributes.get('version') ?? '').startsWith('2');
  const [file] = findAll(root, 'file');
  const languages = isNew
    ? [root.attributes.get('srcLang'), root.attributes.get('trgLang')]
    : [file?.attributes.get('source-language'), file?.attributes.get('target-language')];
  return collect(findAll(root, isNew ? 'unit' : 'trans-unit'), (unit) =>
    draftOf(
      readUnit(
        unit,
        languages.map((name) => languageOf(name ?? '')),
      ),
    ),
  );
}

/** Writes terms as XML. */
export function writeTermXml(format: TermXmlFormat, terms: readonly TermDraft[]): string {
  if (format === 'tmx') return writeTmx(terms);
  const write = { tbx: writeTbx, xliff12: writeXliff12, xliff21: writeXliff21 }[format];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(terms)}\n`;
}

function collect(entries: readonly XmlElement[], read: (entry: XmlElement) => TermDraft | null): TermFile {
  const rows: TermRow[] = [];
  const broken: BrokenRow[] = [];
  for (const [at, entry] of entries.entries()) {
    const term = read(entry);
    if (term !== null) rows.push({ row: at + 1, term });
    else broken.push({ row: at + 1, detail: textOf(entry).replace(/\s+/g, ' ').trim().slice(0, 100) });
  }
  return { rows, broken };
}

function languageOf(tag: string): TranslationLanguage | null {
  const [language] = tag.trim().toLowerCase().split(/[-_]/);
  return language === 'zh' || language === 'en' ? language : null;
}

// TBX

function readEntry(entry: XmlElement): TermDraft | null {
  const forms = { zh: [] as XmlElement[], en: [] as XmlElement[] };
  for (const section of findAll(entry, 'langSet', 'langSec')) {
    const language = languageOf(section.attributes.get('lang') ?? '');
    if (language !== null) forms[language].push(...findAll(section, 'tig', 'ntig', 'termSec'));
  }
  if (forms.zh.length === 0 && forms.en.length === 0) return null;
  const sections = [...forms.zh, ...forms.en];
  const part =
    sections.map((section) => categoryOf(section, 'partOfSpeech')).find((value) => value !== '') ?? '';
  const notes = sections.flatMap((section) => findAll(section, 'note').map((note) => textOf(note).trim()));
  const own = entry.children.filter(
    ({ name }) => name === 'note' || name === 'descrip' || name === 'descripGrp',
  );
  return {
    zh: readForms(forms.zh),
    en: readForms(forms.en),
    partOfSpeech: readPartOfSpeech(part),
    caseSensitive: notes.includes(caseNote),
    note: [...own.map((note) => textOf(note).trim()), ...notes.filter((note) => note !== caseNote)]
      .filter((note) => note !== '')
      .join('\n'),
  };
}

/** Text of the note for case sensitivity, for which TBX-Basic has no category. */
const caseNote = 'case-sensitive';

/** Returns the value of a data category in either TBX style: an attribute `type`, or an element with that name. */
function categoryOf(section: XmlElement, category: string): string {
  const found = findAll(section, 'termNote', category).find(
    ({ name, attributes }) => name === category || attributes.get('type') === category,
  );
  return found === undefined ? '' : textOf(found).trim();
}

function readForms(sections: readonly XmlElement[]): TermForms {
  const preferred: string[] = [];
  const variants: string[] = [];
  const forbidden: string[] = [];
  for (const section of sections) {
    const [term] = findAll(section, 'term');
    const form = term === undefined ? '' : textOf(term).trim();
    const status = categoryOf(section, 'administrativeStatus');
    if (form === '') continue;
    if (/^(?:deprecated|superseded)/.test(status)) forbidden.push(form);
    else if (/^admitted/.test(status)) variants.push(form);
    else preferred.push(form);
  }
  const [first = variants.shift() ?? '', ...rest] = preferred;
  return { preferred: first, variants: [...rest, ...variants], forbidden };
}

function writeTbx(terms: readonly TermDraft[]): string {
  const section = (
    form: string,
    status: string,
    { partOfSpeech, caseSensitive }: TermDraft,
    language: string,
  ) =>
    [
      '          <termSec>',
      `            <term>${escapeXml(form)}</term>`,
      `            <termNote type="partOfSpeech">${partOfSpeech === 'name' ? 'properNoun' : partOfSpeech}</termNote>`,
      `            <termNote type="administrativeStatus">${status}-admn-sts</termNote>`,
      ...(caseSensitive && language === 'en' ? [`            <note>${caseNote}</note>`] : []),
      '          </termSec>',
    ].join('\n');
  const language = (term: TermDraft, code: TranslationLanguage) => {
    const { preferred, variants, forbidden } = term[code];
    if (preferred === '') return [];
    return [
      `        <langSec xml:lang="${code}">`,
      section(preferred, 'preferredTerm', term, code),
      ...variants.map((form) => section(form, 'admittedTerm', term, code)),
      ...forbidden.map((form) => section(form, 'deprecatedTerm', term, code)),
      '        </langSec>',
    ];
  };
  const entries = terms.flatMap((term, at) => [
    `      <conceptEntry id="c${at + 1}">`,
    ...(term.note === '' ? [] : [`        <note>${escapeXml(term.note)}</note>`]),
    ...language(term, 'zh'),
    ...language(term, 'en'),
    '      </conceptEntry>',
  ]);
  return [
    '<tbx style="dca" type="TBX-Basic" xml:lang="zh" xmlns="urn:iso:std:iso:30042:ed-2">',
    '  <tbxHeader><fileDesc><sourceDesc><p>Inkstone</p></sourceDesc></fileDesc></tbxHeader>',
    '  <text>\n    <body>',
    ...entries,
    '    </body>\n  </text>\n</tbx>',
  ].join('\n');
}

// TMX and XLIFF: a pair of forms, with other fields in notes and properties

function extrasOf({ zh, en, partOfSpeech, caseSensitive }: TermDraft): [Extra, string][] {
  const all: [Extra, string][] = [
    ['zh-variants', joinForms(zh.variants)],
    ['zh-forbidden', joinForms(zh.forbidden)],
    ['en-variants', joinForms(en.variants)],
    ['en-forbidden', joinForms(en.forbidden)],
    ['part-of-speech', partOfSpeech],
    ['case', caseSensitive ? 'yes' : ''],
  ];
  return all.filter(([, value]) => value !== '');
}

function draftOf({ zh, en, note, extra }: Reading): TermDraft | null {
  if (zh.trim() === '' && en.trim() === '') return null;
  const forms = (language: TranslationLanguage, preferred: string): TermForms => ({
    preferred: preferred.trim(),
    variants: splitForms(extra.get(`${language}-variants`) ?? ''),
    forbidden: splitForms(extra.get(`${language}-forbidden`) ?? ''),
  });
  return {
    zh: forms('zh', zh),
    en: forms('en', en),
    partOfSpeech: readPartOfSpeech(extra.get('part-of-speech') ?? ''),
    caseSensitive: extra.get('case') === 'yes',
    note: note.trim(),
  };
}

/** Returns the name of a property or note written by Inkstone, without its prefix; null for others. */
function extraName(name: string | undefined): string | null {
  return name?.startsWith(prefix) ? name.slice(prefix.length) : null;
}

/** Inline codes, which contain markup of the original file and no words. */
const codes = ['bpt', 'ept', 'it', 'ph', 'ut'];

function readTu(tu: XmlElement): Reading {
  const reading: Reading = { zh: '', en: '', note: '', extra: new Map() };
  const notes: string[] = [];
  for (const child of tu.children) {
    if (child.name === 'note') notes.push(textOf(child).trim());
    const name = child.name === 'prop' ? extraName(child.attributes.get('type')) : null;
    if (name !== null) reading.extra.set(name, textOf(child).trim());
    if (child.name !== 'tuv') continue;
    const language = languageOf(child.attributes.get('lang') ?? '');
    const [segment] = findAll(child, 'seg');
    if (language !== null && segment !== undefined && reading[language] === '')
      reading[language] = textOf(segment, codes);
  }
  reading.note = notes.join('\n');
  return reading;
}

function readUnit(
  unit: XmlElement,
  [from = null, to = null]: readonly (TranslationLanguage | null)[],
): Reading {
  const reading: Reading = { zh: '', en: '', note: '', extra: new Map() };
  const words = (name: string) =>
    findAll(unit, name)
      .map((element) => textOf(element, codes))
      .join('');
  const [source, target] = [words('source'), words('target')];
  const first = from ?? (to === 'zh' || (to === null && !isChinese(source)) ? 'en' : 'zh');
  reading[first] = source;
  reading[first === 'zh' ? 'en' : 'zh'] = target;
  const notes: string[] = [];
  for (const note of findAll(unit, 'note')) {
    const name = extraName(note.attributes.get('category') ?? note.attributes.get('from'));
    if (name !== null) reading.extra.set(name, textOf(note).trim());
    else notes.push(textOf(note).trim());
  }
  reading.note = notes.join('\n');
  return reading;
}

function writeTmx(terms: readonly TermDraft[]): string {
  const units = terms.map((term) => ({
    texts: { zh: term.zh.preferred, en: term.en.preferred },
    note: term.note,
    properties: extrasOf(term).map(([name, value]) => [`${prefix}${name}`, value] as const),
  }));
  return writeTmxUnits('phrase', ['zh', 'en'], units);
}

function writeXliff12(terms: readonly TermDraft[]): string {
  const units = terms.flatMap((term, at) => [
    `      <trans-unit id="${at + 1}">`,
    `        <source>${escapeXml(term.zh.preferred)}</source>`,
    `        <target>${escapeXml(term.en.preferred)}</target>`,
    ...(term.note === '' ? [] : [`        <note>${escapeXml(term.note)}</note>`]),
    ...extrasOf(term).map(
      ([name, value]) => `        <note from="${prefix}${name}">${escapeXml(value)}</note>`,
    ),
    '      </trans-unit>',
  ]);
  return [
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    '  <file original="inkstone-terms" source-language="zh" target-language="en" datatype="plaintext">',
    '    <body>',
    ...units,
    '    </body>\n  </file>\n</xliff>',
  ].join('\n');
}

function writeXliff21(terms: readonly TermDraft[]): string {
  const units = terms.flatMap((term, at) => {
    const notes = [
      ...(term.note === '' ? [] : [`        <note>${escapeXml(term.note)}</note>`]),
      ...extrasOf(term).map(
        ([name, value]) => `        <note category="${prefix}${name}">${escapeXml(value)}</note>`,
      ),
    ];
    return [
      `    <unit id="${at + 1}">`,
      ...['      <notes>', ...notes, '      </notes>'],
      '      <segment>',
      `        <source>${escapeXml(term.zh.preferred)}</source>`,
      `        <target>${escapeXml(term.en.preferred)}</target>`,
      '      </segment>\n    </unit>',
    ];
  });
  return [
    '<xliff version="2.1" srcLang="zh" trgLang="en" xmlns="urn:oasis:names:tc:xliff:document:2.0">',
    '  <file id="terms">',
    ...units,
    '  </file>\n</xliff>',
  ].join('\n');
}
