import { childOf, element, type XmlElement } from '../word-file/index.ts';
import { propertyOrder } from './property-order.ts';

/** The properties of a paragraph or run; created if missing. */
export function propertiesOf(owner: XmlElement, name: 'w:pPr' | 'w:rPr'): XmlElement {
  const there = childOf(owner, name);
  if (there !== undefined) return there;
  const made = element(name);
  owner.children.unshift(made);
  return made;
}

/** Sets attributes of a property, creating it in its place if missing; undefined removes an attribute. */
export function setProperty(
  properties: XmlElement,
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  const there = childOf(properties, name);
  const property = there ?? element(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) property.attributes.delete(key);
    else property.attributes.set(key, value);
  }
  if (there === undefined) insertInOrder(properties, property);
}

/** Inserts a property at the position that Word requires. */
export function insertInOrder(properties: XmlElement, property: XmlElement): void {
  const names = propertyOrder[properties.name] ?? [];
  const rank = names.indexOf(property.name);
  const at = properties.children.findIndex(
    (child) => typeof child !== 'string' && names.indexOf(child.name) > rank,
  );
  properties.children.splice(at < 0 ? properties.children.length : at, 0, property);
}
