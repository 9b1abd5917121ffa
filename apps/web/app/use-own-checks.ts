import { type FormEvent, useEffect, useState } from 'react';

export interface OwnChecks {
  /** For the form. Until there are scripts the browser checks it, and says so in its own language. */
  readonly form: {
    readonly noValidate: boolean;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onChange(event: FormEvent<HTMLFormElement>): void;
  };
  /** Whether the field of that name was wrong when the form was sent, and was not changed since. */
  isWrong(name: string): boolean;
}

/**
 * Checks a form by what its fields demand (`required`, `min`, …), so that pages say in their own words what is wrong,
 * at the field, and put the focus there. Calls `onRight` with the sending of a form that has no fault.
 */
export function useOwnChecks(onRight?: (event: FormEvent<HTMLFormElement>) => void): OwnChecks {
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
