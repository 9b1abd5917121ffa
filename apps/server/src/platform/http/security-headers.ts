import type { PlatformConfig } from '../settings/config.ts';

/** Headers of every response. Pages and files replace the restrictive default content policy. */
export function securityHeaders(config: Pick<PlatformConfig, 'isHttps'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(config.isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers that browsers apply to documents only; omitted for data. */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

/**
 * Pages that may be framed by this site's own pages. They perform no actions, so clickjacking is harmless.
 */
const framedPages = /^(?:\/[a-z-]+)?\/terms\/[a-z]+\/embedded$/;

/** May be framed by the operator's other domains only (accounts/handover). */
const authPage = /^(?:\/[a-z-]+)?\/iframeAuth$/;

type PolicyConfig = Pick<PlatformConfig, 'baseUrl' | 'isHttps' | 'mode' | 'authOrigins'>;

/** Headers of a page, by its path. */
export function pageHeaders(
  path: string,
  nonce: string,
  config: PolicyConfig,
): Readonly<Record<string, string>> {
  const policy = (ancestors: string) => ({ 'content-security-policy': pagePolicy(nonce, config, ancestors) });
  if (authPage.test(path) && config.authOrigins.length > 0) {
    // X-Frame-Options cannot name other origins; browsers without frame-ancestors are not supported anyway.
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
 * What a page may load and run: the site's own files, and inline scripts with this response's nonce. Files
 * get it without a nonce: a worker obeys the policy of its own script.
 */
export function pagePolicy(nonce: string | null, config: PolicyConfig, frameAncestors = "'none'"): string {
  const domains = [config.baseUrl, ...config.authOrigins];
  const live = domains.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  const isDev = config.mode === 'development';
  return [
    "default-src 'none'",
    // The English checker is WebAssembly; workers start from the site's own files or from a blob that imports
    // them.
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''} 'wasm-unsafe-eval'`,
    "worker-src 'self' blob:",
    // Editor, dialogs and toasts set style attributes and style elements at run time.
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
