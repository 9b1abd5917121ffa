import { z } from 'zod';
import type { StandingAccess } from './modules/accounts/standing-access.ts';
import type { DocumentRemover } from './modules/documents/removal/document-remover.ts';
import type { DueHandler } from './platform/due/index.ts';
import type { FileRoute } from './platform/http/file-route.ts';
import type { PublicFolder } from './platform/http/public-files.ts';
import type { Route } from './platform/http/route.ts';
import type { StreamRoute } from './platform/http/stream-route.ts';
import type { WebhookRoute } from './platform/http/webhook-route.ts';
import type { AnyJob } from './platform/jobs/jobs.ts';

/** Everything that a module registers with the server; `composition/modules.ts` lists the manifests. */
export interface ModuleManifest {
  /** The product area. */
  readonly name: string;
  readonly routes?: readonly Route[];
  readonly fileRoutes?: readonly FileRoute[];
  readonly streamRoutes?: readonly StreamRoute[];
  readonly webhookRoutes?: readonly WebhookRoute[];
  /** Folders that are served without the API. */
  readonly publicFolders?: readonly PublicFolder[];
  /** Jobs that use cases send or the schedule starts; handlers are loaded when first needed. */
  readonly jobs?: readonly AnyJob[];
  /** Do what modules have scheduled for a time, by kind. */
  readonly dueHandlers?: readonly DueHandler[];
  /** Remove what belongs to a document, in the transaction that removes the document for good. */
  readonly documentRemovers?: readonly DocumentRemover[];
  /** Pause what acts for an account without a session, when its owner ends all sessions. */
  readonly standingAccess?: readonly StandingAccess[];
}

/** The payload of a scheduled job, and the time zone of its schedule. */
export const scheduled = { payload: z.object({}), timeZone: 'Asia/Shanghai' } as const;
