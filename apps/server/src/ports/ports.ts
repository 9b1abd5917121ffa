import type { ProofPurpose } from '@inkstone/contracts/accounts';
import type { PublicPath } from '@inkstone/contracts/site/public-paths';
import type { Permission } from '@inkstone/contracts/staff/permissions';
import type { SettingRow } from '@inkstone/contracts/staff/settings';
import type { Tier } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';
import type { RenderedMail } from '@inkstone/phrases/mail';
import type { SensitiveList } from '@inkstone/proofread/client';
import type { Sql } from '../platform/db/database.ts';
import type { SignedIn } from '../platform/http/who.ts';
import type { LiveDocuments } from '../platform/sync/index.ts';
import type { AccountData, AccountFile } from './account-data.ts';
import type { AgreementChannels } from './agreement-channel.ts';
import type { NotedEvent } from './analytics.ts';
import type { Captcha } from './captcha.ts';
import type { DeskPorts } from './desk-port.ts';
import type { Geolocation } from './geolocation.ts';
import type { InvoiceIssuer } from './invoice-issuer.ts';
import type { LoginProviders } from './login-provider.ts';
import type { Mail } from './mail.ts';
import type { Metering } from './metering.ts';
import type {
  AccountLeaving,
  DocumentRemover,
  GatedRefund,
  RefundPassage,
  StandingAccess,
  WaitingCount,
} from './module-hooks.ts';
import type { NotificationPorts } from './notifications-port.ts';
import type { PayChannels } from './pay-channel.ts';
import type { PaySimulator } from './pay-simulator.ts';
import type { Person } from './person.ts';
import type { Proofreader } from './proofreader.ts';
import type { Session, Sessions } from './sessions.ts';
import type { NoticeText, Sms } from './sms.ts';
import type { StoreSimulator } from './store-simulator.ts';
import type { StoreVerifiers } from './store-verifier.ts';
import type { TermBase } from './term-base.ts';
import type { TermsCatalog } from './terms-catalog.ts';
import type { TextModelDrivers } from './text-model-drivers.ts';
import type { TextModels } from './text-models.ts';
import type { TextRecogniser } from './text-recogniser.ts';
import type { Translator } from './translator.ts';
import type { WechatShare } from './wechat-share.ts';
import type { WordMeter } from './word-meter.ts';

/** Drivers of vendors, chosen by settings; implemented in `providers/`. */
export interface VendorPorts {
  readonly sms: Sms;
  readonly mail: Mail;
  /** The CAPTCHA vendor; null with the built-in puzzle. */
  readonly captcha: Captcha | null;
  /** External identity providers. */
  readonly login: LoginProviders;
  /** Payment providers; null for one that is off. */
  readonly pay: PayChannels;
  /** App stores; null for one that is off. */
  readonly stores: StoreVerifiers;
  /** Agreements by which providers permit repeated charges; null for a channel that has none. */
  readonly agreements: AgreementChannels;
  /** Actions of testers on simulated payments; null unless SIMULATOR is on. */
  readonly paySimulator: PaySimulator | null;
  /** Actions of testers on purchases in simulated stores; null unless SIMULATOR is on. */
  readonly storeSimulator: StoreSimulator | null;
  /** Issues invoices; null if staff issue them and upload the files. */
  readonly invoiceIssuer: InvoiceIssuer | null;
  /** The IP geolocation database; null if none is configured. */
  readonly places: Geolocation | null;
  /** Signs pages for share cards inside WeChat; null while these are off. */
  readonly wechatShare: WechatShare | null;
  /** Drivers of text models. Features use `textModels`. */
  readonly textModelDrivers: TextModelDrivers;
  /** Reads text from pictures; its engine is null where there is none. */
  readonly textRecogniser: TextRecogniser;
}

/** Implemented by accounts. */
export interface AccountPorts {
  readonly sessions: Sessions;
  /** Returns the display name of an account; '' if it has not chosen one. */
  nameOf(accountId: string): Promise<string>;
  /** Returns the identifiers by which another account of the same person is recognised. */
  personOf(who: Pick<SignedIn, 'accountId' | 'origin'>): Promise<Person>;
  /** Requires a proof of ownership for a change that outlives the session; throws `proof_required`. */
  requireOwner(
    sql: Sql,
    session: Session,
    shown: { readonly purpose: ProofPurpose; readonly proof: string },
  ): Promise<void>;
  /**
   * Sends an e-mail to the address of an account, and returns whether it was accepted; false without an address. Call it
   * after the commit. Never rejects.
   */
  mailOwner(accountId: string, writeIn: (locale: Locale) => Promise<RenderedMail>): Promise<boolean>;
  /** Sends a notice by SMS to the phone of an account, as `mailOwner` does by e-mail. */
  textOwner(accountId: string, writeIn: (locale: Locale) => Promise<NoticeText>): Promise<boolean>;
  /** Returns the channels by which an account can be notified of charges. */
  reachOf(accountId: string): Promise<readonly ('mail' | 'sms')[]>;
}

