import { AppError } from '@inkstone/contracts';
import type { ArchivePlace } from '@inkstone/contracts/documents/archive-schedules';
import type { Deps } from '../../../../deps.ts';
import { checkLiteral, GuardedAgents, type GuardRule } from './guarded-agents.ts';
import type { OpenPlace, PlaceTools } from './place.ts';
import { isInPrivateNetwork } from './private-network.ts';
import { openS3Place } from './s3/s3-place.ts';
import { openWebDavPlace } from './webdav/webdav-place.ts';

type PlaceDeps = Pick<Deps, 'config' | 'web' | 'random'>;

const timeout = 120_000;
/** Lower ports are refused: mail, DNS and other services there are not archive destinations. */
const firstFreePort = 1024;

/**
 * Opens a destination that `cleanArchivePlace` has normalized. Throws if it may not be accessed; does not
 * connect yet.
 */
export async function openPlace(
  deps: PlaceDeps,
  place: ArchivePlace,
  secret: string,
  limits: Partial<Pick<PlaceTools, 'timeout'>> = {},
): Promise<OpenPlace> {
  const url = URL.parse(place.kind === 'webdav' ? place.url : place.endpoint);
  if (!url) throw new AppError('destination_address_invalid');
  checkAddress(url, deps.config.hasPrivateDestinations);
  const rule = ruleOf(deps);
  checkLiteral(url.hostname, rule);
  const tools: PlaceTools = { agents: new GuardedAgents(rule), random: deps.random, timeout, ...limits };
  return place.kind === 'webdav' ? openWebDavPlace(place, secret, tools) : openS3Place(place, secret, tools);
}

function ruleOf({ config, web }: PlaceDeps): GuardRule {
  const isAllowed = (address: string) =>
    web.isAllowed(address) || (config.hasPrivateDestinations && isInPrivateNetwork(address));
  return { resolve: web.resolve, isAllowed };
}

/** Unencrypted connections are allowed only if the operator permits private destinations. */
function checkAddress(url: URL, isPrivateAllowed: boolean): void {
  if (url.protocol !== 'https:' && !isPrivateAllowed) throw new AppError('destination_insecure');
  const port = Number(url.port);
  if (port !== 0 && port !== 80 && port !== 443 && port < firstFreePort)
    throw new AppError('destination_address_refused');
}
