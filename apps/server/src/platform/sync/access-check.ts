import type { Connection } from './connection.ts';
import type { OpenDecision, SyncOptions } from './ports.ts';

type Ports = Pick<SyncOptions, 'checkSession' | 'canOpen' | 'log'>;

/**
 * Rechecks whether connections may stay open, and closes those that may not. A connection depends on its
 * session, not on the access token it was opened with, which expires within the hour.
 */
export async function recheckAccess(ports: Ports, connections: Iterable<Connection>): Promise<void> {
  for (const connection of connections) {
    const { opened } = connection;
    if (!opened) continue;
    try {
      const refusal = await ports.checkSession(opened.caller);
      if (refusal) connection.refuse(refusal);
      else refuseUnlessOpen(connection, await ports.canOpen(opened.caller.accountId, opened.room.documentId));
    } catch (error) {
      // An unavailable database is no reason to close connections: it already makes edits fail.
      ports.log.warn('Access to an open document could not be checked', { error });
      return;
    }
  }
}

function refuseUnlessOpen(connection: Connection, decision: OpenDecision): void {
  if (!decision.ok) connection.refuse(decision.code);
  else if (decision.isReadOnly !== connection.opened?.isReadOnly) connection.refuse('service_unavailable');
}
