/**
 * Escapes source code for an inline script, so that it neither ends the script nor begins an HTML comment. After `<!--` and
 * `<script`, a browser would not find the end of the script and would show nothing of the page.
 */
export function embedSource(source: string): string {
  return source.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
}

/** Returns a value as source code for an inline script. */
export function embedValue(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
