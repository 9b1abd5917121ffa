import type { Readable } from 'node:stream';
import { AppError } from '@inkstone/contracts';
import type { ArchivePlace } from '@inkstone/contracts/archive-schedules';
import type { Deps } from '../../../../deps.ts';
import { checkLiteral, GuardedAgents, type GuardRule } from './guarded-agents.ts';
import { isInPrivateNetwork } from './private-network.ts';
import { openS3Place } from './s3/s3-place.ts';
import { openWebDavPlace } from './webdav/webdav-place.ts';

/** A file as it is sent. It may be opened again when a server wants it a second time. */
export interface SentFile {
  /** In bytes. */
  readonly size: number;
  open(): Promise<Readable>;
}

/** A folder of somebody's own on another server. Whatever goes wrong there is an AppError `destination_…`. */
export interface OpenPlace extends AsyncDisposable {
  /** Makes the folder where it is missing. */
  prepare(): Promise<void>;
  /** Keeps a file, in place of what was there; nobody ever sees a part of it. `draft` names this attempt. */
  put(name: string, file: SentFile, draft: string): Promise<void>;
  /** The beginning of a file, as much as fits a small one. */
  read(name: string): Promise<Uint8Array>;
  /** Removes a file; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Clears away what an attempt that was broken off has left. */
  clear(name: string, draft: string): Promise<void>;
}

/** What reaching a place needs. */
export interface PlaceTools {
  readonly agents: GuardedAgents;
  readonly random: Deps['random'];
  /** How long a server may say nothing, in ms. */
  readonly patience: number;
}

type PlaceDeps = Pick<Deps, 'config' | 'web' | 'random'>;

const patience = 120_000;
/** Below these live mail, names and other services that nobody means to send archives to. */
const firstFreePort = 1024;

/** Opens a place that `cleanArchivePlace` has tidied. Throws what may not be reached; asks nobody yet. */
export async function openPlace(
  deps: PlaceDeps,
  place: ArchivePlace,
  secret: string,
  limits: Partial<Pick<PlaceTools, 'patience'>> = {},
): Promise<OpenPlace> {
  const url = URL.parse(place.kind === 'webdav' ? place.url : place.endpoint);
  if (!url) throw new AppError('destination_address_invalid');
  checkAddress(url, deps.config.hasPrivateDestinations);
  const rule = ruleOf(deps);
  checkLiteral(url.hostname, rule);
  const tools: PlaceTools = { agents: new GuardedAgents(rule), random: deps.random, patience, ...limits };
  return place.kind === 'webdav' ? openWebDavPlace(place, secret, tools) : openS3Place(place, secret, tools);
}

function ruleOf({ config, web }: PlaceDeps): GuardRule {
  const isAllowed = (address: string) =>
    web.isAllowed(address) || (config.hasPrivateDestinations && isInPrivateNetwork(address));
  return { resolve: web.resolve, isAllowed };
}

/** Without encryption only where the operator lets archives stay within the own network. */
function checkAddress(url: URL, isPrivateAllowed: boolean): void {
  if (url.protocol !== 'https:' && !isPrivateAllowed) throw new AppError('destination_insecure');
  const port = Number(url.port);
  if (port !== 0 && port !== 80 && port !== 443 && port < firstFreePort)
    throw new AppError('destination_address_refused');
}
