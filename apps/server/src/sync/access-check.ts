import type { Connection } from './connection.ts';
import type { Caller, OpenDecision, SyncOptions } from './ports.ts';

type Ports = Pick<SyncOptions, 'resolveWho' | 'canOpen' | 'log'>;

/** Asks again whether connections may still be open, and closes those that may not. */
export async function recheckAccess(ports: Ports, connections: Iterable<Connection>): Promise<void> {
  for (const connection of connections) {
    const { opened } = connection;
    if (!opened) continue;
    try {
      const who = await ports.resolveWho({ cookie: connection.cookie, token: connection.token });
      if (!isSameSession(who, opened.caller)) connection.refuse('sign_in_first');
      else refuseUnlessOpen(connection, await ports.canOpen(opened.caller.accountId, opened.room.documentId));
    } catch (error) {
      // A database that does not answer is no reason to close: edits are refused on their own account.
      ports.log.warn('Access to an open document could not be checked', { error });
      return;
    }
  }
}

function isSameSession(who: Caller | null, caller: Caller): boolean {
  return who?.accountId === caller.accountId && who.sessionId === caller.sessionId;
}

function refuseUnlessOpen(connection: Connection, decision: OpenDecision): void {
  if (!decision.ok) connection.refuse(decision.code);
  else if (decision.isReadOnly !== connection.opened?.isReadOnly) connection.refuse('service_unavailable');
}
