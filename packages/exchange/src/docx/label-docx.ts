import {
  type DocxParts,
  element,
  elementsOf,
  parseXml,
  readPart,
  unzipDocx,
  writePart,
  zipDocx,
} from '../word-file/index.ts';
import { customXml } from './write-docx.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Adds an AI content label to the properties of a docx, replacing an earlier one. Throws as `openDocx` does. */
export function labelDocx(bytes: Uint8Array, label: string, maxBytes: number): Uint8Array {
  const parts = unzipDocx(bytes, maxBytes);
  const own = parseXml(customXml(label));
  const path = customPath(parts);
  const existing = path === null ? null : readPart(parts, path);
  if (path !== null && existing !== null) {
    const [property] = elementsOf(own.root);
    const others = elementsOf(existing.root).filter(({ attributes }) => attributes.get('name') !== 'AIGC');
    const ids = others.map(({ attributes }) => Number(attributes.get('pid') ?? 1));
    property?.attributes.set('pid', String(Math.max(1, ...ids.filter(Number.isSafeInteger)) + 1));
    existing.root.children.splice(
      0,
      existing.root.children.length,
      ...others,
      ...(property ? [property] : []),
    );
    // The namespace prefix of the value is declared on the element, because the part may use another prefix.
    const types = own.root.attributes.get('xmlns:vt') ?? '';
    for (const value of property ? elementsOf(property) : []) value.attributes.set('xmlns:vt', types);
    writePart(parts, path, existing);
    return zipDocx(parts);
  }
  const target = 'docProps/custom.xml';
  writePart(parts, target, { prologue: declaration, root: own.root });
  register(parts, '_rels/.rels', 'Relationships', {
    Id: 'rIdAigc',
    Type: `${office}/custom-properties`,
    Target: target,
  });
  register(parts, '[Content_Types].xml', 'Types', { PartName: `/${target}`, ContentType: contentType });
  return zipDocx(parts);
}

function customPath(parts: DocxParts): string | null {
  const relations = readPart(parts, '_rels/.rels');
  const own =
    relations &&
    elementsOf(relations.root).find(({ attributes }) =>
      attributes.get('Type')?.endsWith('/custom-properties'),
    );
  return own?.attributes.get('Target')?.replace(/^\//, '') ?? null;
}

function register(
  parts: DocxParts,
  path: string,
  root: 'Relationships' | 'Types',
  attributes: Readonly<Record<string, string>>,
): void {
  const space = root === 'Types' ? 'content-types' : 'relationships';
  const list = readPart(parts, path) ?? {
    prologue: declaration,
    root: element(root, { xmlns: `${packages}/${space}` }),
  };
  const name = root === 'Types' ? 'Override' : 'Relationship';
  const isNamed = elementsOf(list.root).some(
    (each) => each.attributes.get('PartName') === attributes.PartName,
  );
  if (root === 'Relationships' || !isNamed) list.root.children.push(element(name, attributes));
  writePart(parts, path, list);
}
