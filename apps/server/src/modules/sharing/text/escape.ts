import { escapeMarkup } from '@inkstone/kernel';

/** Renders an element. Attributes are escaped, those without a value omitted; the content is HTML already. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inside?: string,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`);
  const open = `<${tag}${written.join('')}>`;
  return inside === undefined ? open : `${open}${inside}</${tag}>`;
}
