import { useFormatter } from 'use-intl';

/** Writes sizes of files in the reader's numbers: `1.2 MB`, `85 kB`. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const isLarge = bytes >= 1024 * 1024;
    return format.number(bytes / (isLarge ? 1024 * 1024 : 1024), {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    });
  };
}
