import { addresseePattern, attachmentPattern, datePattern, titlePattern } from './document.ts';

/** Number of paragraphs at the start and end of a text that are examined. */
export const frameParagraphs = { first: 10, last: 14 } as const;

/** A document number with a year, with any brackets, digits or order: 青政发〔2025〕8号, [2025]8号, （2025）第08号, 2025年8号. */
const yearNumberPattern =
  /^(?:\p{Script=Han}{1,12}\s*)?[〔［[(（【﹝{〈<]?\s*(?:19|20|１９|２０|一九|二[〇○零])[\d０-９一二三四五六七八九〇○零]{2}\s*[〕］\])）】﹞}〉>年]\s*(?:第|字第)?\s*[\d０-９]{1,5}\s*号$/u;
/** Organisations to which documents are addressed. */
const bodyPattern =
  /(?:政府|委员会|局|厅|部|部门|办公室|办公厅|单位|公司|学校|大学|医院|中心|院|处|科|委|各\p{Script=Han}+)[：:，,、]/u;
const formulaPattern =
  /特此(?:通知|通告|公告|通报|报告|函告|函达|函复|批复|请示)|[妥当]否，?请(?:批示|批复|审批)|现(?:就|将).{0,40}(?:通知|通报|通告|报告|公告|函复|批复)如下|请(?:认真)?(?:贯彻|遵照|参照)执行/u;
const imprintPattern = /^(?:抄送|抄报|主送|主题词|签发人|印发机关)\s*[：:]|印发$/u;

/**
 * Whether a text resembles an official document (公文), complete or not, possibly with mistakes in its formal parts: it has a
 * document number or a title 关于…的<kind>, or three weaker signs. Used only to offer the check: a text is checked as official on
 * request or if `OfficialDocument.isCertain`.
 */
export function looksOfficial(paragraphs: readonly string[]): boolean {
  const lines = paragraphs.map((line) => line.trim()).filter((line) => line !== '');
  const head = lines.slice(0, frameParagraphs.first);
  const tail = lines.slice(-frameParagraphs.last);
  if (head.some((line) => yearNumberPattern.test(line))) return true;
  if (head.some((line) => titlePattern.test(line) && line.includes('关于'))) return true;
  const signs = [
    head.some((line) => titlePattern.test(line)),
    head.some((line) => addresseePattern.test(line) && bodyPattern.test(line)),
    [...head, ...tail].some((line) => formulaPattern.test(line)),
    tail.some((line) => datePattern.test(line)),
    [...head, ...tail].some((line) => imprintPattern.test(line) || attachmentPattern.test(line)),
  ];
  return signs.filter(Boolean).length >= 3;
}
