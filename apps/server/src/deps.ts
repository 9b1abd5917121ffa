import type { ProofPurpose } from '@inkstone/contracts/accounts';
import type { Tier } from '@inkstone/domain/membership';
import type { Clock, Ids, Random } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';
import type { RenderedMail } from '@inkstone/phrases/mail';
import type { AccountFile } from './account-data/account-file.ts';
import type { Mail } from './modules/accounts/channels/mail.ts';
import type { Sms } from './modules/accounts/channels/sms.ts';
import type { Places } from './modules/accounts/devices/places.ts';
import type { Session, Sessions } from './modules/accounts/sessions.ts';
import type { LoginProviders } from './modules/accounts/social/login-provider.ts';
import type { StandingAccess } from './modules/accounts/standing-access.ts';
import type { ServerProofreader } from './modules/assist/server-proofreader.ts';
import type { FetchOptions } from './modules/documents/exchange/web-page/fetch-page.ts';
import type { DocumentRemover } from './modules/documents/removal/document-remover.ts';
import type { PayChannels } from './modules/orders/pay-channel.ts';
import type { TermsShelf } from './modules/site/terms/terms-shelf.ts';
import type { Database, Sql } from './platform/db/database.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { JobOverview } from './platform/jobs/job-overview.ts';
import type { JobSender } from './platform/jobs/job-sender.ts';
import type { Log } from './platform/observability/log.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import type { Keys } from './platform/security/keys.ts';
import type { Config } from './platform/settings/config.ts';
import type { SharedState } from './platform/shared-state/index.ts';
import type { LiveDocuments } from './platform/sync/index.ts';

/**
 * Everything a use case may reach outside itself. Built once, in main.ts (in tests by `createTestDeps`).
 * Functions ask for the part they need: `Pick<Deps, 'db' | 'clock'>`.
 */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly keys: Keys;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly db: Database;
  /** Rates and other state that all processes share. */
  readonly shared: SharedState;
  readonly files: FileStore;
  readonly jobs: JobSender & JobOverview;
  readonly sessions: Sessions;
  readonly sms: Sms;
  readonly mail: Mail;
  /** Houses whose accounts open ours. */
  readonly login: LoginProviders;
  /** Payment providers; null for one that is off. */
  readonly pay: PayChannels;
  /** The operator's map of addresses; null without one. */
  readonly places: Places | null;
  readonly proofreader: ServerProofreader;
  /** What people agree to. */
  readonly terms: TermsShelf;
  /** Documents that may be open right now: the server's own edits, and closing what may no longer be open. */
  readonly sync: LiveDocuments;
  /** What an account has paid for. */
  tierOf(accountId: string): Promise<Tier>;
  /** What somebody has chosen to be called; '' where they have not. */
  nameOf(accountId: string): Promise<string>;
  /** Wants a proof for a change that goes on when the session is over; refuses with `proof_required`. */
  requireOwner(
    sql: Sql,
    session: Session,
    shown: { readonly purpose: ProofPurpose; readonly proof: string },
  ): Promise<void>;
  /** Tells somebody something by e-mail, if they have an address; to be called after the commit. Never rejects. */
  mailOwner(accountId: string, writeIn: (locale: Locale) => Promise<RenderedMail>): Promise<void>;
  /** The web, as far as pages may be fetched from it. */
  readonly web: FetchOptions;
  /** What goes with a document that is removed for good. */
  readonly documentRemovers: readonly DocumentRemover[];
  /** What goes on for an account without a session, to be stopped when its owner throws everybody out. */
  readonly standingAccess: readonly StandingAccess[];
  /** What somebody takes along of their account beside their documents. */
  accountFiles(accountId: string): AsyncIterable<AccountFile>;
}
