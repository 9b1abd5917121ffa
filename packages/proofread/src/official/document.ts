import type { Span } from '@inkstone/kernel';

/** The fifteen kinds of official document (党政机关公文处理工作条例, article 8). */
const documentKinds = [
  '决议',
  '决定',
  '命令',
  '公报',
  '公告',
  '通告',
  '意见',
  '通知',
  '通报',
  '报告',
  '请示',
  '批复',
  '议案',
  '函',
  '纪要',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** A paragraph without surrounding white space; `start` is its offset in the whole text. */
export interface Block {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A parsed official document. Unrecognised parts are null or empty. */
export interface OfficialDocument {
  readonly kind: DocumentKind | null;
  /** All paragraphs, in order. */
  readonly blocks: readonly Block[];
  readonly number: Block | null;
  readonly title: Block | null;
  readonly addressee: Block | null;
  /** Text in the position of the addressee that looks like one but lacks the colon. */
  readonly unmarkedAddressee: Block | null;
  /** From after title and addressee to before attachments, signature and date. */
  readonly body: readonly Block[];
  /** The lines of the attachment note. */
  readonly attachments: readonly Block[];
  readonly signature: Block | null;
  readonly date: Block | null;
  /** Whether title, addressee or number, and date clearly identify an official document. */
  readonly isCertain: boolean;
}

/** Maximum number of lines before the title of an official document. */
const titleWithin = 8;
/** A title line: a subject followed by a document kind. */
export const titlePattern = new RegExp(
  `^(?!特此)[^。！？；]{2,80}(?<kind>${documentKinds.join('|')})[》。]?$`,
  'u',
);
const numberPattern =
  /^\p{Script=Han}{1,12}\s*[〔［[(（【﹝]?\s*\d{2,4}\s*[〕］\])）】﹞年]?\s*第?\s*\d{1,5}\s*号$/u;
/** A date on its own line, in any common notation. */
export const datePattern =
  /^(?:\d{2,4}|[二一〇○零Ｏ０oO０-９九八七六五四三]{4})\s*[年.．/-]\s*[\d一二三四五六七八九十０-９]{1,3}\s*[月.．/-]\s*[\d一二三四五六七八九十０-９]{1,3}\s*日?$/u;
/** A line that ends with a colon, like addressees. */
export const addresseePattern = /^[^。！？；]{2,120}[：:]$/u;
const unmarkedPattern =
  /^(?:各|[\p{Script=Han}]{2,14}(?:政府|委员会|局|厅|部|办公室|办公厅|公司|学校|大学|医院|中心|处|科|委|院))[\p{Script=Han}、，（）]{0,80}[，。；,;.]?$/u;
/** The first line of an attachment note. */
export const attachmentPattern = /^附(?:件)?\s*\d*\s*[：:]/u;
const attachmentRow = /^\d+\s*[.．、]/u;
const signaturePattern = /^[\p{Script=Han}\s、（）“”]{3,40}$/u;

/** Parses a text into its parts; linear in its length. */
export function readOfficialDocument(text: string, paragraphs: readonly Span[]): OfficialDocument {
  const blocks = paragraphs.map(({ start, end }) => trimmed(text, start, end));
  const titleAt = blocks.slice(0, titleWithin).findIndex((block) => titlePattern.test(block.text));
  const title = blocks[titleAt] ?? null;
  const number =
    blocks.slice(0, Math.max(titleAt, 0)).find((block) => numberPattern.test(block.text)) ?? null;
  const next = blocks[titleAt + 1];
  const addressee = title !== null && next !== undefined && addresseePattern.test(next.text) ? next : null;
  const bodyStart = titleAt + 1 + (addressee === null ? 0 : 1);
  const ending = readEnding(blocks, bodyStart);
  const kind =
    documentKinds.find((each) => each === titlePattern.exec(title?.text ?? '')?.groups?.kind) ?? null;
  return {
    kind,
    blocks,
    number,
    title,
    addressee,
    unmarkedAddressee:
      addressee === null &&
      title !== null &&
      next !== undefined &&
      isBefore(next, ending.date) &&
      unmarkedPattern.test(next.text)
        ? next
        : null,
    body: blocks.slice(bodyStart, ending.bodyEnd),
    attachments: ending.attachments,
    signature: ending.signature,
    date: ending.date,
    isCertain:
      title?.text.includes('关于') === true &&
      (addressee !== null || number !== null) &&
      ending.date !== null,
  };
}

function isBefore(block: Block, other: Block | null): boolean {
  return other !== null && block.end < other.start;
}

function trimmed(text: string, start: number, end: number): Block {
  const whole = text.slice(start, end);
  const from = start + (whole.length - whole.trimStart().length);
  return { text: whole.trim(), start: from, end: from + whole.trim().length };
}

function readEnding(blocks: readonly Block[], from: number) {
  const dateAt = blocks.findLastIndex((block, at) => at >= from && datePattern.test(block.text));
  const before = blocks[dateAt - 1];
  const hasSignature = dateAt > from && before !== undefined && signaturePattern.test(before.text);
  const attachmentAt = blocks.findIndex((block, at) => at >= from && attachmentPattern.test(block.text));
  const attachments = attachmentAt < 0 ? [] : readAttachments(blocks, attachmentAt);
  const ends = [attachmentAt, dateAt < 0 ? -1 : dateAt - (hasSignature ? 1 : 0)].filter((at) => at >= 0);
  return {
    date: blocks[dateAt] ?? null,
    signature: hasSignature ? before : null,
    attachments,
    bodyEnd: ends.length === 0 ? blocks.length : Math.min(...ends),
  };
}

function readAttachments(blocks: readonly Block[], at: number): Block[] {
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex((block) => !attachmentRow.test(block.text));
  return [...blocks.slice(at, at + 1), ...rest.slice(0, end < 0 ? rest.length : end)];
}
