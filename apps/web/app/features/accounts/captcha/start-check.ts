import type { CodeAction, VendorAnswer, WidgetView } from '@inkstone/contracts/accounts';
import type { Locale } from '@inkstone/phrases';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { loadScript } from './load-script.ts';
import { type TencentResult, vendorWindow } from './vendor-window.ts';

/** The check of one puzzle. */
export interface CheckOptions {
  readonly widget: WidgetView;
  readonly puzzleId: string;
  readonly action: CodeAction;
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | 'auto';
  /** An empty element, in which the script renders its widget. */
  readonly host: HTMLElement;
}

/** The result of a check. */
export interface CheckEvents {
  readonly onShown: () => void;
  readonly onAnswer: (answer: VendorAnswer) => void;
  /** The user closed the vendor's window without an answer. */
  readonly onClosed: () => void;
  readonly onFailed: () => void;
}

/** URLs of the vendors' scripts, which must be loaded from there. */
const scripts: Readonly<Record<WidgetView['vendor'], string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  tencent: 'https://turing.captcha.qcloud.com/TJCaptcha.js',
  alibaba: 'https://o.alicdn.com/captcha-frontend/aliyunCaptcha/AliyunCaptcha.js',
};

/**
 * Loads the vendor's script and starts its check. Rejects when the script cannot be loaded or does not start; `signal` ends the
 * check. Turnstile's options follow its documentation; those of Tencent and Alibaba were not verified with the live services.
 */
export async function startCheck(
  options: CheckOptions,
  events: CheckEvents,
  signal: AbortSignal,
): Promise<void> {
  const { widget } = options;
  if (widget.vendor === 'alibaba') {
    vendorWindow().AliyunCaptchaConfig = { region: widget.region, prefix: widget.prefix };
  }
  if (!isLoaded(widget.vendor)) await loadScript(scripts[widget.vendor], signal);
  signal.throwIfAborted();
  switch (widget.vendor) {
    case 'turnstile':
      return startTurnstile(widget.siteKey, options, events, signal);
    case 'tencent':
      return startTencent(widget.appId, options, events, signal);
    case 'alibaba':
      return startAlibaba(widget.sceneId, options, events);
  }
}

function isLoaded(vendor: WidgetView['vendor']): boolean {
  const { turnstile, TencentCaptcha, initAliyunCaptcha } = vendorWindow();
  return Boolean({ turnstile, tencent: TencentCaptcha, alibaba: initAliyunCaptcha }[vendor]);
}

function startTurnstile(
  siteKey: string,
  { puzzleId, action, locale, theme, host }: CheckOptions,
  { onShown, onAnswer, onFailed }: CheckEvents,
  signal: AbortSignal,
): void {
  const { turnstile } = vendorWindow();
  if (!turnstile) throw new Error('The script of Turnstile has not started');
  const fail = () => {
    onFailed();
    // The error is handled, so the script need not report it.
    return true;
  };
  const id = turnstile.render(host, {
    sitekey: siteKey,
    action,
    cData: puzzleId,
    language: languageTags[locale].toLowerCase(),
    theme,
    size: 'flexible',
    callback: (token: string) => onAnswer({ token, randstr: '' }),
    'error-callback': fail,
    'unsupported-callback': fail,
  });
  if (id === undefined) throw new Error('Turnstile shows no check');
  signal.addEventListener('abort', () => turnstile.remove(id), { once: true });
  onShown();
}

function startTencent(
  appId: string,
  { locale, theme }: CheckOptions,
  { onShown, onAnswer, onClosed, onFailed }: CheckEvents,
  signal: AbortSignal,
): void {
  const { TencentCaptcha } = vendorWindow();
  if (!TencentCaptcha) throw new Error('The script of Tencent has not started');
  const take = ({ ret, ticket, randstr, errorCode }: TencentResult) => {
    if (ret === 2) return onClosed();
    // With an error, the ticket is generated in the browser and refused by the server.
    if (ret !== 0 || !ticket || !randstr || errorCode) return onFailed();
    onAnswer({ token: ticket, randstr });
  };
  const check = new TencentCaptcha(appId, take, {
    userLanguage: languageTags[locale].toLowerCase(),
    enableDarkMode: theme === 'dark',
  });
  signal.addEventListener('abort', () => check.destroy(), { once: true });
  check.show();
  onShown();
}

const alibabaLanguages: Partial<Record<Locale, string>> = { zh: 'cn', 'zh-tw': 'tw' };

function startAlibaba(
  sceneId: string,
  { locale, host }: CheckOptions,
  { onShown, onAnswer, onFailed }: CheckEvents,
): void {
  const { initAliyunCaptcha } = vendorWindow();
  if (!initAliyunCaptcha) throw new Error('The script of Alibaba has not started');
  // The script finds both elements by their ids. Its button would submit a form of the page, but the page has none.
  const element = document.createElement('div');
  element.id = 'captcha-element';
  const button = document.createElement('button');
  button.id = 'captcha-button';
  button.type = 'button';
  button.hidden = true;
  host.replaceChildren(element, button);
  initAliyunCaptcha({
    SceneId: sceneId,
    mode: 'embed',
    element: '#captcha-element',
    button: '#captcha-button',
    success: (token) => onAnswer({ token, randstr: '' }),
    // The script itself shows another puzzle.
    fail: () => undefined,
    getInstance: onShown,
    onError: onFailed,
    language: alibabaLanguages[locale] ?? locale,
    slideStyle: { width: Math.min(host.clientWidth, 360), height: 40 },
  });
}
