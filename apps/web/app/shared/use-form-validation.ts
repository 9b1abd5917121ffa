import { type FormEvent, useEffect, useState } from 'react';

export interface FormValidation {
  /** Props of the form. Until hydration, the browser validates it in its own language. */
  readonly form: {
    readonly noValidate: boolean;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onChange(event: FormEvent<HTMLFormElement>): void;
  };
  /** Whether the field of that name was invalid on submit and has not been changed since. */
  isWrong(name: string): boolean;
}

/**
 * Validates a form by the constraints of its fields (`required`, `min`, …), shows messages in the page's language at the fields
 * and focuses the first invalid one. Calls `onRight` when a valid form is submitted.
 */
export function useFormValidation(onRight?: (event: FormEvent<HTMLFormElement>) => void): FormValidation {
  const [noValidate, setNoValidate] = useState(false);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setNoValidate(true), []);
  return {
    form: {
      noValidate,
      onSubmit(event) {
        const faulty = [...event.currentTarget.elements]
          .filter(isField)
          .filter((field) => !field.validity.valid);
        setWrong(new Set(faulty.map(({ name }) => name)));
        if (faulty.length === 0) return onRight?.(event);
        event.preventDefault();
        faulty[0]?.focus();
      },
      onChange(event) {
        const { target } = event;
        if (target instanceof Element && isField(target))
          setWrong(new Set([...wrong].filter((name) => name !== target.name)));
      },
    },
    isWrong: (name) => wrong.has(name),
  };
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
