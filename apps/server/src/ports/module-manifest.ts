import type { PublicPath } from '@inkstone/contracts/site/public-paths';
import type { Permission } from '@inkstone/contracts/staff/permissions';
import type { WaitingKind } from '@inkstone/contracts/staff/waiting';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { DueHandler } from '../platform/due/index.ts';
import type { FileRoute } from '../platform/http/file-route.ts';
import type { PublicFolder } from '../platform/http/public-files.ts';
import type { Route } from '../platform/http/route.ts';
import type { StreamRoute } from '../platform/http/stream-route.ts';
import type { WebhookRoute } from '../platform/http/webhook-route.ts';
import type { AnyJob } from '../platform/jobs/jobs.ts';
import type { ModuleSettings } from '../platform/settings/create-config.ts';
import type { AccountData } from './account-data.ts';
import type {
  AccountLeaving,
  DocumentRemover,
  GatedRefund,
  RefundPassage,
  StandingAccess,
} from './module-hooks.ts';

/** How a module contributes to `/readyz`. */
export interface ModuleReadiness {
  /** Reject, with the reason, while the module cannot work; the process is then not ready. */
  readonly checks?: Readonly<Record<string, (deps: Deps) => Promise<unknown>>>;
  /** Resolve with a state to report that does not make the process unready. */
  readonly remarks?: Readonly<Record<string, (deps: Deps) => Promise<string>>>;
}

/**
 * Returns whether a refund can be sent, and starts its preconditions. Called outside transactions, and again every few
 * minutes while it returns `waiting`; must be idempotent.
 */
export type RefundGate = (deps: Deps, refund: GatedRefund) => Promise<RefundPassage>;

/** Counts the waiting items that a staff member with this permission can handle. */
export interface WaitingWork {
  readonly kind: WaitingKind;
  readonly permission: Permission;
  readonly count: (deps: Deps, staffId: string) => Promise<number>;
}

/** Schedules the first run of recurring work; does nothing if it is scheduled. */
export type DueStart = (deps: Deps) => Promise<void>;

/** Imports data shipped with the product; does nothing if they have been imported. */
export type DataImport = (deps: Deps) => Promise<void>;

/** Lists public pages of a module. */
export type SitePaths = (deps: Deps) => Promise<readonly PublicPath[]>;

/** Everything that a module registers with the server; `composition/modules.ts` lists the manifests. */
export interface ModuleManifest {
  /** The product area. */
  readonly name: string;
  readonly settings?: ModuleSettings;
  readonly routes?: readonly Route[];
  readonly fileRoutes?: readonly FileRoute[];
  readonly streamRoutes?: readonly StreamRoute[];
  readonly webhookRoutes?: readonly WebhookRoute[];
  /** Folders that are served without the API. */
  readonly publicFolders?: readonly PublicFolder[];
  /** List the public pages of the website that depend on data, for sitemap.xml. */
  readonly sitePaths?: readonly SitePaths[];
  /** Jobs that use cases send or the schedule starts; handlers are loaded when first needed. */
  readonly jobs?: readonly AnyJob[];
  /** Run scheduled work, by kind of due row. */
  readonly dueHandlers?: readonly DueHandler[];
  /** Schedule the first run of recurring work, unless it is scheduled. */
  readonly dueStarts?: readonly DueStart[];
  /** Import data shipped with the product, at the start of each process that serves pages. */
  readonly dataImports?: readonly DataImport[];
  /** Remove the data of a document in the transaction that removes the document permanently. */
  readonly documentRemovers?: readonly DocumentRemover[];
  /** End access that outlives sessions when the owner signs out everywhere. */
  readonly standingAccess?: readonly StandingAccess[];
  /** Stop what must not go on once the deletion of the account is requested. */
  readonly accountLeaving?: readonly AccountLeaving[];
  /** Delay refunds until a precondition is met. */
  readonly refundGates?: readonly RefundGate[];
  /** Count the waiting items of staff, for the overview of the back office. */
  readonly waiting?: readonly WaitingWork[];
  /** The account data that the module stores. */
  readonly accountData?: AccountData;
  readonly readiness?: ModuleReadiness;
}

/** The payload of a scheduled job, and the time zone of its schedule. */
export const scheduled = { payload: z.object({}), timeZone: 'Asia/Shanghai' } as const;
