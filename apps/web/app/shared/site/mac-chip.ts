/** The chips that Macs are built with. */
export type MacChip = 'mac-arm64' | 'mac-x64';

/** Information of a browser about its computer. */
export interface ComputerHints {
  readonly platform: string;
  readonly touchPoints: number;
  /** From the client hints of Chromium: `arm` or `x86`. */
  readonly architecture: string | null;
  /** The name of the graphics processor, such as "Apple M2" or "Intel Iris". */
  readonly renderer: string | null;
}

/** Returns the chip of a Mac; null for other computers, and in browsers that do not reveal it, such as Safari. */
export function chipOf({ platform, touchPoints, architecture, renderer }: ComputerHints): MacChip | null {
  // An iPad identifies itself as a Mac.
  if (!/mac/i.test(platform) || touchPoints > 1) return null;
  if (architecture === 'arm') return 'mac-arm64';
  if (architecture === 'x86') return 'mac-x64';
  if (/Apple M\d/.test(renderer ?? '')) return 'mac-arm64';
  return /Intel|AMD|Radeon|NVIDIA|GeForce/.test(renderer ?? '') ? 'mac-x64' : null;
}

interface ClientHints {
  getHighEntropyValues?: (names: string[]) => Promise<{ architecture?: string }>;
}

/**
 * Detects the chip of this computer. A light page, which cannot import anything, passes the two functions as
 * arguments.
 */
export async function findMacChip(decide = chipOf, read = readRenderer): Promise<MacChip | null> {
  const { platform, maxTouchPoints } = navigator;
  if (!/mac/i.test(platform)) return null;
  const hints = (navigator as { userAgentData?: ClientHints }).userAgentData;
  const reported = await hints
    ?.getHighEntropyValues?.(['architecture'])
    .catch(() => ({}) as { architecture?: string });
  return decide({
    platform,
    touchPoints: maxTouchPoints,
    architecture: reported?.architecture || null,
    renderer: read(),
  });
}

/** Returns the name of the graphics processor; null if the browser does not reveal it. */
export function readRenderer(): string | null {
  const context = document.createElement('canvas').getContext('webgl');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = names && context?.getParameter(names.UNMASKED_RENDERER_WEBGL);
  return typeof renderer === 'string' ? renderer : null;
}

/** Marks the downloads for a chip in a list that the server has rendered, and puts them first. */
export function markMacChip(chip: MacChip | null): void {
  const item = document.querySelector<HTMLElement>(`[data-download="${chip}"]`);
  const mark = item?.querySelector<HTMLElement>('[data-detected]');
  if (!item || !mark) return;
  mark.hidden = false;
  item.parentElement?.prepend(item);
}
