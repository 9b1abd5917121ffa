import { type DocxParts, decodeText, elementsOf, readPart } from '../../word-file/index.ts';

/** A relationship of a part. */
export interface Relation {
  /** Last path segment of its type: `image`, `hyperlink`, `footnotes`… */
  readonly type: string;
  /** Path of a part, or an external address, which is never fetched. */
  readonly target: string;
  readonly isExternal: boolean;
}

/** The relationships of a part by id. */
export function readRelations(parts: DocxParts, path: string): Map<string, Relation> {
  const cut = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, cut);
  const list = readPart(parts, `${folder}_rels/${path.slice(cut)}.rels`);
  const relations = new Map<string, Relation>();
  for (const { attributes } of list ? elementsOf(list.root) : []) {
    const isExternal = attributes.get('TargetMode') === 'External';
    const target = decodeText(attributes.get('Target') ?? '');
    relations.set(attributes.get('Id') ?? '', {
      type: attributes.get('Type')?.split('/').at(-1) ?? '',
      target: isExternal ? target : partPath(folder, target),
      isExternal,
    });
  }
  return relations;
}

/** Path of the first related part of this type; null if there is none. */
export function partOfType(relations: ReadonlyMap<string, Relation>, type: string): string | null {
  for (const relation of relations.values()) {
    if (relation.type === type && !relation.isExternal) return relation.target;
  }
  return null;
}

function partPath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
