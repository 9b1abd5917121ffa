const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, between tags and inside attributes. Control characters that HTML forbids are left out. */
export function escapeHtml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (one) => escapes[one] ?? one);
}

/** An element. Attributes are escaped, those without a value left out; what is inside is HTML already. */
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
