import { canBegin, canEnd, canHang, isWide, isWideLetter } from './line-break-rules.ts';
import type { Measure, TextRun, TextStyle } from './text-style.ts';

/** Text of one style at its position in a line. */
export interface Piece extends TextRun {
  /** Distance from the start of the line. */
  readonly x: number;
  readonly width: number;
  /** Additional spacing between its characters, for justification. */
  readonly spacing: number;
}

/** A line ready to be drawn. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Largest font size in the line, in points. */
  readonly size: number;
}

/** Options for breaking lines. */
export interface LineOptions {
  readonly width: number;
  /** Indent of the first line. */
  readonly indent?: number;
  readonly align?: 'justify' | 'center' | 'right' | 'left';
}

/** A Chinese character, a Latin word, a space, or an explicit line break. */
interface Unit {
  readonly text: string;
  readonly style: TextStyle;
  readonly width: number;
  readonly kind: 'wide' | 'word' | 'space' | 'end';
  /** Space before it, between Chinese and Latin text; dropped at the start of a line. */
  readonly gap: number;
}

/** Space between a Chinese character and a letter, in ems. */
const mixedGap = 0.25;

/**
 * Breaks text into justified lines: closing punctuation never starts a line, opening punctuation never ends
 * one, and Chinese and Latin text are separated by spacing.
 */
export function breakLines(runs: readonly TextRun[], measure: Measure, options: LineOptions): Line[] {
  const units = unitsOf(runs, measure);
  const lines: Line[] = [];
  let start = 0;
  while (start < units.length) {
    const indent = lines.length === 0 ? (options.indent ?? 0) : 0;
    const room = options.width - indent;
    const stop = endOfLine(units, start, room);
    const line = trimSpaces(units.slice(start, stop));
    const isLast = stop >= units.length || units[stop - 1]?.kind === 'end';
    lines.push(setLine(line, room, indent, options.align ?? 'justify', isLast));
    start = stop;
    while (units[start]?.kind === 'space' && !isLast) start++;
  }
  return lines;
}

function unitsOf(runs: readonly TextRun[], measure: Measure): Unit[] {
  const collector = new UnitCollector(measure);
  for (const { text, style } of runs) {
    for (const part of text.match(/\n|[ \t\u00a0]|\S/gu) ?? []) {
      if (part === '\n') collector.push({ text: '', style, width: 0, kind: 'end', gap: 0 });
      else if (/^[ \t\u00a0]/.test(part)) {
        collector.push({ text: ' ', style, width: measure(' ', style), kind: 'space', gap: 0 });
      } else collector.addCharacter(part, style);
    }
  }
  return collector.end();
}

/**
 * Groups characters into units. A word is measured once, when it is complete: measuring after each
 * character takes minutes for long ones.
 */
