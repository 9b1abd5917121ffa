import { classNames, FileButton } from '@inkstone/ui';
import { useFileDrop } from './use-file-drop.ts';

export interface DropZoneProps {
  title: string;
  /** A short instruction: which files are accepted and what happens with them. */
  hint: string;
  /** Words of the button. */
  choose: string;
  privacy: string;
  /** Extensions and media types, as in the `accept` attribute of an input. */
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Accepts one file, dropped or chosen. */
export function DropZone({ title, hint, choose, privacy, accept, isBusy, onFile }: DropZoneProps) {
  const { isOver, dropArea } = useFileDrop(([file]) => {
    if (file && !isBusy) onFile(file);
  });
  return (
    <div
      {...dropArea}
      className={classNames(
        'flex flex-col items-center gap-4 rounded-lg border border-dashed px-6 py-14 text-center transition-colors',
        isOver ? 'border-action bg-sunken' : 'border-edge bg-raised',
      )}
    >
      <p className="font-serif text-xl font-semibold">{title}</p>
      <p className="max-w-prose text-sm text-soft">{hint}</p>
      <FileButton kind="primary" label={choose} accept={accept} isBusy={isBusy} onFile={onFile} />
      <p className="text-sm text-faint">{privacy}</p>
    </div>
  );
}
