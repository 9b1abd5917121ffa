import { AppError, type Call, type ReplyOf } from '@inkstone/contracts';
import { listSimulated } from '@inkstone/contracts/accounts';
import { listLoginProviders } from '@inkstone/contracts/accounts/social-login';
import { type AgreedVersions, getAgreedVersions } from '@inkstone/contracts/site/terms';

export interface LoginData {
  readonly isSimulated: boolean;
  readonly terms: AgreedVersions;
  readonly providers: Ways['providers'];
  readonly smsCountries: Ways['smsCountries'];
}
type Ways = ReplyOf<typeof listLoginProviders>;

/** Data for the sign-in pages: available login methods, terms to agree to, whether codes are simulated. */
export async function loadLogin(call: Call): Promise<LoginData> {
  const [isSimulated, terms, { providers, smsCountries }] = await Promise.all([
    hasSimulator(call),
    call(getAgreedVersions, {}),
    call(listLoginProviders, {}),
  ]);
  return { isSimulated, terms, providers, smsCountries };
}

async function hasSimulator(call: Call): Promise<boolean> {
  try {
    await call(listSimulated, {});
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}
