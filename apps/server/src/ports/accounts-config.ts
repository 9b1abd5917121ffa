import type { Tier } from '@inkstone/domain/membership';

/** SMS through Alibaba Cloud. Templates of codes have one variable, `code`. */
export interface AliyunSettings {
  readonly driver: 'aliyun';
  readonly endpoint: string;
  readonly keyId: string;
  readonly secret: string;
  readonly signName: string;
  readonly template: string;
  /** For numbers outside mainland China; empty if none are supported. */
  readonly templateAbroad: string;
  /** Announces charges, with the variables plan, amount and date; empty for none. */
  readonly templateNotice: string;
}

/** SMS through Tencent Cloud. Templates of codes have one variable, the code. */
export interface TencentSettings {
  readonly driver: 'tencent';
  readonly endpoint: string;
  readonly region: string;
  readonly secretId: string;
  readonly secretKey: string;
  readonly appId: string;
  readonly signName: string;
  readonly template: string;
  readonly templateAbroad: string;
  /** Announces charges, with three variables: plan, amount, date; empty for none. */
  readonly templateNotice: string;
}

/** SMS through the operator's own HTTP service. */
export interface HttpSmsSettings {
  readonly driver: 'http';
  /** May contain {phone}, {code} and {language}. */
  readonly url: string;
  readonly secret: string;
}

export type SmsService = AliyunSettings | TencentSettings | HttpSmsSettings;

/** Mail through SMTP. */
export interface SmtpSettings {
  readonly driver: 'smtp';
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string;
  readonly from: string;
  readonly requiresTls: boolean;
}

/** SMS and mail channels. */
export interface ChannelSettings {
  /** In order of preference; empty while SMS is simulated. */
  readonly sms: readonly SmsService[];
  /** Two-letter codes of the countries and regions served; null for all. */
  readonly countries: readonly string[] | null;
  readonly mail: SmtpSettings | { readonly driver: 'simulator' };
}

/** Cloudflare Turnstile. */
export interface TurnstileSettings {
  readonly driver: 'turnstile';
  readonly endpoint: string;
  readonly siteKey: string;
  readonly secret: string;
}

/** Tencent Cloud CAPTCHA. */
export interface TencentCaptchaSettings {
  readonly driver: 'tencent';
  readonly endpoint: string;
  readonly secretId: string;
  readonly secretKey: string;
  readonly appId: string;
  readonly appSecret: string;
}

/** Alibaba Cloud CAPTCHA 2.0. */
export interface AlibabaCaptchaSettings {
  readonly driver: 'alibaba';
  readonly endpoint: string;
  readonly keyId: string;
  readonly secret: string;
  readonly sceneId: string;
  readonly prefix: string;
  readonly region: 'cn' | 'sgp';
}

export type CaptchaSettings =
  | { readonly driver: 'slider' }
  | TurnstileSettings
  | TencentCaptchaSettings
  | AlibabaCaptchaSettings;

interface Off {
  readonly driver: 'off' | 'simulator';
}
interface WechatWebsite {
  readonly driver: 'open-platform';
  readonly appId: string;
  readonly appSecret: string;
}
interface WechatAccount {
  readonly driver: 'service-account';
  readonly appId: string;
  readonly appSecret: string;
  readonly callbackToken: string;
  /** The EncodingAESKey of secure mode; null for plain text mode. */
  readonly aesKey: string | null;
}
interface WechatBoth {
  /** The first driver provides the codes of /api/wechat/qr. */
  readonly driver: 'open-platform,service-account' | 'service-account,open-platform';
  readonly website: WechatWebsite;
  readonly account: WechatAccount;
}
interface Qq {
  readonly driver: 'qq';
  readonly appId: string;
  readonly appKey: string;
}
interface Google {
  readonly driver: 'google';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly hostedDomain: string | null;
}
interface Apple {
  readonly driver: 'apple';
  readonly servicesId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: string;
}

/** The enabled social logins, with the operator's credentials at each provider. */
export interface LoginSettings {
  readonly wechat: Off | WechatWebsite | WechatAccount | WechatBoth;
  readonly qq: Off | Qq;
  readonly google: Off | Google;
  readonly apple: Off | Apple;
  /** Whether a first social login requires a phone number. */
  readonly phone: 'required' | 'optional';
}

/** The settings of accounts. */
export interface AccountsConfig {
  /** SMS and mail channels. */
  readonly channels: ChannelSettings;
  /** The CAPTCHA driver and its settings. */
  readonly captcha: CaptchaSettings;
  /** The enabled social logins. */
  readonly login: LoginSettings;
  /**
   * Absolute path of the operator's IP geolocation database, or null: devices are shown without a location.
   */
  readonly geoDatabase: string | null;
  /** Maximum codes sent to one number or address per day. */
  readonly codesPerDay: number;
  /** Maximum codes sent by this installation per hour. */
  readonly codesPerHour: number;
  /** Maximum codes sent to one area code other than 86 per hour. */
  readonly codesAbroadPerHour: number;
  /** Whether accounts can be created by e-mail (readings, 9). */
  readonly hasEmailRegistration: boolean;
  /** Lifetime of a session in days; it ends at the end of the last day. */
  readonly sessionDays: number;
  /** Maximum signed-in devices by tier; for `free` this many desktops, and as many phones and tablets. */
  readonly devices: Readonly<Record<Tier, number>>;
  /** Days between the request to delete an account and its removal. */
  readonly accountDeletionDays: number;
}
