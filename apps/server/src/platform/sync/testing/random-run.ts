import { setTimeout as pause } from 'node:timers/promises';
import { documentParts } from '@inkstone/contracts/sync';
import { type Random, randomInt } from '@inkstone/kernel';
import * as Y from 'yjs';
import { compactDocument } from '../compaction.ts';
import { type DocumentContent, readContent as readContentOf } from '../content-of-document.ts';
import { readContent } from '../loading.ts';
import { writeContent } from '../write-content.ts';
import { Device } from './device.ts';
import { byWatch, type JumpingClock, jumpBy } from './jumping-clock.ts';
import { Program } from './program.ts';
import { editByChance, textOf } from './random-edits.ts';
import type { SyncTestbed } from './sync-testbed.ts';

/** The steps of a random run, with their frequency in a hundred steps. */
const acts = {
  edits: 58,
  partitions: 11,
  calls: 4,
  crashes: 4,
  restarts: 2,
  compactions: 2,
  clockJumps: 3,
  versions: 3,
  restorations: 2,
  looks: 11,
} as const;

type Act = keyof typeof acts;
export type StepCounts = Readonly<Record<Act, number>>;

/** The result of a run. */
export interface RandomRunResult {
  readonly peers: number;
  readonly counts: StepCounts;
  /** The texts of all peers at the end, and of the database. */
  readonly texts: readonly string[];
  /** Missing edits at the end that a journal had stored or the server had acknowledged. */
  readonly lost: number;
}

/** The environment of a run: a sync server whose clock can be set. */
export interface RunEnvironment {
  readonly testbed: SyncTestbed;
  readonly clock: JumpingClock;
}

/**
 * Three to five peers, at least two devices and otherwise programs, edit one document at random, lose and
 * regain the network, crash and restart, with wrong clocks. Meanwhile the server is restarted, compacts, has
 * its clock set, and restores versions. At the end all peers synchronize.
 */
export async function runRandomSteps(
  environment: RunEnvironment,
  documentId: string,
  random: Random,
  steps: number,
): Promise<RandomRunResult> {
  const run = new RandomRun(environment, documentId, random);
  await run.begin();
  for (let step = 0; step < steps; step++) await run.step();
  return run.end();
}

class RandomRun {
  readonly #testbed: SyncTestbed;
  readonly #clock: JumpingClock;
  readonly #documentId: string;
  readonly #random: Random;
  readonly #devices: readonly Device[];
  readonly #programs: readonly Program[];
  /** The error of each peer's clock, in ms. */
  readonly #watches: number[];
  readonly #versions: DocumentContent[] = [];
  readonly #counts = Object.fromEntries(Object.keys(acts).map((act) => [act, 0])) as Record<Act, number>;
  /** How many edits of each writer are known to be durable. */
  readonly #durable = new Map<number, number>();

  constructor({ testbed, clock }: RunEnvironment, documentId: string, random: Random) {
    this.#testbed = testbed;
    this.#clock = clock;
    this.#documentId = documentId;
    this.#random = random;
    const peers = 3 + randomInt(random, 3);
    const programs = randomInt(random, peers - 1);
    this.#devices = times(peers - programs, () => new Device({ url: testbed.url, documentId }));
    this.#programs = times(programs, () => new Program(documentId));
    this.#watches = times(peers, () => jumpBy(random));
  }

