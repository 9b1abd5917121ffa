/**
 * The source of an inline script, written so that no text in it ends the script or begins an HTML comment in it: after `<!--` and
 * `<script` a browser would not see the end of the script, and show nothing of the page.
 */
export function embedSource(source: string): string {
  return source.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
}

/** A value as source code for an inline script. */
export function embedValue(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
