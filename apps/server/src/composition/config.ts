import type { SettingRow } from '@inkstone/contracts/staff/settings';
import * as settings from '../platform/settings/create-config.ts';
import { type Environment, readEnvironment } from '../platform/settings/environment.ts';
import { localModelSettings } from '../platform/settings/local-models.ts';
import { ocrSettings } from '../platform/settings/ocr.ts';
import type { SettingDescription } from '../platform/settings/settings-group.ts';
import type { Config } from '../ports/config.ts';
import { modules } from './modules.ts';

const groups = [...modules.flatMap((module) => module.settings ?? []), localModelSettings, ocrSettings];

/** All settings of the server by name. Each may also be given as NAME_FILE, the path of a file with the value. */
export const settingDescriptions: Readonly<Record<string, SettingDescription>> =
  settings.settingDescriptions(groups);

/** Reads the configuration from environment variables. Throws ConfigError with all errors at once. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): Config {
  return createConfig(readEnvironment(source, Object.keys(settingDescriptions)));
}

/** Creates the configuration. Throws ConfigError with all errors at once. */
export function createConfig(environment: Environment): Config {
  // The settings of all manifests together have this type; a test compares the members.
  return settings.createConfig(environment, groups) as Config;
}

/** Formats the configuration as lines `NAME = value`; secrets show only whether they are set. */
export function describeConfig(config: Config): string[] {
  return settings.describeConfig(config, groups);
}

/** Returns the configuration setting by setting, without secrets. */
export function describeSettings(config: Config): SettingRow[] {
  return settings.describeSettings(config, groups);
}
