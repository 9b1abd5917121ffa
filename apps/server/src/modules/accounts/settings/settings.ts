import { resolve } from 'node:path';
import { signInLimits } from '@inkstone/contracts';
import { maxDeletionDays } from '@inkstone/contracts/accounts/account-deletion';
import { z } from 'zod';
import type { PlatformConfig } from '../../../platform/settings/config.ts';
import { wholeNumber } from '../../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../../platform/settings/settings-group.ts';
import type { AccountsConfig } from '../../../ports/accounts-config.ts';
import {
  captchaDescriptions,
  captchaFaults,
  captchaSchema,
  describeCaptcha,
  readCaptcha,
} from './captcha-settings.ts';
import {
  channelDescriptions,
  channelFaults,
  channelSchema,
  describeChannels,
  readChannels,
} from './channel-settings.ts';
import { describeLogin, loginDescriptions, loginFaults, loginSchema, readLogin } from './login-settings.ts';

/** Settings of sign-in, sessions, devices and the deletion of accounts. */
export const accountsSettings = defineSettings({
  shape: {
    GEO_DATABASE: z.string().optional(),
    ...channelSchema,
    ...captchaSchema,
    ...loginSchema,
    CODES_PER_DAY: wholeNumber(1, 100).default(signInLimits.codesPerReceiver.requests),
    CODES_PER_HOUR: wholeNumber(1, 1_000_000).default(signInLimits.codesInTotal.requests),
    CODES_ABROAD_PER_HOUR: wholeNumber(1, 1_000_000).default(signInLimits.codesAbroad.requests),
    EMAIL_REGISTRATION: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
    SESSION_DAYS: wholeNumber(1, 365).default(21),
    DEVICES_FREE: wholeNumber(1, 1000).default(1),
    DEVICES_PLUS: wholeNumber(1, 1000).default(5),
    DEVICES_PRO: wholeNumber(1, 1000).default(10),
    ACCOUNT_DELETION_DAYS: wholeNumber(0, maxDeletionDays).default(7),
  },
  descriptions: {
    ...channelDescriptions,
    ...captchaDescriptions,
    ...loginDescriptions,
    GEO_DATABASE: {
      means:
        'geolocation database in the MaxMind format (.mmdb), to show the location of devices; default none',
    },
    CODES_PER_DAY: { means: 'codes per day for one number or e-mail address; default 10' },
    CODES_PER_HOUR: { means: 'codes per hour in total; default 3000' },
    CODES_ABROAD_PER_HOUR: { means: 'codes per hour for each country code other than 86; default 60' },
    EMAIL_REGISTRATION: { means: 'false (default), or true: users may also register by e-mail' },
    SESSION_DAYS: { means: 'days after which an unused session expires; default 21' },
    DEVICES_FREE: { means: 'maximum number of signed-in desktops, and of phones and tablets; default 1' },
    DEVICES_PLUS: { means: 'maximum number of signed-in devices with Plus; default 5' },
    DEVICES_PRO: { means: 'maximum number of signed-in devices with Pro; default 10' },
    ACCOUNT_DELETION_DAYS: {
      means: 'days between the request to delete an account and its removal, 0 to 14; default 7',
    },
  },
  read: (given, _platform: PlatformConfig): AccountsConfig => {
    const channels = readChannels(given);
    return {
      channels,
      captcha: readCaptcha(given),
      login: readLogin(given, channels.sms.length === 0),
      geoDatabase: given.GEO_DATABASE === undefined ? null : resolve(given.GEO_DATABASE),
      codesPerDay: given.CODES_PER_DAY,
      codesPerHour: given.CODES_PER_HOUR,
      codesAbroadPerHour: given.CODES_ABROAD_PER_HOUR,
      hasEmailRegistration: given.EMAIL_REGISTRATION === 'true',
      sessionDays: given.SESSION_DAYS,
      devices: { free: given.DEVICES_FREE, plus: given.DEVICES_PLUS, pro: given.DEVICES_PRO },
      accountDeletionDays: given.ACCOUNT_DELETION_DAYS,
    };
  },
  describe: (config) => ({
    GEO_DATABASE: config.geoDatabase ?? '',
    ...describeChannels(config.channels),
    ...describeCaptcha(config.captcha),
    ...describeLogin(config.login),
    CODES_PER_DAY: config.codesPerDay,
    CODES_PER_HOUR: config.codesPerHour,
    CODES_ABROAD_PER_HOUR: config.codesAbroadPerHour,
    EMAIL_REGISTRATION: String(config.hasEmailRegistration),
    SESSION_DAYS: config.sessionDays,
    DEVICES_FREE: config.devices.free,
    DEVICES_PLUS: config.devices.plus,
    DEVICES_PRO: config.devices.pro,
    ACCOUNT_DELETION_DAYS: config.accountDeletionDays,
  }),
  findFaults: ({ channels, login, hasEmailRegistration }, { isHttps }, given) => [
    ...channelFaults(given, hasEmailRegistration),
    ...captchaFaults(given),
    ...loginFaults(login, { isHttps, isSmsSimulated: channels.sms.length === 0 }),
  ],
});
