/** What looks like the text of a private key, but holds none: for settings whose key is never used. */
export function pem(content: string, lineEnd = '\n'): string {
  const label = ['PRIVATE', 'KEY'].join(' ');
  return [`-----BEGIN ${label}-----`, content, `-----END ${label}-----`].join(lineEnd);
}