class UnitCollector {
  readonly #units: Unit[] = [];
  readonly #measure: Measure;
  #word: { readonly characters: string[]; readonly style: TextStyle; readonly gap: number } | null = null;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  push(unit: Unit): void {
    this.#endWord();
    this.#units.push(unit);
  }

  addCharacter(character: string, style: TextStyle): void {
    const lastCharacter = this.#word?.characters.at(-1) ?? '';
    if (isWide(character)) {
      const gap = isWideLetter(character) && endsInLetter(lastCharacter) ? mixedGap * style.size : 0;
      this.push({ text: character, style, width: this.#measure(character, style), kind: 'wide', gap });
      return;
    }
    const breaksBefore = /[-/\u2010\u2013]/.test(lastCharacter) && /\p{L}/u.test(character);
    if (this.#word?.style === style && !breaksBefore) {
      this.#word.characters.push(character);
      return;
    }
    this.#endWord();
    const last = this.#units.at(-1);
    const isMixed =
      style.rise === 0 && last?.kind === 'wide' && isWideLetter(last.text) && /[\p{L}\p{N}]/u.test(character);
    this.#word = { characters: [character], style, gap: isMixed ? mixedGap * style.size : 0 };
  }

  end(): Unit[] {
    this.#endWord();
    return this.#units;
  }

  #endWord(): void {
    if (!this.#word) return;
    const { characters, style, gap } = this.#word;
    const text = characters.join('');
    this.#word = null;
    this.#units.push({ text, style, width: this.#measure(text, style), kind: 'word', gap });
  }
}

function endsInLetter(text: string): boolean {
  return /[\p{L}\p{N}]$/u.test(text);
}

/** Returns the index after the last unit that fits in a line that begins at `start`. */
function endOfLine(units: Unit[], start: number, room: number): number {
  let width = 0;
  let lastBreak = -1;
  for (let at = start; at < units.length; at++) {
    const unit = units[at];
    if (!unit) break;
    if (unit.kind === 'end') return at + 1;
    width += unit.width + (at === start ? 0 : unit.gap);
    const hang = canHang(unit.text) ? unit.width / 2 : 0;
    if (width - hang > room + 0.01 && unit.kind !== 'space') {
      if (lastBreak > start) return lastBreak;
      if (at > start) return at;
      splitWord(units, at, room);
      return at + 1;
    }
    if (canBreakAfter(unit, units[at + 1])) lastBreak = at + 1;
  }
  return units.length;
}

function canBreakAfter(unit: Unit, next: Unit | undefined): boolean {
  if (!next) return true;
  if (next.kind === 'space' || next.style.rise > 0) return false;
  if (unit.kind === 'word' && next.kind === 'word') return /[-/\u2010\u2013]$/.test(unit.text);
  if (unit.kind === 'space') return canBegin(next.text.at(0) ?? '');
  return canEnd(unit.text.at(-1) ?? '') && canBegin(next.text.at(0) ?? '') && next.kind !== 'end';
}

/** Splits a word that is longer than a line. */
function splitWord(units: Unit[], at: number, room: number): void {
  const unit = units[at];
  if (!unit || unit.text.length < 2) return;
  const share = Math.max(1, Math.floor((unit.text.length * room) / unit.width) - 1);
  const [head, tail] = [unit.text.slice(0, share), unit.text.slice(share)];
  const part = (text: string) => ({
    ...unit,
    text,
    gap: 0,
    width: (unit.width * text.length) / unit.text.length,
  });
  units.splice(at, 1, part(head), part(tail));
}

function trimSpaces(units: readonly Unit[]): Unit[] {
  const line = units.filter(({ kind }) => kind !== 'end');
  while (line.at(-1)?.kind === 'space') line.pop();
  return line;
}

/** Positions units; justifies them if the line is full. */
function setLine(
  units: readonly Unit[],
  room: number,
  indent: number,
  align: NonNullable<LineOptions['align']>,
  isLast: boolean,
): Line {
  const hang = units.length > 1 && canHang(units.at(-1)?.text ?? '') ? (units.at(-1)?.width ?? 0) / 2 : 0;
  const natural = units.reduce((sum, unit, at) => sum + unit.width + (at === 0 ? 0 : unit.gap), 0);
  const free = room - natural;
  const isFull = align === 'justify' && !isLast;
  const places = units.slice(1).filter((unit, at) => stretches(units[at], unit)).length;
  const target = free < 0 ? free + Math.min(hang, -free) : free;
  const extra = isFull && places > 0 ? Math.max(target / places, -0.1 * (units[0]?.style.size ?? 10)) : 0;
  const shift = align === 'center' ? free / 2 : align === 'right' ? free : 0;
  const pieces = piecesOf(units, indent + Math.max(0, shift), extra);
  const size = Math.max(0, ...units.map(({ style }) => style.size));
  return { pieces, width: natural + extra * places, size };
}

/** Whether spacing may be added between two adjacent units. */
function stretches(before: Unit | undefined, after: Unit): boolean {
  if (!before || after.kind === 'space') return false;
  return before.kind === 'space' || before.kind === 'wide' || after.kind === 'wide';
}

function piecesOf(units: readonly Unit[], from: number, extra: number): Piece[] {
  const pieces: Piece[] = [];
  let x = from;
  for (const [at, unit] of units.entries()) {
    const before = units[at - 1];
    const stretch = at > 0 && stretches(before, unit) ? extra : 0;
    if (at > 0) x += unit.gap + stretch;
    const last = pieces.at(-1);
    const isRun = unit.kind === 'wide' && before?.kind === 'wide' && unit.gap === 0;
    const joins = last && last.style === unit.style && (isRun || (extra === 0 && unit.gap === 0));
    if (last && joins) {
      pieces[pieces.length - 1] = {
        ...last,
        text: last.text + unit.text,
        spacing: isRun ? extra : last.spacing,
        width: x + unit.width - last.x,
      };
    } else pieces.push({ text: unit.text, style: unit.style, x, width: unit.width, spacing: 0 });
    x += unit.width;
  }
  return pieces.filter(({ text }) => text.trim() !== '' || text === ' ');
}
