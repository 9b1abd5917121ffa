import type { TargetLanguage } from '../../translation/target-language.ts';
import { childOf, decodeText, element, elementsOf, type XmlElement } from '../../word-file/index.ts';

const languages = { zh: 'zh-CN', en: 'en-US' } as const;
/** Properties that the schema requires after the language of a run. */
const afterLanguage = new Set(['w:eastAsianLayout', 'w:specVanish', 'm:oMath', 'w:oMath', 'w:rPrChange']);
const latinFonts = ['w:ascii', 'w:hAnsi'] as const;
const themeFonts: Readonly<Record<string, string>> = {
  minorEastAsia: 'minorHAnsi',
  majorEastAsia: 'majorHAnsi',
};
/** Chinese fonts, sans-serif and serif. Their Latin letters are unsuitable for running text. */
const sansFonts =
  /黑|雅黑|等线|圆|苹方|simhei|yahei|dengxian|heiti|pingfang|gothic|source han sans|sans cjk/i;
const serifFonts =
  /\p{Script=Han}|simsun|songti|fangsong|kaiti|stsong|stkaiti|mingliu|mincho|source han serif|serif cjk/iu;

/** The formatting of translated text: that of a run, with the language and fonts of the target. */
export function formatFor(own: XmlElement | undefined, to: TargetLanguage, text: string): XmlElement {
  const kept = (own ? elementsOf(own) : []).filter(({ name }) => name !== 'w:lang' && name !== 'w:rPrChange');
  const format = element('w:rPr', {}, kept.map(copyOf));
  const fonts = childOf(format, 'w:rFonts');
  if (fonts) setFonts(fonts, to);
  if (to === 'zh' && /[“”‘’…—]/.test(text)) hintFullWidth(format);
  const at = format.children.findIndex((each) => typeof each !== 'string' && afterLanguage.has(each.name));
  const before = childOf(own, 'w:lang');
  const lang = element('w:lang', { ...Object.fromEntries(before?.attributes ?? []), ...languageOf(to) });
  format.children.splice(at < 0 ? format.children.length : at, 0, lang);
  if (fonts && fonts.attributes.size === 0) format.children.splice(format.children.indexOf(fonts), 1);
  return format;
}

function languageOf(to: TargetLanguage): Record<string, string> {
  return to === 'en' ? { 'w:val': languages.en } : { 'w:eastAsia': languages.zh };
}

/** Adds a font hint for quotation marks and dashes, which both scripts use: with it they are full-width. */
function hintFullWidth(format: XmlElement): void {
  const fonts = childOf(format, 'w:rFonts');
  if (fonts) {
    fonts.attributes.set('w:hint', 'eastAsia');
    return;
  }
  const at = childOf(format, 'w:rStyle') ? 1 : 0;
  format.children.splice(at, 0, element('w:rFonts', { 'w:hint': 'eastAsia' }));
}

/** Replaces Chinese fonts of Latin letters in a text that is translated to English. */
function setFonts({ attributes }: XmlElement, to: TargetLanguage): void {
  attributes.delete('w:hint');
  if (to === 'zh') return;
  for (const name of latinFonts) {
    const theme = themeFonts[attributes.get(`${name}Theme`) ?? ''];
    if (theme !== undefined) attributes.set(`${name}Theme`, theme);
    const font = decodeText(attributes.get(name) ?? '');
    if (sansFonts.test(font)) attributes.set(name, 'Arial');
    else if (serifFonts.test(font)) attributes.set(name, 'Times New Roman');
  }
}

/** Sets language and fonts of the defaults and of all styles. */
export function setStyleLanguage(styles: XmlElement, to: TargetLanguage): void {
  const visit = (parent: XmlElement): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'w:rFonts') setFonts(child, to);
      else if (child.name === 'w:lang')
        for (const [name, value] of Object.entries(languageOf(to))) child.attributes.set(name, value);
      else visit(child);
    }
  };
  visit(styles);
  if (to === 'zh') nameChineseFont(styles);
}

/** Sets a Chinese font if none is specified, as is common in English files. */
function nameChineseFont(styles: XmlElement): void {
  const defaults = childOf(childOf(childOf(styles, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
  if (defaults === undefined) return;
  const fonts = childOf(defaults, 'w:rFonts');
  if (fonts === undefined) defaults.children.unshift(element('w:rFonts', { 'w:eastAsia': 'SimSun' }));
  else if (!fonts.attributes.has('w:eastAsia') && !fonts.attributes.has('w:eastAsiaTheme'))
    fonts.attributes.set('w:eastAsia', 'SimSun');
}

/** A deep copy of an element. */
export function copyOf(original: XmlElement): XmlElement {
  const children = original.children.map((child) => (typeof child === 'string' ? child : copyOf(child)));
  return { name: original.name, attributes: new Map(original.attributes), children };
}
