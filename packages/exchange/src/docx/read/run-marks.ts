import type { Mark } from '@tiptap/pm/model';
import { childOf, childValue, decodeText, type XmlElement } from '../../word-file/index.ts';
import { markOf, type ReadContext } from './context.ts';
import { formatOf, type ParagraphStyle, type RunFormat } from './styles.ts';

/** How a run looks: by its paragraph's style, its own, and what is set on it. */
export function formatOfRun(context: ReadContext, style: ParagraphStyle, run: XmlElement): RunFormat {
  const properties = childOf(run, 'w:rPr');
  const own = formatOf(properties);
  const ofStyle = context.styles.run(childValue(properties, 'w:rStyle'));
  // A heading is bold and a quotation leans by being one.
  const { bold = false, italic = false, strike = false, hidden = false } = style.kind ? {} : style.format;
  const format = { bold, italic, strike, hidden, ...withoutLinkLook(properties, ofStyle), ...own };
  return style.kind?.kind === 'code' ? { hidden: format.hidden } : withShading(properties, format);
}

/** Links are underlined by their style; an underline of their own is set on the run. */
function withoutLinkLook(properties: XmlElement | undefined, format: RunFormat): RunFormat {
  const isLink = /link/i.test(childValue(properties, 'w:rStyle') ?? '');
  return isLink ? { ...format, underline: false } : format;
}

/** Some writers know no marker pen and colour the ground of letters instead. */
function withShading(properties: XmlElement | undefined, format: RunFormat): RunFormat {
  const fill = decodeText(childOf(properties, 'w:shd')?.attributes.get('w:fill') ?? 'auto');
  const isShaded = !/^(?:auto|f{6})$/i.test(fill);
  return isShaded && format.highlight === undefined && !format.code ? { ...format, highlight: true } : format;
}

/** The marks for a look. */
export function marksOfFormat(format: RunFormat): Mark[] {
  const names = (['bold', 'italic', 'underline', 'strike', 'code', 'highlight'] as const).filter(
    (name) => format[name] === true,
  );
  return [...names, ...(format.script ? [format.script] : [])].map((name) => markOf(name));
}
