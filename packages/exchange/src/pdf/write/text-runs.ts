import { isSafeLink } from '@inkstone/editor/schema';
import type { Mark, Node } from '@tiptap/pm/model';
import type { NumberedFootnotes } from '../../blocks/numbered-footnotes.ts';
import { plainStyle, type TextRun, type TextStyle } from './text-style.ts';

const linkColor = '#1f5fa8';

/** The text of a block as runs of one style each. */
export function runsOf(block: Node, base: TextStyle, footnotes: NumberedFootnotes): TextRun[] {
  return block.children.flatMap((node) => {
    const style = styled(node, base);
    if (node.isText) return facesOf(node.text ?? '', style);
    if (node.type.name === 'hardBreak') return [{ text: '\n', style }];
    if (node.type.name !== 'footnote') return [];
    const number = footnotes.next(node);
    const raised = { ...style, size: base.size * 0.65, rise: base.size * 0.38, goTo: footnotePlace(number) };
    return [{ text: String(number), style: { ...raised, color: linkColor } }];
  });
}

/** Name of the link destination of a footnote. */
export function footnotePlace(number: number): string {
  return `footnote-${number}`;
}

/** Converts code to runs. Characters that the monospaced font lacks use the regular font. */
export function codeRuns(text: string, size: number): TextRun[] {
  return facesOf(text.replaceAll('\t', '    '), plainStyle(size, 'mono'));
}

function styled(node: Node, base: TextStyle): TextStyle {
  let style = base;
  for (const mark of node.marks) style = { ...style, ...changeOf(mark, style, base) };
  return style;
}

/** Returns the changes to a style that a mark causes. */
function changeOf({ type, attrs }: Mark, { face, size }: TextStyle, base: TextStyle): Partial<TextStyle> {
  switch (type.name) {
    case 'bold':
      return face === 'mono' ? {} : { face: 'bold' };
    case 'italic':
      return { isItalic: true };
    case 'underline':
      return { isUnderlined: true };
    case 'strike':
      return { isStruck: true };
    case 'highlight':
      return { isHighlighted: true };
    case 'code':
      return { face: 'mono', size: size * 0.92 };
    case 'superscript':
      return { size: base.size * 0.65, rise: base.size * 0.38 };
    case 'subscript':
      return { size: base.size * 0.65, rise: -base.size * 0.16 };
    case 'link': {
      const isSafe = typeof attrs.href === 'string' && isSafeLink(attrs.href);
      return isSafe ? { link: String(attrs.href), color: linkColor } : {};
    }
    default:
      return {};
  }
}

/** Splits a text by font: the monospaced font contains only Latin letters; other characters use the regular font. */
function facesOf(text: string, style: TextStyle): TextRun[] {
  if (style.face !== 'mono') return [{ text, style }];
  const regular: TextStyle = { ...style, face: 'regular' };
  return (text.match(/[\n\u0020-\u024f]+|[^\n\u0020-\u024f]+/g) ?? []).map((part) => ({
    text: part,
    style: part.charCodeAt(0) <= 0x24f ? style : regular,
  }));
}