  async begin(): Promise<void> {
    await Promise.all(this.#devices.map((device) => device.page.ready));
  }

  async step(): Promise<void> {
    const act = this.#choose();
    this.#counts[act]++;
    await this.#acts[act]();
  }

  /** Synchronizes all peers; the server's own edit comes last, so a peer that has it has everything. */
  async end(): Promise<RandomRunResult> {
    for (const program of this.#programs) await this.#call(program);
    await this.#testbed.sync.edit(this.#documentId, (doc) =>
      doc.getText(documentParts.title).insert(0, lastEdit),
    );
    for (const device of this.#devices) device.goOnline();
    const remarks = await this.#synchronize();
    for (const program of this.#programs) await this.#call(program);
    const stored = await readStored(this.#testbed, this.#documentId);
    const texts = [
      ...this.#devices.map(({ page }) => page.doc),
      ...this.#programs.map(({ doc }) => doc),
      stored,
    ];
    await Promise.all(this.#devices.map((device) => device.close()));
    return {
      peers: this.#devices.length + this.#programs.length,
      counts: this.#counts,
      texts: [...texts.map(textOf), ...remarks],
      lost: countLost(this.#durable, stored),
    };
  }

  #choose(): Act {
    let dice = randomInt(this.#random, 100);
    for (const [act, share] of Object.entries(acts) as [Act, number][]) {
      if (dice < share) return act;
      dice -= share;
    }
    throw new Error('The shares of all acts are a hundred');
  }

  readonly #acts: Readonly<Record<Act, () => void | Promise<void>>> = {
    edits: () => {
      const place = randomInt(this.#random, this.#watches.length);
      const doc = this.#devices[place]?.page.doc ?? this.#programs[place - this.#devices.length]?.doc;
      if (doc) editByChance(doc, this.#random, byWatch(this.#clock, this.#watches[place] ?? 0));
    },
    partitions: () => {
      const device = this.#pick(this.#devices);
      if (device?.isOnline) device.goOffline();
      else device?.goOnline();
    },
    calls: async () => {
      const program = this.#pick(this.#programs);
      if (program) await this.#call(program);
    },
    crashes: async () => {
      const peer = this.#pick([...this.#devices, ...this.#programs]);
      if (peer instanceof Program) peer.crash();
      else if (peer) await crash(peer);
    },
    restarts: () => this.#testbed.restart(),
    compactions: () => compactDocument({ db: this.#testbed.db, clock: this.#clock }, this.#documentId),
    clockJumps: () => {
      this.#clock.jump(this.#random);
      this.#watches[randomInt(this.#random, this.#watches.length)] = jumpBy(this.#random);
    },
    versions: async () => {
      this.#versions.push(await this.#testbed.sync.read(this.#documentId, readContentOf));
    },
    restorations: async () => {
      const version = this.#pick(this.#versions);
      if (version) await this.#testbed.sync.edit(this.#documentId, (doc) => writeContent(doc, version));
    },
    looks: async () => {
      await oneTurn();
      for (const { page } of this.#devices) noteState(page.doc, this.#durable);
    },
  };

  #pick<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? list[randomInt(this.#random, list.length)] : undefined;
  }

  async #call(program: Program): Promise<void> {
    await program.sync(this.#testbed.sync);
    noteState(program.doc, this.#durable);
  }

  /** Waits until all edits are saved and every device has the same content; reports the states after a timeout. */
  async #synchronize(): Promise<readonly string[]> {
    const devices = this.#devices;
    const texts = () => devices.map((device) => textOf(device.page.doc));
    const areSynchronized = () =>
      devices.every(({ page }) => page.status.getSnapshot().kind === 'saved') &&
      new Set(texts()).size === 1 &&
      texts().every((text) => text.includes(lastEdit));
    await Promise.race([
      ...devices.map((device) => device.until(areSynchronized)),
      pause(timeout, null, { ref: false }),
    ]);
    return areSynchronized() ? [] : [JSON.stringify(devices.map(({ page }) => page.status.getSnapshot()))];
  }
}

/** Kills the tab. The new one accepts edits only when it has loaded the text; offline from the journal. */
async function crash(device: Device): Promise<void> {
  device.crash();
  if (device.disk.entries.size === 0 && !device.isOnline) device.goOnline();
  await device.page.ready;
}

/** Lets journals write and messages arrive, so that steps do not all coincide. */
function oneTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function noteState(doc: Y.Doc, kept: Map<number, number>): void {
  for (const [client, clock] of Y.decodeStateVector(Y.encodeStateVector(doc))) {
    kept.set(client, Math.max(clock, kept.get(client) ?? 0));
  }
}

function countLost(kept: ReadonlyMap<number, number>, doc: Y.Doc): number {
  let lost = 0;
  for (const [client, clock] of kept) lost += Math.max(0, clock - Y.getState(doc.store, client));
  return lost;
}

/** Returns the texts of a run, each once with its number of occurrences, truncated to fit a message. */
export function summarizeTexts(texts: readonly string[]): string {
  return [...new Set(texts)]
    .map((text) => `${texts.filter((other) => other === text).length} × ${shorten(text)}`)
    .join('\n');
}

function shorten(text: string): string {
  return text.length <= 400 ? text : `${text.slice(0, 200)} … ${text.slice(-200)} (${text.length})`;
}

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

/** Time limit for devices to synchronize, in ms: three attempts of a client that waits 20 s for each answer. */
const timeout = 90_000;

const lastEdit = '终';

/** The document as a new server reads it from the database. */
export async function readStored(testbed: Pick<SyncTestbed, 'db'>, documentId: string): Promise<Y.Doc> {
  const { pieces } = await readContent(testbed.db.sql, documentId);
  const doc = new Y.Doc();
  for (const piece of pieces) Y.applyUpdate(doc, piece);
  return doc;
}
