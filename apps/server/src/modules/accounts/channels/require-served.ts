import { AppError } from '@inkstone/contracts';
import { homeOfPhone } from '@inkstone/domain/accounts';
import type { Deps } from '../../../deps.ts';

/**
 * Refuses numbers of countries that the operator does not serve: messages cost money, and some numbers earn
 * from them (SMS pumping).
 */
export function requireServed({ config }: Pick<Deps, 'config'>, phone: string): void {
  const { countries } = config.channels;
  if (countries === null) return;
  const { country } = homeOfPhone(phone);
  if (country === null || !countries.includes(country)) throw new AppError('sms_country');
}
