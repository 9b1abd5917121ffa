import { childOf } from '../word-file/index.ts';
import type { LayoutFault, LayoutView, PlacedParagraph } from './layout-rule.ts';
import { sectionsOf } from './page.ts';
import { propertiesOf, setProperty } from './properties.ts';
import { showPoints } from './units.ts';

/** 22 lines on 225 mm: 28.95 pt, in twentieths of a point. */
const wanted = 579;
const minPitch = 560;
const maxPitch = 600;
const measured = new Set(['body', 'heading1', 'heading2', 'addressee']);

/** Requires 22 lines per page, by a fixed line pitch or by the document grid. Reports one finding for all paragraphs. */
export function* findLinePitch({ docx, paragraphs }: LayoutView): Generator<LayoutFault> {
  const grid = childOf(sectionsOf(docx.body).at(-1), 'w:docGrid')?.attributes;
  const type = grid?.get('w:type');
  const pitch = type === 'lines' || type === 'linesAndChars' ? Number(grid?.get('w:linePitch')) : null;
  const wrong = paragraphs.filter((paragraph) => measured.has(paragraph.role) && !isRight(paragraph, pitch));
  const [first] = wrong;
  if (first === undefined) return;
  yield {
    rule: 'line-pitch',
    paragraph: null,
    found: describe(first, pitch),
    wanted: '28.95 pt',
    fix: () => {
      for (const { element } of wrong) {
        setProperty(propertiesOf(element, 'w:pPr'), 'w:spacing', {
          'w:line': String(wanted),
          'w:lineRule': 'exact',
        });
      }
    },
  };
}

function isRight({ formatting: { line, lineRule } }: PlacedParagraph, pitch: number | null): boolean {
  if (lineRule === 'exact') return line !== null && line >= minPitch && line <= maxPitch;
  if (pitch === null || pitch < minPitch || pitch > maxPitch) return false;
  return line === null || (lineRule === 'auto' && line === 240);
}

function describe({ formatting: { line, lineRule } }: PlacedParagraph, pitch: number | null): string {
  if (line !== null && lineRule !== 'auto') return showPoints(line);
  const times = `× ${Math.round(((line ?? 240) / 240) * 100) / 100}`;
  return pitch === null ? times : `${showPoints(pitch)} ${times}`;
}
