import { strToU8, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces = [
  `xmlns:w="${word}"`,
  `xmlns:r="${office}"`,
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

/** Parts of a docx for tests; each text is the content of the root element of its part. */
export interface WordFileParts {
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly comments?: string;
  /** Further relationships: id, type, target, and `External` for a target outside the file. */
  readonly relations?: readonly (readonly [string, string, string, 'External'?])[];
  readonly others?: Readonly<Record<string, Uint8Array | string>>;
}

/** Creates a docx as other programs write it, with only the given parts. */
export function wordFile({ body, relations = [], others = {}, ...sides }: WordFileParts): Uint8Array {
  const parts: Record<string, Uint8Array> = {};
  const add = (path: string, xml: string) => {
    parts[path] = strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
  };
  const links = relations.map(
    ([id, type, target, mode]) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  );
  for (const [name, content] of Object.entries(sides)) {
    add(`word/${name}.xml`, `<w:${name} ${namespaces}>${content}</w:${name}>`);
    links.push(`<Relationship Id="side-${name}" Type="${office}/${name}" Target="${name}.xml"/>`);
  }
  add('word/document.xml', `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`);
  add(
    'word/_rels/document.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
  );
  for (const [path, content] of Object.entries(others)) {
    parts[path] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(parts);
}

/** A header or footer with the given content. */
export function sidePart(name: string, content: string): string {
  const root = name === 'header' ? 'w:hdr' : 'w:ftr';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>${content}</${root}>`;
}

/** A paragraph of one run, with paragraph properties. */
export function p(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${r(text)}</w:p>`;
}

/** A run, with run properties. */
export function r(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph style. */
export function style(id: string, name: string, properties = '', basedOn = ''): string {
  const base = basedOn === '' ? '' : `<w:basedOn w:val="${basedOn}"/>`;
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${base}<w:pPr>${properties}</w:pPr></w:style>`;
}
