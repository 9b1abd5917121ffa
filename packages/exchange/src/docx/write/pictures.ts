import type { Node } from '@tiptap/pm/model';
import type { Picture } from '../../manuscript.ts';
import { pictureSize } from '../picture-size.ts';
import type { WriteContext } from './context.ts';
import { pictureEndings } from './relations.ts';
import { xmlText, xmlValue } from './xml-text.ts';

/** Maximum picture size on an A4 page, in pixels. */
const room = { width: 601, height: 900 };
const unitsOfPixel = 9525;

/** A picture as paragraph content, or its alternative text in brackets if there is no picture. */
export function pictureXml(context: WriteContext, image: Node): string {
  const { src, alt, title } = image.attrs;
  const picture = findPicture(context, String(src));
  if (!picture) return `<w:r><w:t xml:space="preserve">[${xmlText(String(alt ?? ''))}]</w:t></w:r>`;
  context.serial++;
  const id = context.serial;
  const relation = context.relations.picture(String(src), picture);
  const { width, height } = shownSize(image, picture);
  const extent = `cx="${Math.round(width * unitsOfPixel)}" cy="${Math.round(height * unitsOfPixel)}"`;
  const words = `descr="${xmlValue(String(alt ?? ''))}"${title ? ` title="${xmlValue(String(title))}"` : ''}`;
  return [
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${extent}/>`,
    `<wp:docPr id="${id}" name="Picture ${id}" ${words}/>`,
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>',
    `<pic:nvPicPr><pic:cNvPr id="${id}" name="Picture ${id}"/><pic:cNvPicPr/></pic:nvPicPr>`,
    `<pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
  ].join('');
}

function findPicture({ manuscript }: WriteContext, src: string): Picture | null {
  const picture = manuscript.pictures.get(src) ?? pictureOfData(src);
  return picture && Object.hasOwn(pictureEndings, picture.mediaType) ? picture : null;
}

/** Returns a small picture stored in the document itself as a data URL. */
function pictureOfData(src: string): Picture | null {
  const [, mediaType, data] = /^data:(image\/[a-z]+);base64,([a-z\d+/]+=*)$/i.exec(src) ?? [];
  if (mediaType === undefined || data === undefined) return null;
  return { mediaType, bytes: Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)) };
}

/** Returns the chosen or natural size, limited to the page. */
function shownSize(image: Node, { bytes, mediaType }: Picture): { width: number; height: number } {
  const natural = pictureSize(bytes, mediaType) ?? { width: 400, height: 300 };
  const wanted = Number(image.attrs.width ?? 0) || natural.width;
  const shape = natural.height / natural.width;
  const width = Math.max(1, Math.min(wanted, room.width, room.height / shape));
  return { width, height: Math.max(1, width * shape) };
}
