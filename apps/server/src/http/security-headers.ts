import type { Config } from '../config.ts';

/** Headers that every reply carries. Pages and files get a content policy of their own instead of the closed one. */
export function securityHeaders(config: Pick<Config, 'isHttps'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(config.isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** What browsers obey on documents only, so that data goes without it. */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

/** Pages that pages of ours show in a frame. Nothing in them acts for anybody, so nothing can be clicked by deceit. */
const framedPages = /^(?:\/[a-z-]+)?\/terms\/[a-z]+\/embedded$/;

/** Shown by the operator's other domains, and by nobody else (accounts/handover). */
const authPage = /^(?:\/[a-z-]+)?\/iframeAuth$/;

type PolicyConfig = Pick<Config, 'baseUrl' | 'isHttps' | 'mode' | 'authOrigins'>;

/** What every page carries, by its path. */
export function pageHeaders(
  path: string,
  nonce: string,
  config: PolicyConfig,
): Readonly<Record<string, string>> {
  const policy = (ancestors: string) => ({ 'content-security-policy': pagePolicy(nonce, config, ancestors) });
  if (authPage.test(path) && config.authOrigins.length > 0) {
    // The older header cannot name other origins; whoever knows no frame-ancestors is too old for our pages.
    const { 'x-frame-options': _, ...headers } = documentHeaders;
    return { ...headers, ...policy(config.authOrigins.join(' ')) };
  }
  const isFramed = framedPages.test(path);
  return {
    ...documentHeaders,
    ...(isFramed ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
    ...policy(isFramed ? "'self'" : "'none'"),
  };
}

/**
 * What a page may load and run: our own files, and inline scripts that carry this response's nonce. Files get it
 * too, without a nonce: a worker obeys the policy that came with its own script.
 */
export function pagePolicy(nonce: string | null, config: PolicyConfig, frameAncestors = "'none'"): string {
  const domains = [config.baseUrl, ...config.authOrigins];
  const live = domains.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  const isDev = config.mode === 'development';
  return [
    "default-src 'none'",
    // The English checker is WebAssembly; workers start from files of ours or from a blob that imports them.
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''} 'wasm-unsafe-eval'`,
    "worker-src 'self' blob:",
    // Editor, dialogs and toasts place things by style attributes and by style elements made at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${live} data: blob:${isDev ? ' ws: wss:' : ''}`,
    "manifest-src 'self'",
    "media-src 'self' blob:",
    `frame-src 'self'${config.authOrigins.length > 0 ? ` ${config.baseUrl}` : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(config.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
