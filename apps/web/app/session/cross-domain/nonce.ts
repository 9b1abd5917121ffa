/** A secret of this page, and its public hash. */
export interface Nonce {
  readonly nonce: string;
  /** Its SHA-256. */
  readonly challenge: string;
}

/** 256 random bits. Redeeming a code requires them; without them the code is useless. */
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
