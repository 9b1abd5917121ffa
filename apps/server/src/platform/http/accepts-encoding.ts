import type { IncomingHttpHeaders } from 'node:http';

const accepted = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
} as const;

/** Returns whether a client accepts an encoding; `;q=0` refuses it (RFC 9110, 12.5.3). */
export function acceptsEncoding(headers: IncomingHttpHeaders, encoding: keyof typeof accepted): boolean {
  return accepted[encoding].test(String(headers['accept-encoding'] ?? ''));
}
