/** A merchant account of WeChat Pay (API v3). */
export interface WechatPaySettings {
  readonly url: string;
  readonly merchant: string;
  /** Serial number of the merchant's certificate. */
  readonly serial: string;
  readonly privateKey: string;
  readonly apiV3Key: string;
  /** The WeChat Pay public key with its id (`PUB_KEY_ID_…`), or null while only certificates are used. */
  readonly publicKey: { readonly id: string; readonly pem: string } | null;
  /** Platform certificates, PEM after PEM, or ''. */
  readonly certificates: string;
  readonly ways: readonly ('qr' | 'h5' | 'jsapi' | 'app' | 'mini_program')[];
  /** Service account or website; mobile app; mini program. Empty if unused. */
  readonly appId: string;
  readonly mobileAppId: string;
  readonly miniAppId: string;
  /** Secrets of service account and mini program, with which WeChat identifies the payer. Empty if not used. */
  readonly appSecret: string;
  readonly miniAppSecret: string;
  readonly identityUrl: string;
  /** Deduction by agreement (委托代扣, API v2); null without a contract for it. */
  readonly agreements: WechatAgreementSettings | null;
}

/** Deduction by agreement through WeChat Pay. */
export interface WechatAgreementSettings {
  readonly apiV2Key: string;
  /** Ids of the approved templates, by the id of the plan. */
  readonly templates: Readonly<Record<string, string>>;
}

/** An app of the Alipay Open Platform (RSA2), in public-key or certificate mode. */
export interface AlipaySettings {
  readonly url: string;
  readonly appId: string;
  /** The account that receives the money (2088…). */
  readonly seller: string;
  readonly privateKey: string;
  /** Alipay's key, not the app's; empty in certificate mode. */
  readonly publicKey: string;
  /** Null in public-key mode. */
  readonly certificates: AlipayCertificates | null;
  readonly ways: readonly ('qr' | 'page' | 'h5' | 'app')[];
  /** Whether the app has a contract for cycle deduction. */
  readonly hasAgreements: boolean;
}

/** The certificates of certificate mode, each as PEM. */
export interface AlipayCertificates {
  /** The app's certificate, of its private key. */
  readonly app: string;
  /** Alipay's roots, as it publishes them. */
  readonly roots: string;
  /** Alipay's certificates with those of their issuers: one, or also the next one during its replacement. */
  readonly alipay: string;
}

/** An account at Stripe. */
export interface StripeSettings {
  readonly url: string;
  readonly account: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Signing secrets of the webhook endpoint: one, or several while it is rotated. */
  readonly webhookSecrets: readonly string[];
  /** Upper-case codes. */
  readonly currencies: readonly string[];
}

/** The payment providers; null for one that is off. */
export interface PaySettings {
  readonly wechat: WechatPaySettings | null;
  readonly alipay: AlipaySettings | null;
  readonly stripe: StripeSettings | null;
}

/** The settings of payments. */
export interface PayConfig {
  readonly pay: PaySettings;
  /** How long an unpaid order reserves a coupon, in minutes. */
  readonly couponHoldMinutes: number;
  /** Whether payments are simulated, and the clock can be moved. Then no channel of `pay` is on. */
  readonly hasSimulator: boolean;
  readonly refunds: RefundSettings;
}

/** The published refund rule, and the amounts in minor units above which refunds by staff require a second person. */
export interface RefundSettings {
  readonly days: number;
  readonly usedPercent: number;
  readonly approvalAbove: Readonly<Record<'CNY' | 'USD', number>>;
}