/** Implemented by membership. */
export interface MembershipPorts {
  /** Returns the tier that an account has paid for. */
  tierOf(accountId: string): Promise<Tier>;
  readonly metering: Metering;
  readonly wordMeter: WordMeter;
  /** Grants the free words of a WeChat identity once, in the caller's transaction. */
  grantWelcomeWords(sql: Sql, person: { readonly accountId: string; readonly wechat: string }): Promise<void>;
}

/** Implemented by orders. */
export interface OrdersPorts {
  /**
   * Returns the account of an order by a number: of the order, of an attempt, or of the payment at its
   * provider. Null if there is none.
   */
  accountOfOrder(number: string): Promise<string | null>;
  /**
   * Returns the number of items ordered at the prices of a campaign, excluding canceled orders and unpaid ones of `accountId`,
   * which a further order of this account replaces.
   */
  itemsTaken(campaignId: string, accountId: string | null): Promise<number>;
}

/** Implemented by analytics. */
export interface AnalyticsPorts {
  /**
   * Records an event observed by the server, in the transaction that causes it: with the visitor's identifier
   * after consent to analytics, otherwise as a count only.
   */
  recordEvent(sql: Sql, event: NotedEvent): Promise<void>;
}

/** Implemented by assist. */
export interface AssistPorts {
  readonly proofreader: Proofreader;
  /** Returns the operator's active lists of sensitive words, as one value for each set of versions. */
  sensitiveLists(): Promise<readonly SensitiveList[]>;
}

/** Implemented by translation. */
export interface TranslationPorts {
  readonly translator: Translator;
}

/** Implemented by models. */
export interface ModelPorts {
  readonly textModels: TextModels;
}

/** Implemented by terms. */
export interface TermPorts {
  readonly termBase: TermBase;
}

/** Implemented by site. */
export interface SitePorts {
  readonly terms: TermsCatalog;
}

/** Implemented by live sync, on top of documents. */
export interface DocumentPorts {
  /** Documents that may be open: for edits by the server, and for closing them. */
  readonly sync: LiveDocuments;
}

/** Collected from the manifests of all modules. */
export interface CollectedPorts {
  /** Remove the data of a document that is removed permanently. */
  readonly documentRemovers: readonly DocumentRemover[];
  /** End access that outlives sessions when the owner signs out everywhere. */
  readonly standingAccess: readonly StandingAccess[];
  /** Stop what must not go on once the deletion of the account is requested. */
  readonly accountLeaving: readonly AccountLeaving[];
  /** Lists the public pages of the website that depend on data. */
  publicPaths(): Promise<readonly PublicPath[]>;
  /** Runs all due rows in chronological order; resolves to their number. */
  runDue(): Promise<number>;
  /** Schedules the first run of recurring work that has no row yet, as every installation does within minutes of its start. */
  startDue(): Promise<void>;
  /** Returns when the next row is due; null if nothing is scheduled. */
  nextDue(): Promise<Instant | null>;
  /** Returns whether a refund can be sent: `waiting` if any gate returns it. */
  passRefund(refund: GatedRefund): Promise<RefundPassage>;
  /** Returns the configuration setting by setting, without secrets. */
  describeSettings(): SettingRow[];
  /** Counts the waiting items that some permissions allow a staff member to see or decide. */
  countWaiting(staffId: string, permissions: readonly Permission[]): Promise<WaitingCount[]>;
  /** The account data of all modules. */
  readonly accountData: readonly AccountData[];
  /** Returns the account data to include in an archive in addition to the documents. */
  accountFiles(accountId: string): AsyncIterable<AccountFile>;
}

/** Everything that modules require of each other and of vendors. */
export interface Ports
  extends VendorPorts,
    AccountPorts,
    MembershipPorts,
    OrdersPorts,
    AnalyticsPorts,
    AssistPorts,
    DeskPorts,
    NotificationPorts,
    ModelPorts,
    TermPorts,
    TranslationPorts,
    SitePorts,
    DocumentPorts,
    CollectedPorts {}
