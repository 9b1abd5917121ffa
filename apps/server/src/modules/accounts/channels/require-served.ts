import { AppError } from '@inkstone/contracts';
import { homeOfPhone } from '@inkstone/domain/accounts';
import type { Deps } from '../../../deps.ts';

/** Refuses numbers of countries that the operator sends no codes to: each costs, and some are paid for getting them. */
export function requireServed({ config }: Pick<Deps, 'config'>, phone: string): void {
  const { countries } = config.channels;
  if (countries === null) return;
  const { country } = homeOfPhone(phone);
  if (country === null || !countries.includes(country)) throw new AppError('sms_country');
}
