import { type Clock, type Instant, later, minute, type Random } from '@inkstone/kernel';
import type { Log } from '../../platform/observability/log.ts';
import type { SmsService } from '../../ports/accounts-config.ts';
import { SendFailure } from '../../ports/send-failure.ts';
import type { Sms } from '../../ports/sms.ts';
import { createAliyunNotices, createAliyunSms } from './aliyun.ts';
import { createHttpNotices, createHttpSms } from './http.ts';
import { createSmsSimulator } from './simulator.ts';
import type { NotifyBySms, SendBySms } from './sms-service.ts';
import { createTencentNotices, createTencentSms } from './tencent.ts';

interface SmsDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** Creates the configured SMS channel; the simulator if none is configured. */
export function createSms(services: readonly SmsService[], deps: SmsDeps): Sms {
  if (services.length === 0) return createSmsSimulator(deps);
  const notices = services.flatMap((service) => createNotices(service, deps) ?? []);
  const send = failOver(
    services.map((service) => createService(service, deps)),
    deps,
  );
  return { send, notify: failOver(notices, deps), hasNotices: notices.length > 0, simulated: null };
}

/** How long a service that did not respond is tried last, in ms. */
const silenceCounts = 5 * minute;

/**
 * Tries services in order, recently unresponsive ones last. Only a fault of a service itself leads to the
 * next one: receiver faults are the same everywhere, and after `silence` the first message may still arrive.
 */
export function failOver<M>(
  services: readonly ((message: M) => Promise<void>)[],
  { clock, log }: Pick<SmsDeps, 'clock' | 'log'>,
): (message: M) => Promise<void> {
  const silentAt = new Map<unknown, Instant>();
  const wasSilent = (service: unknown) => {
    const at = silentAt.get(service);
    return at !== undefined && clock.now() < later(at, silenceCounts);
  };
  return async (message) => {
    let last: unknown = new SendFailure('service', 'there is no SMS service');
    for (const send of services.toSorted((a, b) => Number(wasSilent(a)) - Number(wasSilent(b)))) {
      try {
        return await send(message);
      } catch (error) {
        last = error;
        const fault = error instanceof SendFailure ? error.fault : 'service';
        log.warn('an SMS service did not accept a message', { fault, reason: reasonOf(error) });
        if (fault === 'silence') silentAt.set(send, clock.now());
        if (fault !== 'service') break;
      }
    }
    throw last;
  };
}

function createNotices(service: SmsService, deps: SmsDeps): NotifyBySms | null {
  if (service.driver === 'http') return createHttpNotices(service);
  if (service.templateNotice === '') return null;
  return service.driver === 'aliyun'
    ? createAliyunNotices(service, deps)
    : createTencentNotices(service, deps);
}

function createService(service: SmsService, deps: SmsDeps): SendBySms {
  switch (service.driver) {
    case 'aliyun':
      return createAliyunSms(service, deps);
    case 'tencent':
      return createTencentSms(service, deps);
    case 'http':
      return createHttpSms(service);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof SendFailure ? error.message : 'a fault of the driver';
}
