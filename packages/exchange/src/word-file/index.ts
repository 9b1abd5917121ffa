export { type Docx, openDocx, readPart, saveDocx, writePart } from './open-docx.ts';
export { type DocxParts, unzipDocx, zipDocx } from './unzip-docx.ts';
export {
  childOf,
  decodeText,
  element,
  elementsOf,
  encodeText,
  parseXml,
  writeXml,
  type XmlDocument,
  type XmlElement,
} from './xml.ts';
