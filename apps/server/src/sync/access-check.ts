import type { Connection } from './connection.ts';
import type { OpenDecision, SyncOptions } from './ports.ts';

type Ports = Pick<SyncOptions, 'checkSession' | 'canOpen' | 'log'>;

/**
 * Asks again whether connections may still be open, and closes those that may not. A connection goes by its
 * session, not by the token it began with, which is over within the hour.
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
      // A database that does not answer is no reason to close: edits are refused on their own account.
      ports.log.warn('Access to an open document could not be checked', { error });
      return;
    }
  }
}

function refuseUnlessOpen(connection: Connection, decision: OpenDecision): void {
  if (!decision.ok) connection.refuse(decision.code);
  else if (decision.isReadOnly !== connection.opened?.isReadOnly) connection.refuse('service_unavailable');
}
