/** A secret of this page, and what may be told of it. */
export interface Nonce {
  readonly nonce: string;
  /** Its SHA-256. */
  readonly challenge: string;
}

/** 256 bits of chance. Whoever takes a code over has to show them; without them the code is worth nothing. */
export async function newNonce(): Promise<Nonce> {
  const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return { nonce, challenge: toBase64Url(new Uint8Array(hash)) };
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
