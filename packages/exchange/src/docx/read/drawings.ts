import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import { childOf, decodeText, elementsOf, type XmlElement } from '../../word-file/index.ts';
import { pictureSize } from '../picture-size.ts';
import type { ReadContext } from './context.ts';
import type { Relation } from './relations.ts';

/** Reads drawings and embedded objects of a run: pictures, lines and text boxes, as blocks in order. */
export function readDrawing(context: ReadContext, drawing: XmlElement): Node[] {
  const blocks: Node[] = [];
  const found = { isAnything: false };
  collect(context, drawing, frameOf(drawing), blocks, found);
  if (!found.isAnything) context.losses.add(drawing.name === 'w:object' ? 'objects' : 'drawings');
  return blocks;
}

interface Frame {
  readonly alt: string;
  readonly title: string | null;
  /** Size on the page in pixels; NaN if unspecified. */
  readonly width: number;
  readonly height: number;
}

function collect(
  context: ReadContext,
  parent: XmlElement,
  frame: Frame,
  blocks: Node[],
  found: { isAnything: boolean },
): void {
  for (const child of elementsOf(parent)) {
    switch (child.name) {
      case 'a:blip':
        found.isAnything = true;
        addPicture(context, blipRelation(context, child), frame, blocks);
        break;
      case 'v:imagedata':
        found.isAnything = true;
        addPicture(context, context.relations.get(child.attributes.get('r:id') ?? ''), frame, blocks);
        break;
      case 'w:txbxContent':
        found.isAnything = true;
        blocks.push(...context.readBlocks(context, elementsOf(child)));
        break;
      case 'o:OLEObject':
        found.isAnything = true;
        context.losses.add('objects');
        break;
      case 'mc:AlternateContent':
        collect(context, chosen(child), frame, blocks, found);
        break;
      case 'v:rect':
        if (child.attributes.get('o:hr') === 't') {
          found.isAnything = true;
          blocks.push(bodySchema.node('horizontalRule'));
        } else collect(context, child, frame, blocks, found);
        break;
      default:
        collect(context, child, frame, blocks, found);
    }
  }
}

/** Returns the newer one of two alternative representations. */
export function chosen(alternatives: XmlElement): XmlElement {
  return childOf(alternatives, 'mc:Choice') ?? childOf(alternatives, 'mc:Fallback') ?? alternatives;
}

/** Returns the relationship of a picture. Of a vector picture, the raster fallback for readers without vector support is used. */
function blipRelation({ relations }: ReadContext, blip: XmlElement): Relation | undefined {
  const id = blip.attributes.get('r:embed') ?? blip.attributes.get('r:link');
  return id === undefined ? undefined : relations.get(id);
}

function addPicture(
  context: ReadContext,
  relation: Relation | undefined,
  frame: Frame,
  blocks: Node[],
): void {
  const src = context.pictures.take(relation);
  if (src === null) return;
  const { alt, title } = frame;
  blocks.push(bodySchema.node('image', { src, alt: alt || null, title, ...shownSize(context, src, frame) }));
}

/** Width of a full page in pixels: a picture that fills it was not scaled deliberately. */
const fullWidth = 570;
const fullHeight = 880;

/** Returns the size of a picture only if it is displayed clearly smaller than its pixel size. */
function shownSize(
  { pictures }: ReadContext,
  src: string,
  { width, height }: Frame,
): { width?: number; height?: number } {
  const picture = pictures.pictures.get(src);
  const natural = picture && pictureSize(picture.bytes, picture.mediaType);
  const isShrunk = natural && width >= 8 && width <= natural.width * 0.95;
  if (!isShrunk || width >= fullWidth || height >= fullHeight) return {};
  return { width: Math.round(width), height: Math.round((natural.height * width) / natural.width) };
}

/** English metric units (EMU) per pixel. */
const unitsOfPixel = 9525;

function frameOf(drawing: XmlElement): Frame {
  const place = childOf(drawing, 'wp:inline') ?? childOf(drawing, 'wp:anchor');
  const words = childOf(place, 'wp:docPr')?.attributes;
  const extent = childOf(place, 'wp:extent')?.attributes;
  const pixels = (side: string) => Number(extent?.get(side) ?? Number.NaN) / unitsOfPixel;
  const title = decodeText(words?.get('title') ?? '');
  return {
    alt: decodeText(words?.get('descr') ?? ''),
    title: title === '' ? null : title,
    width: pixels('cx'),
    height: pixels('cy'),
  };
}
