import { type ComponentProps, type RefObject, useEffect, useEffectEvent } from 'react';

export interface FileInputProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'> {
  /** Buttons open the file picker by clicking the input. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A hidden input for files. Reports files that were chosen, or restored by the browser, before hydration. */
export function FileInput({ ref, label, onFiles, ...input }: FileInputProps) {
  const report = () => {
    const field = ref.current;
    const files = Array.from(field?.files ?? []);
    if (!field || files.length === 0) return;
    // Without this, the same file could not be chosen twice in a row.
    field.value = '';
    onFiles(files);
  };
  const reportEarly = useEffectEvent(report);
  useEffect(() => reportEarly(), []);
  return <input {...input} ref={ref} type="file" aria-label={label} className="hidden" onChange={report} />;
}
