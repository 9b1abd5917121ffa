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

/**
 * May be framed by this site, the operator's other domains and EMBED_ORIGINS. Payments there are made at a
 * payment provider; other pages of the purchase area cannot be framed.
 */
const embeddedPages = /^(?:\/[a-z-]+)?\/(?:vipV3\/(?:upgrade|upgradeModal|compare)|scheme\/schemeModal)$/;

type PolicyConfig = Pick<PlatformConfig, 'baseUrl' | 'isHttps' | 'mode' | 'authOrigins' | 'embedOrigins'>;

/** Exact origins that may show embedded pages in a frame. */
export function embeddersOf({
  baseUrl,
  authOrigins,
  embedOrigins,
}: Pick<PolicyConfig, 'baseUrl' | 'authOrigins' | 'embedOrigins'>): string[] {
  return [...new Set([new URL(baseUrl).origin, ...authOrigins, ...embedOrigins])];
}

/** The only page that loads the script of a CAPTCHA vendor. Pages show it in a frame. */
const captchaPage = /^(?:\/[a-z-]+)?\/captcha$/;

/**
 * The only pages that load the script of a card provider, matched case-insensitively. They are loaded as
 * separate documents.
 */
const cardPage =
  /^(?:\/[a-z-]+)?\/(?:vipV2\/(?:oversea\/)?overseaCreditCardPayHome|app\/subscriptions\/card)$/i;

/** The pages that load WeChat's JS-SDK; browsers outside WeChat do not load it. */
const sharePages = /^(?:\/[a-z-]+)?\/(?:share(?:v[1-7])?|appshare|fileshare\/[^/]+)\/?$/;

/** Sources that a content security policy permits beyond the site's own, by kind. */
export interface PolicySources {
  readonly script?: readonly string[];
  readonly style?: readonly string[];
  readonly image?: readonly string[];
  readonly font?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
}

/** Sources of vendors' scripts, each permitted on one page only; undefined for a vendor that is not used. */
export interface VendorSources {
  readonly captcha?: PolicySources | undefined;
  readonly card?: PolicySources | undefined;
  /** WeChat's JS-SDK, for share cards. */
  readonly wechat?: PolicySources | undefined;
}

/** Headers of a page, by its path. */
export function pageHeaders(
  path: string,
  nonce: string,
  config: PolicyConfig,
  { captcha, card, wechat }: VendorSources = {},
): Readonly<Record<string, string>> {
  const policy = (ancestors: string) => ({ 'content-security-policy': pagePolicy(nonce, config, ancestors) });
  if (authPage.test(path) && config.authOrigins.length > 0) {
    // X-Frame-Options cannot name other origins; browsers without frame-ancestors are not supported anyway.
    const { 'x-frame-options': _, ...headers } = documentHeaders;
    return { ...headers, ...policy(config.authOrigins.join(' ')) };
  }
  if (embeddedPages.test(path)) {
    const { 'x-frame-options': _, ...headers } = documentHeaders;
    return { ...headers, ...policy(["'self'", ...embeddersOf(config)].join(' ')) };
  }
  if (captcha && captchaPage.test(path)) {
    const opened = pagePolicy(nonce, config, "'self'", captcha);
    return { ...documentHeaders, 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': opened };
  }
  if (card && cardPage.test(path)) {
    const script = card.script?.map((source) => ` "${source}"`).join('') ?? '';
    const permissions = documentHeaders['permissions-policy'].replace(
      'payment=()',
      `payment=(self${script})`,
    );
    const opened = pagePolicy(nonce, config, "'none'", card);
    return { ...documentHeaders, 'permissions-policy': permissions, 'content-security-policy': opened };
  }
  if (wechat && sharePages.test(path)) {
    const opened = pagePolicy(nonce, config, "'none'", wechat);
    return { ...documentHeaders, 'content-security-policy': opened };
  }
  const isFramed = framedPages.test(path);
  return {
    ...documentHeaders,
    ...(isFramed ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
    ...policy(isFramed ? "'self'" : "'none'"),
  };
}

/**
 * Returns the content security policy of a page: the site's own files, and inline scripts with this
 * response's nonce. Files get it without a nonce, because a worker is subject to the policy of its own
 * script.
 */
export function pagePolicy(
  nonce: string | null,
  config: PolicyConfig,
  frameAncestors = "'none'",
  more: PolicySources = {},
): string {
  const domains = [config.baseUrl, ...config.authOrigins];
  const live = domains.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  const isDev = config.mode === 'development';
  const also = (name: keyof PolicySources) => (more[name] ?? []).map((source) => ` ${source}`).join('');
  return [
    "default-src 'none'",
    // The English checker is WebAssembly; workers start from the site's own files or from a blob that imports
    // them.
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''} 'wasm-unsafe-eval'${also('script')}`,
    "worker-src 'self' blob:",
    // Editor, dialogs and toasts set style attributes and style elements at run time.
    `style-src 'self' 'unsafe-inline'${also('style')}`,
    `img-src 'self' data: blob:${also('image')}`,
    `font-src 'self' data:${also('font')}`,
    `connect-src 'self' ${live} data: blob:${isDev ? ' ws: wss:' : ''}${also('connect')}`,
    "manifest-src 'self'",
    "media-src 'self' blob:",
    `frame-src 'self'${config.authOrigins.length > 0 ? ` ${config.baseUrl}` : ''}${also('frame')}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(config.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
