import { type AgentOptions, type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError } from '@inkstone/contracts';

/** Which addresses may be connected to. */
export interface GuardRule {
  /** Addresses of a name. */
  resolve(name: string): Promise<readonly string[]>;
  isAllowed(address: string): boolean;
}

type Connected = (error: Error | null, stream: Duplex) => void;

/** Checks every address at the moment of connecting, so that a name cannot mean another one after the check. */
export class GuardedAgents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;

  constructor(rule: GuardRule) {
    // Few requests, hours apart or after a long upload: a line that was kept may have been cut by then.
    const options: AgentOptions = { keepAlive: false, maxSockets: 4, lookup: guardedLookup(rule) };
    this.http = new GuardedHttp(rule, options);
    this.https = new GuardedHttps(rule, options);
  }

  /** Lets go of all connections. */
  close(): void {
    this.http.destroy();
    this.https.destroy();
  }
}

class GuardedHttp extends HttpAgent {
  readonly #rule: GuardRule;

  constructor(rule: GuardRule, options: AgentOptions) {
    super(options);
    this.#rule = rule;
  }

  override createConnection(options: ClientRequestArgs, connected?: Connected) {
    checkLiteral(options.host, this.#rule);
    return super.createConnection(options, connected);
  }
}

class GuardedHttps extends HttpsAgent {
  readonly #rule: GuardRule;

  constructor(rule: GuardRule, options: AgentOptions) {
    super(options);
    this.#rule = rule;
  }

  override createConnection(options: RequestOptions, connected?: Connected) {
    checkLiteral(options.host, this.#rule);
    return super.createConnection(options, connected);
  }
}

/** Refuses a host that is an address and may not be reached: what is no name is never looked up. */
export function checkLiteral(host: string | null | undefined, { isAllowed }: GuardRule): void {
  const literal = (host ?? '').replace(/^\[|\]$/g, '');
  if (isIP(literal) && !isAllowed(literal)) throw refused();
}

/** A name with any address that may not be reached is refused whole. */
function guardedLookup({ resolve, isAllowed }: GuardRule): LookupFunction {
  return (name, { all }, found) => {
    resolve(name).then(
      (addresses) => {
        const places = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = places;
        if (!first) return found(new AppError('destination_unreachable'), '', 0);
        if (!addresses.every(isAllowed)) return found(refused(), '', 0);
        return all ? found(null, places) : found(null, first.address, first.family);
      },
      (error) => found(error, '', 0),
    );
  };
}

function refused(): AppError {
  return new AppError('destination_address_refused');
}
