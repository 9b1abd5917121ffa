/** The part of Turnstile's script that is used. */
interface Turnstile {
  render(host: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  remove(id: string): void;
}

/** The result of Tencent's script: 0 for solved, 2 for closed by the user. */
export interface TencentResult {
  readonly ret: number;
  readonly ticket?: string | null;
  readonly randstr?: string | null;
  readonly errorCode?: number;
}

interface TencentCheck {
  show(): void;
  destroy(): void;
}

/** The part of Alibaba's script that is used. */
export interface AlibabaOptions {
  readonly SceneId: string;
  readonly mode: 'embed';
  readonly element: string;
  readonly button: string;
  readonly success: (captchaVerifyParam: string) => void;
  readonly fail: (result: unknown) => void;
  readonly getInstance: (instance: unknown) => void;
  readonly onError: (error: unknown) => void;
  readonly language: string;
  readonly slideStyle: { readonly width: number; readonly height: number };
}

/** Globals that the vendors' scripts define on a page. */
interface VendorGlobals {
  turnstile?: Turnstile;
  TencentCaptcha?: new (
    appId: string,
    callback: (result: TencentResult) => void,
    options: Readonly<Record<string, unknown>>,
  ) => TencentCheck;
  AliyunCaptchaConfig?: { readonly region: string; readonly prefix: string };
  initAliyunCaptcha?: (options: AlibabaOptions) => void;
}

/** The window, with the globals that a vendor's script has added. */
export function vendorWindow(): Window & VendorGlobals {
  return window;
}
