import type { LockKind } from './lock.ts';
import { hanUnits, latinUnits } from './units.ts';

/** A pattern whose matches are locks of one kind. */
export interface Finder {
  readonly kind: LockKind;
  readonly pattern: RegExp;
}

// Every repetition is bounded, or excludes the character that opens the match, so that malicious text takes linear time.

const addresses: readonly Finder[] = [
  { kind: 'url', pattern: /(?:https?|ftp|file):\/\/[!#-;=?-[\]_a-z~]{1,2000}/gi },
  { kind: 'url', pattern: /(?<![\w.@/])www\.[!#-;=?-[\]_a-z~]{1,2000}/gi },
  {
    kind: 'url',
    pattern:
      /(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,6}(?:com|cn|org|net|io|edu|gov|dev|app|info)(?![\w.-]*\w@|\w)(?:\/[!#-;=?-[\]_a-z~]{0,500})?/gi,
  },
  {
    kind: 'email',
    pattern: /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,6}/g,
  },
  { kind: 'doi', pattern: /(?:\bdoi\s?[:：]\s?)?(?<![\d.])10\.\d{4,9}\/[!#-;=?-[\]_a-z~]{1,300}/gi },
  { kind: 'doi', pattern: /\b(?:arXiv|ISBN|ISSN|CN|PMID)\s?[:：]\s?[\d][\dXx./v-]{3,40}/g },
];

const code: readonly Finder[] = [
  { kind: 'code', pattern: /```[^`]{1,20000}```|`[^`\n]{1,500}`/g },
  {
    kind: 'code',
    pattern:
      /(?<!\w)[a-z]{1,40}[A-Z]\w{0,60}(?:\(\))?|(?<!\w)[A-Za-z]\w{0,60}_\w{1,60}(?!\w)|(?<!\w)\w{1,60}\(\)/g,
  },
];

const formulas: readonly Finder[] = [
  { kind: 'formula', pattern: /\$\$[^$]{1,2000}\$\$/g },
  { kind: 'formula', pattern: /\\\((?:[^\\]|\\[^()]){1,1000}?\\\)/g },
  { kind: 'formula', pattern: /\\\[(?:[^\\]|\\[^[\]]){1,2000}?\\\]/g },
  { kind: 'formula', pattern: /\\begin\{([a-z*]{1,30})\}(?:(?!\\begin\{)[\s\S]){0,3000}?\\end\{\1\}/g },
  {
    kind: 'formula',
    pattern: /(?<![\w$\\])\$(?=[^\s$])(?:[A-Za-z]'?|[^$\n]{0,200}[\\^_{}=<>+*/][^$\n]{0,200})\$(?!\d)/g,
  },
  {
    kind: 'formula',
    pattern:
      /(?<![\p{L}\d])[A-Za-zα-ωΑ-Ωχ][A-Za-z²³₀-₉]{0,3}(?:\(\d{1,6}(?:,\s?\d{1,6})?\))?\s?[=<>≤≥≈±]\s?[-−–+]?(?:\d{1,20}(?:\.\d{1,20})?|\.\d{1,20})%?/gu,
  },
];

const names = "[A-Z][\\p{L}'’.-]{1,40}";
const year = '(?:1[5-9]|20)\\d\\d[a-z]?';
const pages = '(?:[,:]\\s?(?:pp?\\.\\s?)?\\d{1,5}(?:\\s?[-–]\\s?\\d{1,5})?)?';
const authors = `${names}(?:\\s${names}){0,2}(?:(?:,\\s(?:&\\s|and\\s)?|\\s(?:&|and)\\s)${names}(?:\\s${names}){0,2}){0,6}(?:,?\\set\\sal\\.?)?`;
const hanAuthors = '[\\p{Script=Han}·]{2,12}(?:[、,，和与&]\\s?[\\p{Script=Han}·]{2,12}){0,5}';

const citations: readonly Finder[] = [
  { kind: 'citation', pattern: /[[［]\d{1,4}(?:\s?[-–—~～,，、;；]\s?\d{1,4}){0,40}[\]］]/g },
  // One entry of a reference list by GB/T 7714.
  {
    kind: 'citation',
    pattern:
      /^[[［]\d{1,4}[\]］][^\n]{0,600}[[［](?:[JMDCNPSRZGA]|EB|DB|CP|M\/OL|J\/OL|EB\/OL|N\/OL|R\/OL|D\/OL)[\]］][^\n]{0,600}$/gm,
  },
  { kind: 'citation', pattern: /[[［](?:[JMDCNPSRZG]|(?:EB|DB|CP|[JMNRD])\/OL)[\]］]/g },
  {
    kind: 'citation',
    pattern: new RegExp(
      `[(（](?:(?:see|cf\\.|e\\.g\\.,?)\\s)?${authors},?\\s${year}(?:,\\s${year}){0,3}${pages}(?:[;；]\\s?${authors},?\\s${year}${pages}){0,12}[)）]`,
      'gu',
    ),
  },
  {
    kind: 'citation',
    pattern: new RegExp(
      `(?<![\\p{L}])${names}(?:\\s(?:&|and)\\s${names}|\\set\\sal\\.)?\\s\\(${year}(?:,\\s${year}){0,3}${pages}\\)`,
      'gu',
    ),
  },
  {
    kind: 'citation',
    pattern: new RegExp(
      `[(（](?:参见|见|引自)?${hanAuthors}(?:等)?[,，]\\s?${year}(?:[,，:：]\\s?(?:第)?\\d{1,5}(?:[-–]\\d{1,5})?页?)?(?:[;；]\\s?${hanAuthors}(?:等)?[,，]\\s?${year}){0,12}[)）]`,
      'gu',
    ),
  },
  {
    kind: 'citation',
    pattern: new RegExp(`(?<=[\\p{Script=Han}]{2}|等)[(（]${year}(?:[,，]\\s?${year}){0,3}[)）]`, 'gu'),
  },
  {
    kind: 'citation',
    pattern:
      /\\(?:[a-zA-Z]{0,10}cite[a-zA-Z]{0,10}\*?|[a-zA-Z]{0,8}ref|label|footnote)(?:\[[^[\]\n]{0,80}\]){0,2}\{[^{}\n]{0,200}\}/g,
  },
  { kind: 'citation', pattern: /\[@[\w:.#$%&+?<>~/-]{1,80}(?:;\s?@[\w:.#$%&+?<>~/-]{1,80}){0,20}\]/g },
  { kind: 'formula', pattern: /\\[a-zA-Z]{2,30}(?:\{[^{}\n]{0,100}\}){0,4}/g },
];

const quotations: readonly Finder[] = [
  {
    kind: 'quotation',
    pattern: /“[^“”\n]{1,2000}”|「[^「」\n]{1,2000}」|『[^『』\n]{1,2000}』|«[^«»\n]{1,2000}»/g,
  },
  { kind: 'quotation', pattern: /(?<![\p{L}\d"])"(?=\S)[^"\n]{1,2000}(?<=\S)"(?![\p{L}\d"])/gu },
  { kind: 'quotation', pattern: /(?<=[\p{Script=Han}，。：；（])"[^"\n]{1,2000}"/gu },
  { kind: 'quotation', pattern: /‘[^‘’\n]{0,200}\p{Script=Han}[^‘’\n]{0,200}’/gu },
  { kind: 'title', pattern: /《[^《》\n]{1,200}(?:〈[^〈〉\n]{1,60}〉[^《》\n]{0,100})?》/g },
  { kind: 'title', pattern: /〈[^〈〉\n]{1,100}〉/g },
];

const official: readonly Finder[] = [
  {
    kind: 'documentNumber',
    pattern: /[\p{Script=Han}]{0,8}[〔[（(［【](?:19|20)\d\d[〕\]）)］】]第?\d{1,5}号(?:文(?!件|化)|令)?/gu,
  },
  {
    kind: 'documentNumber',
    pattern:
      /(?<!\w)(?:GB|GB\/T|GB\/Z|ISO|IEC|IEEE|RFC|DB\d{2}|JGJ|CJJ|YY\/T|QB\/T|ISO\/IEC)\s?\d{1,6}(?:\.\d{1,3}){0,3}(?:[-—–:]\d{2,4})?(?!\w)/g,
  },
  {
    kind: 'documentNumber',
    pattern:
      /(?:主席令|国务院令|部令|令)?第[\d一二三四五六七八九十百千零〇]{1,9}(?:号令|号|条|款|项|章|节|编|届|次|期|卷)(?:之[一二三四五六七八九十])?/g,
  },
];

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:\\.(?=\\s?[\\d,]))?(?![a-z]))';
const hanDigits = '[〇零一二三四五六七八九十]';

const dates: readonly Finder[] = [
  {
    kind: 'date',
    pattern:
      /(?:公元前?)?\d{1,4}\s?年(?:度|代|底|末|初|中|以来)?(?:\s?\d{1,2}\s?月(?:份|底|末|初|中旬|上旬|下旬)?)?(?:\s?\d{1,2}\s?[日号])?/g,
  },
  {
    kind: 'date',
    pattern: /\d{1,2}\s?月(?:份|底|末|初|中旬|上旬|下旬)?(?:\s?\d{1,2}\s?[日号])?|\d{1,2}日(?!元)/g,
  },
  { kind: 'date', pattern: /(?:公元前?)?\d{1,2}\s?世纪(?:\d{2}年代)?(?:初|末|中叶|中期|后期|初期)?/g },
  {
    kind: 'date',
    pattern: new RegExp(
      `[〇零一二三四五六七八九]{4}年(?:${hanDigits}{1,3}月(?:${hanDigits}{1,3}日)?)?|${hanDigits}{1,3}月${hanDigits}{1,3}[日号]|${hanDigits}{1,3}世纪(?:${hanDigits}{1,3}年代)?`,
      'g',
    ),
  },
  {
    kind: 'date',
    pattern: /(?<![\d/-])\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)|(?<![\d/])\d{1,2}\/\d{1,2}\/\d{2,4}(?![\d/])/g,
  },
  {
    kind: 'date',
    pattern:
      /(?:上午|下午|凌晨|晚上?|中午)?(?<!\d)(?:[01]?\d|2[0-4])[:：][0-5]\d(?:[:：][0-5]\d)?(?!\d)(?:\s?[ap]\.?m\.?(?!\w))?/gi,
  },
  { kind: 'date', pattern: /(?:上午|下午|凌晨|晚上?|中午)?\d{1,2}\s?[时点](?:\d{1,2}分)?/g },
  {
    kind: 'date',
    pattern: new RegExp(`(?<!\\p{L})${month}\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,?\\s\\d{4}(?!\\d))?`, 'gu'),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `(?<!\\d)(?:\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?)?(?<!\\p{L})${month},?\\s\\d{4}(?!\\d)`,
      'gu',
    ),
  },
  {
    kind: 'date',
    pattern: new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${month}(?!\\p{L})`, 'gu'),
  },
  {
    kind: 'date',
    pattern:
      /(?<![\w.])(?:1[0-9]|20)\d0s(?!\w)|(?<!\w)Q[1-4](?:\s\d{4})?(?!\w)|(?<!\w)\d{1,2}(?:st|nd|rd|th)\scentur(?:y|ies)/g,
  },
];

const digits = '\\d{1,3}(?:,\\d{3}){1,8}(?!\\d)(?:\\.\\d+)?|\\d+(?:\\.\\d+){0,6}';
const amount = `(?:${digits})(?:\\s?[×x·*]\\s?10(?:\\^[-−]?\\d{1,3}|[⁻⁰¹²³⁴-⁹]{1,4}))?`;
const unit = `(?:\\s?(?:${latinUnits})(?![\\p{L}\\d])|\\s?[%‰％℃℉°′″]C?|\\s?[十百千万亿兆]{0,4}余?多?\\s?(?:${hanUnits}))`;
const signs = '(?:(?<![\\p{L}\\d)）])[-−–±+])?(?:[¥￥$€£]\\s?|(?:RMB|USD|CNY|EUR|US\\$|HK\\$)\\s?)?';
const small = '二三四五六七八九十百千万亿两';
const word =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|dozen';

const numbers: readonly Finder[] = [
  // A name with digits: COVID-19, H2O, GPT-4.
  {
    kind: 'number',
    pattern:
      /(?<![\p{L}\p{N}.])(?=[\p{Script=Latin}\d+.-]{0,30}\d)\p{Script=Latin}[\p{Script=Latin}\d]{0,30}(?:[-+.][\p{Script=Latin}\d]{1,30}){0,4}/gu,
  },
  {
    kind: 'number',
    pattern: new RegExp(
      `${signs}(?<!\\d)${amount}(?:${unit})?(?:\\s?(?:[-–—~～±:/：至到]|to)\\s?${amount}(?:${unit})?){0,3}(?:\\s?(?:hundred|thousand|million|billion|trillion)(?!\\p{L}))?`,
      'gu',
    ),
  },
  { kind: 'number', pattern: /\d{1,30}(?:st|nd|rd|th)(?!\p{L})/gu },
  { kind: 'number', pattern: /[０-９]{1,60}(?:[．，][０-９]{1,30}){0,4}[％]?/g },
  { kind: 'number', pattern: /[①-⑳⑴-⒇⒈-⒛Ⅰ-Ⅻⅰ-ⅹ½⅓¼¾⅔]/g },
  {
    kind: 'number',
    pattern:
      /百分之[〇零一二三四五六七八九十百千万点]{1,10}|[一二三四五六七八九十百]{1,5}分之[一二三四五六七八九十百]{1,5}/g,
  },
  { kind: 'number', pattern: /第[一二三四五六七八九十百零〇]{1,6}(?!时间)/g },
  {
    kind: 'number',
    pattern: new RegExp(
      `(?<![${small}一万千第])[一${small}][一${small}零〇点]{1,12}(?:余|多|几)?(?:${hanUnits})`,
      'g',
    ),
  },
  { kind: 'number', pattern: new RegExp(`(?<![${small}一第])[${small}](?:余|多)?(?:${hanUnits})`, 'g') },
  {
    kind: 'number',
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:${word})(?:[\\s-](?:and\\s)?(?:${word})){0,6}(?:\\s(?:percent|per\\scent))?(?![\\p{L}-])`,
      'giu',
    ),
  },
];

/** The finders of all locks except terms and atoms. */
export const finders: readonly Finder[] = [
  ...addresses,
  ...code,
  ...formulas,
  ...citations,
  ...quotations,
  ...official,
  ...dates,
  ...numbers,
];
