import type { Mark } from '@tiptap/pm/model';
import { childOf, childValue, decodeText, type XmlElement } from '../../word-file/index.ts';
import { markOf, type ReadContext } from './context.ts';
import { formatOf, type ParagraphStyle, type RunFormat } from './styles.ts';

/** Formatting of a run from its paragraph style, its own style and direct formatting. */
export function formatOfRun(context: ReadContext, style: ParagraphStyle, run: XmlElement): RunFormat {
  const properties = childOf(run, 'w:rPr');
  const own = formatOf(properties);
  const ofStyle = context.styles.run(childValue(properties, 'w:rStyle'));
  // Headings are bold and quotations italic by definition.
  const { bold = false, italic = false, strike = false, hidden = false } = style.kind ? {} : style.format;
  const format = { bold, italic, strike, hidden, ...withoutLinkFormatting(properties, ofStyle), ...own };
  return style.kind?.kind === 'code' ? { hidden: format.hidden } : withShading(properties, format);
}

/** Ignores the underline of the link style; a direct underline is kept. */
function withoutLinkFormatting(properties: XmlElement | undefined, format: RunFormat): RunFormat {
  const isLink = /link/i.test(childValue(properties, 'w:rStyle') ?? '');
  return isLink ? { ...format, underline: false } : format;
}

/** Reads background shading as highlighting, because some programs write it in this form. */
function withShading(properties: XmlElement | undefined, format: RunFormat): RunFormat {
  const fill = decodeText(childOf(properties, 'w:shd')?.attributes.get('w:fill') ?? 'auto');
  const isShaded = !/^(?:auto|f{6})$/i.test(fill);
  return isShaded && format.highlight === undefined && !format.code ? { ...format, highlight: true } : format;
}

/** Converts formatting to marks. */
export function marksOfFormat(format: RunFormat): Mark[] {
  const names = (['bold', 'italic', 'underline', 'strike', 'code', 'highlight'] as const).filter(
    (name) => format[name] === true,
  );
  return [...names, ...(format.script ? [format.script] : [])].map((name) => markOf(name));
}
