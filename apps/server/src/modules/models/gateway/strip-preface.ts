/** A first line that introduces the answer instead of being part of it. */
const introduction =
  /^(?:(?:好的|好|当然(?:可以)?|没问题|可以|明白了?|收到|sure|certainly|of course|okay|ok|absolutely)[，,。.!！～~\s]*)?(?:以下|下面|如下|这是|这里是|here(?:['’]s| is| are)|below (?:is|are))[^\n]{0,60}[：:]\s*$/iu;
/** A first sentence in which a model refers to itself. */
const selfReference =
  /^(?:作为(?:一个|一名)?\s*(?:AI|人工智能|大?语言模型)|as an? (?:AI|artificial|large language))[^\n。.!！]{0,60}?[，,。.!！]\s*/iu;

/** Openings after which the first line is held back until it is complete. */
const openers = [
  ...[
    '好的',
    '好，',
    '当然',
    '没问题',
    '可以',
    '明白',
    '收到',
    '以下',
    '下面',
    '如下',
    '这是',
    '这里是',
    '作为',
  ],
  ...['sure', 'certainly', 'of course', 'okay', 'ok', 'absolutely', 'here', 'below', 'as a'],
];
/** Maximum length of an introduction; a longer first line is part of the answer. */
const maxIntroduction = 80;

/** Removes an introduction such as “好的，以下是…：” from the start of an answer that arrives in pieces. */
export class PrefaceStripper {
  #held = '';
  #isOver = false;
  #hasStripped = false;

  /** Processes the next piece; returns the text that is certainly part of the answer. */
  push(piece: string): string {
    if (this.#isOver) return piece;
    this.#held += piece;
    const text = this.#held.trimStart();
    const isPossible = openers.some((opener) => begins(text.toLowerCase(), opener));
    if (isPossible && text.length < maxIntroduction && !/\S\s*\n/.test(text)) return '';
    return this.end();
  }

  /** Returns the rest at the end of the answer, or of its first line. */
  end(): string {
    if (this.#isOver) return '';
    const stripped = stripPreface(this.#held);
    const text = this.#hasStripped ? stripped.trimStart() : stripped;
    this.#hasStripped ||= stripped !== this.#held;
    this.#held = '';
    this.#isOver = text !== '';
    return text;
  }
}

/** Removes the introduction of a whole answer. */
function stripPreface(text: string): string {
  const start = text.trimStart();
  const line = start.split('\n', 1)[0] ?? '';
  if (introduction.test(line)) return start.slice(line.length).trimStart();
  return selfReference.test(start) ? start.replace(selfReference, '') : text;
}

function begins(text: string, opener: string): boolean {
  return text.startsWith(opener) || opener.startsWith(text);
}
