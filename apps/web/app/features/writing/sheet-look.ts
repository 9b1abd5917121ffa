import { useEffect, useState } from 'react';

/** How the sheet looks on this device. */
export interface SheetLook {
  readonly font: 'serif' | 'sans';
  /** Times the usual size. */
  readonly scale: number;
}

const storageName = 'inkstone.sheet';
const usual: SheetLook = { font: 'serif', scale: 1 };

/** The sizes a text can be shown in, as factors of the usual one. */
export const scales: readonly number[] = [0.85, 1, 1.15, 1.3, 1.5, 1.75];

/** The look of the sheet, kept on this device. */
export function useSheetLook(): [SheetLook, (look: SheetLook) => void] {
  const [look, setLook] = useState(usual);
  useEffect(() => setLook(readLook(localStorage.getItem(storageName))), []);
  return [
    look,
    (next) => {
      setLook(next);
      localStorage.setItem(storageName, `${next.font} ${next.scale}`);
    },
  ];
}

/** What was kept, as far as it makes sense. */
export function readLook(kept: string | null): SheetLook {
  const [font, scale] = (kept ?? '').split(' ');
  return {
    font: font === 'sans' ? 'sans' : 'serif',
    scale: scales.find((each) => each === Number(scale)) ?? usual.scale,
  };
}

/** The custom properties that `editor.css` reads. */
export function lookProperties({ font, scale }: SheetLook): Record<string, string> {
  return { '--sheet-font': `var(--font-${font})`, '--sheet-size': `${1.125 * scale}rem` };
}
