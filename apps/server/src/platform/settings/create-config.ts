import type { SettingRow } from '@inkstone/contracts/staff/settings';
import { type PlatformConfig, platformSettings } from './config.ts';
import type { Environment } from './environment.ts';
import type { SettingDescription, SettingsGroup } from './settings-group.ts';

/** The settings of a module. */
export type ModuleSettings = SettingsGroup<object, PlatformConfig>;

/** Invalid settings, one line each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** The settings of the platform and of modules by name. */
export function settingDescriptions(
  groups: readonly ModuleSettings[],
): Readonly<Record<string, SettingDescription>> {
  return Object.assign({}, platformSettings.descriptions, ...groups.map(({ descriptions }) => descriptions));
}

/** Creates the configuration of the platform and of modules. Throws ConfigError with all errors at once. */
export function createConfig(environment: Environment, groups: readonly ModuleSettings[]): PlatformConfig {
  const { values } = environment;
  const platform = platformSettings.parse(values);
  const modules = groups.map((group) => group.parse(values));
  const invalid = [platform, ...modules].flatMap((parsed) => (parsed.isValid ? [] : parsed.faults));
  if (!platform.isValid || invalid.length > 0) throw new ConfigError([...environment.faults, ...invalid]);

  const present = Object.keys(settingDescriptions(groups)).filter((name) => Boolean(values[name]));
  const base = platform.complete(present);
  const completed = modules.flatMap((parsed) => (parsed.isValid ? parsed.complete(base.part) : []));
  const faults = [...environment.faults, ...completed.flatMap((each) => each.faults), ...base.faults];
  const config = Object.assign({}, base.part, ...completed.map(({ part }) => part));
  const all = [...faults, ...groups.flatMap((group) => group.findConflicts(config))];
  if (all.length > 0) throw new ConfigError(all);
  return config;
}

/** Returns the configuration setting by setting, without secrets. `config` was created with the same groups. */
export function describeSettings(config: PlatformConfig, groups: readonly ModuleSettings[]): SettingRow[] {
  const descriptions = settingDescriptions(groups);
  const described = [platformSettings, ...groups].flatMap((group) => Object.entries(group.describe(config)));
  return described.map(([name, value]) => ({
    name,
    value: descriptions[name]?.secret && value !== '' ? null : String(value),
    isDefault: !config.given.includes(name),
  }));
}

/** Formats the configuration as lines `NAME = value`; secrets show only whether they are set. */
export function describeConfig(config: PlatformConfig, groups: readonly ModuleSettings[]): string[] {
  const descriptions = settingDescriptions(groups);
  return describeSettings(config, groups).map(({ name, value, isDefault }) => {
    const absent = descriptions[name]?.secret ? '(not given)' : '(none)';
    return `${name} = ${value === null ? '(given, not shown)' : value || absent}${isDefault ? '  (default)' : ''}`;
  });
}
