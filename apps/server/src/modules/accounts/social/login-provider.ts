import type { SocialKind } from '@inkstone/contracts/social-login';

/** Somebody as a provider knows them. */
export interface Identity {
  readonly kind: SocialKind;
  /** `sub` or unionid: the one name that never changes. */
  readonly subject: string;
  readonly shownName: string | null;
  /** Only where the provider has verified it. */
  readonly email: string | null;
  /** A token that `revoke` takes, where the provider gives one. */
  readonly revocation: string | null;
}

/** What a login is begun with. All of it is fresh and belongs to one browser. */
export interface LoginStart {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE, by SHA-256. */
  readonly challenge: string;
  readonly returnUrl: string;
  /** Whether the browser is the one inside WeChat. */
  readonly isInWechat: boolean;
}

/** What a login came back with, beside what it was begun with. */
export interface LoginReturn {
  readonly code: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  readonly returnUrl: string;
  /** Whether the browser is the one inside WeChat, as when it was begun. */
  readonly isInWechat: boolean;
  /** What the provider said of the person in the browser: good for a shown name, and to be trusted for no more. */
  readonly user: string;
}

/**
 * Why a provider gave no identity. `refused`: the person did not want to. `spent`: the code is old or was used.
 * `untrusted`: what came back does not prove who it is. `unavailable`: no answer. `misconfigured`: the provider
 * does not take our settings, which the operator has to mend.
 */
export type FailureReason = 'refused' | 'spent' | 'untrusted' | 'unavailable' | 'misconfigured';

/** Thrown by drivers. Its message is for the log and holds no code and no token. */
export class ProviderFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ProviderFailure';
    this.reason = reason;
  }
}

/** A house whose accounts open ours. All of it rejects with ProviderFailure. */
export interface LoginProvider {
  /** Nobody real is behind it: to be labelled wherever it is shown. */
  readonly isSimulated: boolean;
  /** Whether it posts a form to the site instead of sending the browser to a page of it. */
  readonly isPostedBack: boolean;
  /** Where the browser goes. */
  startUrl(start: LoginStart): string;
  /** Who came back. */
  finish(returned: LoginReturn): Promise<Identity>;
  /** Reads an id token that the page got by itself (Google One Tap). */
  readonly readCredential?: (credential: string) => Promise<Identity>;
  /** Takes back the consent that somebody gave, when the identity leaves the account. */
  readonly revoke?: (revocation: string) => Promise<void>;
  /** Present where a QR code can be shown on our own page, rather than on one of the provider. */
  readonly scan?: ScanProvider;
}

/** A call of WeChat's server to ours. */
export interface WechatCall {
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What such a call says: it tries our address, somebody scanned a code, or nothing that concerns us. */
export type WechatNews =
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
  /** What the picture has to say, so that a scan comes back with `scene`. */
  codeFor(scene: string, seconds: number): Promise<string>;
  /** Null where nobody calls, as with the simulator. */
  readonly readCall: ((call: WechatCall) => Promise<WechatNews>) | null;
}

/** The providers of this installation; null where one is switched off. */
export type LoginProviders = Readonly<Record<SocialKind, LoginProvider | null>>;
