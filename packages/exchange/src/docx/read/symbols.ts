/** Characters of the font Symbol from 0x21 on, in Unicode; a space for those without an equivalent. */
const symbol = [
  '!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_',
  ' αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
].join('');

/** Characters of the font Symbol from 0xa1 on. */
const symbolHigh =
  'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

/** Common characters of Wingdings. */
const wingdings: Readonly<Record<number, string>> = {
  33: '✏',
  40: '☎',
  42: '✉',
  74: '☺',
  76: '☹',
  108: '●',
  109: '❍',
  110: '■',
  111: '□',
  113: '❑',
  117: '◆',
  118: '❖',
  119: '◆',
  159: '•',
  167: '▪',
  168: '□',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

/** Unicode equivalent of a symbol font character; null if there is none. */
export function letterOfSymbol(font: string, code: string): string | null {
  const value = Number.parseInt(code, 16);
  if (Number.isNaN(value) || value > 0xffff) return null;
  // Symbol fonts use the private use area.
  const place = value >= 0xf000 && value <= 0xf0ff ? value - 0xf000 : value;
  if (/^symbol$/i.test(font)) return letter(place >= 0xa1 ? symbolHigh[place - 0xa1] : symbol[place - 0x21]);
  if (/^wingdings$/i.test(font)) return wingdings[place] ?? null;
  return value < 0xe000 || value > 0xf8ff ? String.fromCharCode(value) : null;
}

function letter(found: string | undefined): string | null {
  return found === undefined || found === ' ' ? null : found;
}
