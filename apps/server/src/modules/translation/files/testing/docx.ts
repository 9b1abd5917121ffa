import { strToU8, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** A run of text in WordprocessingML; `format` are its properties. */
export const run = (text: string, format = '') =>
  `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
/** A docx with the given paragraphs and nothing else. */
export const docx = (...paragraphs: string[]) =>
  zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${word}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
    ),
  });
