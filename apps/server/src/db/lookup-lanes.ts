import { Socket } from 'node:net';
import pg from 'pg';

/** Runs lookups, which are named statements that read a row or two by key and wait for no lock. */
export interface LookupLanes {
  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** One more keeps the server reading while the other's answers are on their way. */
const laneCount = 2;

/**
 * Lookups over few connections in pipeline mode: what is asked within one turn of the event loop goes out in
 * one packet and wakes one backend. A connection for each, as a pool has it, costs more than the lookup.
 * Each statement stands and fails alone; a lane that breaks is opened anew by the next lookup.
 */
export function createLookupLanes(config: pg.ClientConfig): LookupLanes {
  const lanes = Array.from({ length: laneCount }, () => createLane(config));
  let turn = 0;
  return {
    query(statement, values) {
      turn = (turn + 1) % laneCount;
      const lane = lanes[turn];
      if (lane === undefined) throw new Error('There is no lane');
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

  /** Holds back what is written until the event loop has read what else came in. */
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
      const { client, socket } = open ?? (await opening);
      holdBack(socket);
      return client.query(statement, values);
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
  // The lookups under way fail by themselves; without a listener the process would end.
  client.on('error', onEnd);
  client.on('end', onEnd);
  await client.connect();
  return { client, socket };
}

/** Not in the driver's types yet. */
const pipelined = { pipeline: true };
