import { Socket } from 'node:net';
import pg from 'pg';
import { isStaleStatement } from './sql-errors.ts';

/** Runs lookups: named statements that read a few rows by key and wait for no lock. */
export interface LookupLanes {
  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** Two keep the server busy while replies are in transit. */
const laneCount = 2;

/**
 * Runs lookups over few connections in pipeline mode: the queries of one turn of the event loop are sent in
 * one packet and wake one backend. A pooled connection per query would cost more than the lookup. Statements
 * are independent; a broken lane is reopened by the next lookup.
 */
export function createLookupLanes(config: pg.ClientConfig): LookupLanes {
  const lanes = Array.from({ length: laneCount }, () => createLane(config));
  let laneIndex = 0;
  return {
    query(statement, values) {
      laneIndex = (laneIndex + 1) % laneCount;
      const lane = lanes[laneIndex];
      if (lane === undefined) throw new Error('There is no lookup connection');
      return lane.query(statement, values);
    },
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
}

interface OpenLane {
  readonly client: pg.Client;
  readonly socket: Socket;
}

function createLane(config: pg.ClientConfig): LookupLanes {
  let opening: Promise<OpenLane> | null = null;
  let open: OpenLane | null = null;
  let isCorked = false;

  function reopen(): Promise<OpenLane> {
    const lane = openLane(config, () => {
      if (opening === lane) opening = open = null;
    });
    lane.then(
      (ready) => {
        if (opening === lane) open = ready;
      },
      () => {
        if (opening === lane) opening = null;
      },
    );
    return lane;
  }

  /** Buffers writes until the event loop has read other input. */
  function holdBack(socket: Socket): void {
    if (isCorked) return;
    isCorked = true;
    socket.cork();
    setImmediate(() => {
      isCorked = false;
      socket.uncork();
    });
  }

  return {
    async query(statement, values) {
      opening ??= reopen();
      const lane = opening;
      const { client, socket } = open ?? (await lane);
      holdBack(socket);
      return client.query(statement, values).catch((error) => {
        if (isStaleStatement(error) && opening === lane) {
          opening = open = null;
          // This is answered after all lookups that were sent before.
          const isIdle = client.query('select 1').catch(() => undefined);
          void isIdle.then(() => client.end());
        }
        throw error;
      });
    },
    async close() {
      const lane = await opening?.catch(() => null);
      opening = open = null;
      await lane?.client.end();
    },
  };
}

async function openLane(config: pg.ClientConfig, onEnd: () => void): Promise<OpenLane> {
  const socket = new Socket();
  const client = new pg.Client({ ...config, ...pipelined, stream: () => socket });
  // Pending lookups fail by themselves; an unhandled error event would end the process.
  client.on('error', onEnd);
  client.on('end', onEnd);
  await client.connect();
  return { client, socket };
}

/** Missing in the driver's types. */
const pipelined = { pipeline: true };
