/** A credential of WeChat, and its lifetime in seconds. */
export interface WechatCredential {
  readonly value: string;
  readonly seconds: number;
}

/**
 * Why WeChat provided nothing: no usable response; settings that it rejects; or an access token that it no longer accepts.
 */
export type WechatFailureReason = 'unavailable' | 'misconfigured' | 'stale';

/** Thrown by the driver. Its message contains no credential. */
export class WechatFailure extends Error {
  readonly reason: WechatFailureReason;

  constructor(reason: WechatFailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'WechatFailure';
    this.reason = reason;
  }
}

/** The service account whose JS-SDK pages use inside WeChat. All methods reject with WechatFailure. */
export interface WechatShare {
  /** Whether tickets are simulated; WeChat does not accept their signatures. */
  readonly isSimulated: boolean;
  readonly appId: string;
  /** The URL of the JS-SDK; null if pages load none. */
  readonly script: string | null;
  /** Requests an access token; `isStale` states that the last one was rejected before its expiry. */
  requestToken(isStale: boolean): Promise<WechatCredential>;
  /** Requests a ticket for signing pages. */
  requestTicket(accessToken: string): Promise<WechatCredential>;
}

/** The settings of share cards. */
export type WechatShareSettings =
  | { readonly driver: 'off' }
  | { readonly driver: 'simulator'; readonly script: string | null }
  | {
      readonly driver: 'wechat';
      readonly appId: string;
      readonly appSecret: string;
      readonly script: string | null;
    };
