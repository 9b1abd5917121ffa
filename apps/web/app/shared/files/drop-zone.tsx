import { FileButton } from '@inkstone/ui';
import { DropArea } from './drop-area.tsx';

export interface DropZoneProps {
  title: string;
  /** A short instruction: the accepted files and their processing. */
  hint: string;
  /** Label of the button. */
  choose: string;
  privacy: string;
  /** Extensions and media types, as in the `accept` attribute of an input. */
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Accepts one file, dropped or chosen. */
export function DropZone({ title, hint, choose, privacy, accept, isBusy, onFile }: DropZoneProps) {
  const take = ([file]: readonly File[]) => {
    if (file && !isBusy) onFile(file);
  };
  return (
    <DropArea onFiles={take} className="px-6 py-14">
      <p className="font-serif text-xl font-semibold">{title}</p>
      <p className="max-w-prose text-sm text-soft">{hint}</p>
      <FileButton kind="primary" label={choose} accept={accept} isBusy={isBusy} onFile={onFile} />
      <p className="text-sm text-faint">{privacy}</p>
    </DropArea>
  );
}
