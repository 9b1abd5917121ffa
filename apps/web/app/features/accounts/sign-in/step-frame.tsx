import { ArrowLeftIcon, IconButton, Notice } from '@inkstone/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

export interface StepFrameProps {
  heading: string;
  intro?: ReactNode;
  /** An error that belongs to no field. */
  problem?: ReactNode;
  onBack?: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * The frame of a step: back button, heading and form. Focuses the marked first field, then a field with an
 * error.
 */
export function StepFrame({ heading, intro, problem, onBack, onSubmit, children }: StepFrameProps) {
  const t = useTranslations('accounts');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  const refused = useRef<HTMLElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
    if (field !== refused.current) field?.focus();
    refused.current = field;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex animate-enter flex-col gap-5">
      <div className="flex min-h-11 items-center gap-1">
        {onBack && (
          <IconButton label={t('back')} onClick={onBack} className="-ml-3">
            <ArrowLeftIcon />
          </IconButton>
        )}
        <h1 className="font-serif text-2xl font-semibold">{heading}</h1>
      </div>
      {intro && <p className="-mt-3 text-sm wrap-anywhere text-soft">{intro}</p>}
      <div aria-live="polite" className="empty:hidden">
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
      {children}
    </form>
  );
}
