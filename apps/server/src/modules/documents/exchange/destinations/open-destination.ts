import { AppError } from '@inkstone/contracts';
import type { ArchiveDestination } from '@inkstone/contracts/documents/archive-schedules';
import type { Deps } from '../../../../deps.ts';
import type { DestinationTools, OpenDestination } from './destination.ts';
import { checkLiteral, GuardedAgents, type GuardRule } from './guarded-agents.ts';
import { isInPrivateNetwork } from './private-network.ts';
import { openS3Destination } from './s3/s3-destination.ts';
import { openWebDavDestination } from './webdav/webdav-destination.ts';

type DestinationDeps = Pick<Deps, 'config' | 'web' | 'random'>;

const timeout = 120_000;
/** Lower ports are refused: mail, DNS and other services there are not archive destinations. */
const firstFreePort = 1024;

/**
 * Opens a destination that `cleanArchiveDestination` has normalized. Throws if it may not be accessed; does not
 * connect yet.
 */
export async function openDestination(
  deps: DestinationDeps,
  destination: ArchiveDestination,
  secret: string,
  limits: Partial<Pick<DestinationTools, 'timeout'>> = {},
): Promise<OpenDestination> {
  const url = URL.parse(destination.kind === 'webdav' ? destination.url : destination.endpoint);
  if (!url) throw new AppError('destination_address_invalid');
  checkAddress(url, deps.config.hasPrivateDestinations);
  const rule = ruleOf(deps);
  checkLiteral(url.hostname, rule);
  const tools: DestinationTools = {
    agents: new GuardedAgents(rule),
    random: deps.random,
    timeout,
    ...limits,
  };
  return destination.kind === 'webdav'
    ? openWebDavDestination(destination, secret, tools)
    : openS3Destination(destination, secret, tools);
}

function ruleOf({ config, web }: DestinationDeps): GuardRule {
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
