export interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  /** `isRange`: whether Shift is held, so that all rows up to this one are selected. */
  onChange: (isRange: boolean) => void;
}

/**
 * Selects a row. Its label is large enough for touch. On devices where a long press selects, it appears with the first selected
 * row (`data-selecting` of the list).
 */
export function RowCheckbox({ label, isChecked, onChange }: RowCheckboxProps) {
  return (
    <label className="relative z-10 flex h-full w-11 shrink-0 cursor-pointer items-center justify-center not-in-data-selecting:max-sm:hidden not-in-data-selecting:pointer-coarse:hidden">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) => {
          const { nativeEvent } = event;
          onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
        }}
        className="size-4.5"
      />
    </label>
  );
}
