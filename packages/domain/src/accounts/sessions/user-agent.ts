import type { DeviceKind } from '@inkstone/contracts/accounts/sessions';

/** Device by the product names in its User-Agent; '' if unknown. */
export interface Device {
  readonly kind: DeviceKind;
  readonly browser: string;
  readonly system: string;
}

/** The first match applies: derived browsers come before those they are based on. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bQQ\//, 'QQ'],
  [/MQQBrowser\/|QQBrowser\//, 'QQ Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/Quark\//, 'Quark'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Extracts kind, browser and operating system from a User-Agent header. */
export function readUserAgent(userAgent: string): Device {
  const browser = nameOf(browsers, userAgent);
  return { kind: kindOf(userAgent), browser, system: nameOf(systems, userAgent) };
}

function kindOf(userAgent: string): DeviceKind {
  if (/\bInkstone\//.test(userAgent)) return 'app';
  if (/iPad|Tablet|PlayBook|Silk\//.test(userAgent)) return 'tablet';
  // Android includes "Mobile" for phones only.
  if (/Android|HarmonyOS/.test(userAgent)) return /Mobile|Phone/.test(userAgent) ? 'mobile' : 'tablet';
  return /iPhone|iPod|Mobile/.test(userAgent) ? 'mobile' : 'desktop';
}

function nameOf(table: readonly (readonly [RegExp, string])[], userAgent: string): string {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}
