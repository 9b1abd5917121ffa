import { type ChangeEvent, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  label: string;
  /** File extensions and media types, as in the `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that opens a file picker for one file. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Without this, the same file could not be chosen twice in a row.
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="hidden"
        onChange={choose}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
