import { StartError } from '../../platform/settings/start-error.ts';
import type { PayConfig } from '../../ports/pay-config.ts';
import type { VendorPorts } from '../../ports/ports.ts';
import { createAgreements, createPayChannels } from './create-pay-channels.ts';
import { createPaySimulator } from './simulator/create-pay-simulator.ts';

type PaymentsDeps = Omit<Parameters<typeof createPaySimulator>[0], 'config'> & {
  readonly config: Parameters<typeof createPaySimulator>[0]['config'] & PayConfig;
};

/**
 * Opens the configured payment providers, or simulated ones. Throws StartError if the database would contain simulated
 * payments together with real ones.
 */
export async function openPayments(
  deps: PaymentsDeps,
): Promise<Pick<VendorPorts, 'pay' | 'agreements' | 'paySimulator'>> {
  const { config, log } = deps;
  const has = await findPayments(deps);
  if (!config.hasSimulator) {
    if (has.simulated && Object.values(config.pay).some((channel) => channel !== null))
      log.warn('this database has simulated payments, and the benefits bought with them are valid');
    const pay = await createPayChannels(config.pay, deps);
    return { pay, agreements: await createAgreements(config.pay, deps, pay), paySimulator: null };
  }
  if (has.real)
    throw new StartError(
      'SIMULATOR is on, but this database has payments of real providers: use another one.',
    );
  log.warn('SIMULATOR is on: payments are simulated, and everybody can move the clock');
  const { channels, agreements, simulator } = await createPaySimulator(deps);
  return { pay: channels, agreements, paySimulator: simulator };
}

async function findPayments({ db }: Pick<PaymentsDeps, 'db'>) {
  const [found] = await db.run(
    `select exists (select from pay_attempts where merchant not like 'simulated-%') as real,
       exists (select from sim_trades) as simulated`,
  );
  return { real: found?.real === true, simulated: found?.simulated === true };
}
