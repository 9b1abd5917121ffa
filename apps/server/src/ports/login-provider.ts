import type { SocialKind } from '@inkstone/contracts/accounts/social-login';

/** A user's identity at a provider. */
export interface Identity {
  readonly kind: SocialKind;
  /** `sub` or unionid: the permanent identifier. */
  readonly subject: string;
  readonly shownName: string | null;
  /** Only if the provider has verified it. */
  readonly email: string | null;
  /** A token accepted by `revoke`, if the provider issues one. */
  readonly revocation: string | null;
}

/** The parameters of a login request. All are fresh and bound to one browser. */
export interface LoginStart {
  readonly state: string;
  readonly nonce: string;
  /** PKCE challenge (SHA-256). */
  readonly challenge: string;
  readonly returnUrl: string;
  /** Whether the browser is the one inside WeChat. */
  readonly isInWechat: boolean;
}

/** The provider's response, with the parameters of the request. */
export interface LoginReturn {
  readonly code: string;
  readonly nonce: string;
  /** PKCE verifier. */
  readonly verifier: string;
  readonly returnUrl: string;
  /** Whether the browser is the one inside WeChat, as at the start. */
  readonly isInWechat: boolean;
  /**
   * User data passed through the browser: may be used as a display name, and must not be trusted otherwise.
   */
  readonly user: string;
}

/**
 * Why a provider returned no identity. `refused`: the user declined. `spent`: the code is expired or used.
 * `untrusted`: the response does not prove an identity. `unavailable`: no answer. `misconfigured`: the
 * provider rejects the operator's settings.
 */
export type FailureReason = 'refused' | 'spent' | 'untrusted' | 'unavailable' | 'misconfigured';

/** Thrown by drivers. Its message is for the log and contains no code or token. */
export class ProviderFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ProviderFailure';
    this.reason = reason;
  }
}

/** An external identity provider. All methods reject with ProviderFailure. */
export interface LoginProvider {
  /** A simulator without real users; must be labelled in the interface. */
  readonly isSimulated: boolean;
  /** Whether it posts a form to the site instead of redirecting the browser to a page of it. */
  readonly isPostedBack: boolean;
  /** Returns the authorization URL. */
  startUrl(start: LoginStart): string;
  /** Returns the identity of a completed login. */
  finish(returned: LoginReturn): Promise<Identity>;
  /** Verifies an id token that the page received directly (Google One Tap). */
  readonly readCredential?: (credential: string) => Promise<Identity>;
  /** Revokes the user's consent, when the identity is removed from the account. */
  readonly revoke?: (revocation: string) => Promise<void>;
  /** Present if a QR code can be shown on the site's own page instead of the provider's. */
  readonly scan?: ScanProvider;
}

/** A callback request from WeChat's server. */
export interface WechatCall {
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The meaning of such a request: URL verification, a scanned code, or an event to ignore. */
export type WechatEvent =
  | { readonly kind: 'trial'; readonly echo: string }
  | {
      readonly kind: 'scan';
      readonly scene: string;
      readonly identity: Identity;
      answer(text: string): string;
    }
  | { readonly kind: 'other' };

/** QR codes of WeChat. */
export interface ScanProvider {
  /** Returns the content of a QR code whose scan reports `scene`. */
  codeFor(scene: string, seconds: number): Promise<string>;
  /** Null if there are no callbacks, as with the simulator. */
  readonly readCall: ((call: WechatCall) => Promise<WechatEvent>) | null;
}

/** The providers of this installation; null for a disabled one. */
export type LoginProviders = Readonly<Record<SocialKind, LoginProvider | null>>;
