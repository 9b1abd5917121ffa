const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. Control characters that HTML forbids are removed. */
export function escapeHtml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (one) => escapes[one] ?? one);
}

/** Renders an element. Attributes are escaped, those without a value omitted; the content is HTML already. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inside?: string,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  const open = `<${tag}${written.join('')}>`;
  return inside === undefined ? open : `${open}${inside}</${tag}>`;
}
