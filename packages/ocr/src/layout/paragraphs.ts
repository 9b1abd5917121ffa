import type { RecognisedLine } from '../page.ts';
import { heightOf, middle, quantile, widthOf } from './boxes.ts';
import { isSameRow } from './reading-order.ts';
import { isWide } from './script.ts';

/** Measurements of the lines of one text flow, in pixels. */
interface Flow {
  readonly left: number;
  readonly right: number;
  /** Height of a line. */
  readonly height: number;
  /** Distance between the centres of adjacent lines. */
  readonly pitch: number;
}

/** Divides the lines of a flow into paragraphs by indents, spacing, centred lines and lines that end early. */
export function findParagraphs(lines: readonly RecognisedLine[]): RecognisedLine[][] {
  const flow = measure(lines);
  const paragraphs: RecognisedLine[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const before = last?.at(-1);
    if (last && before && continues(before, line, flow)) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function measure(lines: readonly RecognisedLine[]): Flow {
  const boxes = lines.map(({ box }) => box);
  const pitches = boxes.slice(1).map((box, index) => pitchOf(boxes[index] ?? box, box));
  const height = middle(boxes.map(heightOf));
  return {
    left: quantile(
      boxes.map(({ left }) => left),
      0.2,
    ),
    right: quantile(
      boxes.map(({ right }) => right),
      0.85,
    ),
    height,
    pitch: middle(pitches.filter((pitch) => pitch > height * 0.6)),
  };
}

function pitchOf(
  above: { readonly top: number; readonly bottom: number },
  below: { readonly top: number; readonly bottom: number },
): number {
  return (below.top + below.bottom - above.top - above.bottom) / 2;
}

function continues(before: RecognisedLine, line: RecognisedLine, flow: Flow): boolean {
  if (isSameRow(before.box, line.box)) return true;
  const { height } = flow;
  if (flow.pitch > 0 && pitchOf(before.box, line.box) > flow.pitch * 1.4) return false;
  if (isCentred(before, flow) !== isCentred(line, flow)) return false;
  if (isCentred(line, flow)) return sizeRatio(before, line) < 1.35;
  const indent = line.box.left - flow.left;
  if (indent > height * 1.1) return false;
  return flow.right - before.box.right < roomNeeded(line, height);
}

function isCentred({ box }: RecognisedLine, { left, right, height }: Flow): boolean {
  const [before, after] = [box.left - left, right - box.right];
  return (
    before > height * 2.6 && after > height * 2.6 && Math.abs(before - after) < Math.max(before, after) * 0.5
  );
}

function sizeRatio(first: RecognisedLine, second: RecognisedLine): number {
  const [a, b] = [heightOf(first.box), heightOf(second.box)];
  return Math.max(a, b) / Math.max(1, Math.min(a, b));
}

/**
 * Returns the width, in pixels, that the first word of a line needs: if the previous line has that much space left, it ends a
 * paragraph.
 */
function roomNeeded(line: RecognisedLine, height: number): number {
  const first = line.words[0];
  const width = first ? widthOf(first.box) : 0;
  const isChinese = isWide(first?.text.at(0));
  return (isChinese ? Math.min(width, height * 2) : width) + height;
}
