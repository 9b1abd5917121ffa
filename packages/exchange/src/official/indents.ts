import type { LayoutFault, LayoutView, PlacedParagraph } from './layout-rule.ts';
import { propertiesOf, setProperty } from './properties.ts';

const indented = new Set(['body', 'heading1', 'heading2']);

/** Checks first-line indents: two characters in each paragraph, none for the addressee. Spaces do not count as indent. */
export function* findIndents({ paragraphs }: LayoutView): Generator<LayoutFault> {
  for (const paragraph of paragraphs) {
    const characters = indentOf(paragraph);
    if (indented.has(paragraph.role) && Math.abs(characters - 2) > 0.15) {
      yield fault('first-indent', paragraph, characters, 2);
    } else if (paragraph.role === 'addressee' && Math.abs(characters) > 0.15) {
      yield fault('addressee-indent', paragraph, characters, 0);
    }
  }
}

function indentOf({ formatting: { firstLineChars, firstLine, size } }: PlacedParagraph): number {
  if (firstLineChars !== null && firstLineChars !== 0) return firstLineChars / 100;
  return firstLine === null ? 0 : firstLine / ((size ?? 32) * 10);
}

function fault(
  rule: 'first-indent' | 'addressee-indent',
  paragraph: PlacedParagraph,
  found: number,
  wanted: number,
): LayoutFault {
  return {
    rule,
    paragraph,
    found: `${Math.round(found * 10) / 10} 字`,
    wanted: `${wanted} 字`,
    fix: () => {
      setProperty(propertiesOf(paragraph.element, 'w:pPr'), 'w:ind', {
        'w:firstLineChars': String(wanted * 100),
        'w:firstLine': String(wanted * 320),
        'w:hanging': undefined,
        'w:hangingChars': undefined,
      });
    },
  };
}
