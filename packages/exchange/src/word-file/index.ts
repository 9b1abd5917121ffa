export { type Docx, hasTrackedChanges, openDocx, readPart, saveDocx, writePart } from './open-docx.ts';
export { type DocxParts, unzipDocx, zipDocx } from './unzip-docx.ts';
export {
  childOf,
  childValue,
  decodeText,
  element,
  elementsOf,
  encodeText,
  parseXml,
  setChildren,
  textOf,
  writeXml,
  type XmlDocument,
  type XmlElement,
} from './xml.ts';
