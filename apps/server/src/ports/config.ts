import type { SiteInfo } from '@inkstone/contracts/site/info';
import type { TrialId } from '@inkstone/domain/membership';
import type { PlatformConfig } from '../platform/settings/config.ts';
import type { AccountsConfig } from './accounts-config.ts';
import type { DeskConfig } from './desk-port.ts';
import type { InvoicesConfig } from './invoices-config.ts';
import type { LocalModelsConfig } from './local-models-config.ts';
import type { ModelsConfig } from './models-config.ts';
import type { NotificationsConfig } from './notifications-port.ts';
import type { OcrConfig } from './ocr-config.ts';
import type { PayConfig } from './pay-config.ts';
import type { StoreConfig } from './store-config.ts';
import type { WechatShareSettings } from './wechat-share.ts';

/** The settings of analytics. */
export interface AnalyticsConfig {
  readonly analytics: {
    /** Whether events are recorded; otherwise pages do not ask for consent either. */
    readonly isOn: boolean;
    /** Days for which raw events and identifiers are kept. */
    readonly keptDays: number;
    /** Numbers below this are hidden in reports. */
    readonly smallest: number;
  };
}

/** The settings of assist. */
export interface AssistConfig {
  /** Absolute path; the Chinese language pack is its subfolder `zh`, if present. */
  readonly langpackDir: string;
  /**
   * When the proofreading thread is warm: `on`: always; `used`: from a user's request until 15 minutes after the last
   * one; `off`: never, so that it starts with a check.
   */
  readonly warmChecks: 'on' | 'used' | 'off';
  /** Whether editors may check texts without an API key. */
  readonly hasOpenChecks: boolean;
  /** Maximum characters of one check by an editor. */
  readonly checkCharacters: number;
}

/** The settings of documents. */
export interface DocumentsConfig {
  /** Whether archives may be sent to private network addresses, and without encryption. */
  readonly hasPrivateDestinations: boolean;
  /** The provider's code in the AI content label of files. */
  readonly labelProducer: string;
}

/** The settings of membership. */
export interface MembershipConfig {
  /** The trials that are offered. */
  readonly trials: readonly TrialId[];
  /** Whether the daily limits of tiers apply. */
  readonly hasDailyLimits: boolean;
  /** Whether users get words for a picture of a share in WeChat Moments. */
  readonly hasShareReward: boolean;
}

/** The settings of rewriting. */
export interface RewritingConfig {
  /** Whether the trial, which anybody can use, uses the text model. */
  readonly hasModelTrial: boolean;
}

/** The settings of translation. */
export interface TranslationConfig {
  /** Whether visitors may translate texts. */
  readonly hasTranslationTrial: boolean;
}

/** The settings of sharing. */
export interface SharingConfig {
  /** Whether documents may be shared by link. */
  readonly hasSharing: boolean;
}

/** The settings of site. */
export interface SiteConfig {
  /** Share cards inside WeChat. */
  readonly wechatShare: WechatShareSettings;
  /** Absolute path of the operator's own terms, or null for the built-in ones. */
  readonly termsDir: string | null;
  /** Absolute path of the folder with the operator's installers, or null. */
  readonly downloadsDir: string | null;
  readonly siteContacts: SiteInfo['contacts'];
  readonly siteLicences: SiteInfo['licences'];
}

/** All settings of the server. A module declares how its settings are read in its manifest. */
export interface Config
  extends PlatformConfig,
    AccountsConfig,
    AnalyticsConfig,
    AssistConfig,
    DeskConfig,
    DocumentsConfig,
    InvoicesConfig,
    LocalModelsConfig,
    MembershipConfig,
    ModelsConfig,
    NotificationsConfig,
    OcrConfig,
    PayConfig,
    RewritingConfig,
    SharingConfig,
    SiteConfig,
    StoreConfig,
    TranslationConfig {}
