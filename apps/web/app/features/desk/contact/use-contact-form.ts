import type { ReplyOf } from '@inkstone/contracts';
import { type ContactField, type ContactTopic, openTicket, requiredFields } from '@inkstone/contracts/desk';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, refusalOf } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { newKey } from '../../../shared/new-key.ts';

export type Draft = Readonly<Record<ContactField, string>>;
export type Opened = ReplyOf<typeof openTicket>;

const nothing: Draft = {
  ...{ name: '', company: '', post: '', phone: '', wechat: '', email: '', teamSize: '', text: '' },
};

export interface ContactFormState {
  readonly draft: Draft;
  readonly website: string;
  /** Error messages by field. */
  readonly faults: Partial<Record<ContactField, string>>;
  /** An error that belongs to no field; '' if there is none. */
  readonly failure: string;
  readonly isBusy: boolean;
  readonly opened: Opened | null;
  readonly form: RefObject<HTMLFormElement | null>;
  change(field: ContactField, value: string): void;
  setWebsite(value: string): void;
  send(): Promise<void>;
  begin(): void;
}

/**
 * The state of a contact form. The input is kept until it is accepted. A form has one idempotency key, so
 * that repeated submissions open one ticket.
 */
export function useContactForm(
  kind: 'support' | 'demo',
  topic: ContactTopic,
  formToken: string,
): ContactFormState {
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(nothing);
  const [website, setWebsite] = useState('');
  const [faults, setFaults] = useState<ContactFormState['faults']>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const focus = (field: ContactField | undefined) => {
    const found = field && form.current?.elements.namedItem(field);
    if (found instanceof HTMLElement) found.focus();
  };

  const send = async () => {
    if (isBusy) return;
    const missing = requiredFields[kind].filter((field) => draft[field].trim() === '');
    setFaults(Object.fromEntries(missing.map((field) => [field, errors('contact_field_required')])));
    setFailure('');
    if (missing.length > 0) return focus(missing[0]);
    setBusy(true);
    key.current ||= newKey();
    try {
      setOpened(await call(openTicket, { ...draft, kind, topic, website, formToken, key: key.current }));
    } catch (error) {
      const { code, params } = refusalOf(error);
      const field = Object.keys(nothing).find((name) => name === params.field) as ContactField | undefined;
      if (code.startsWith('contact_field') && field) {
        setFaults({ [field]: errorText(error) });
        focus(field);
      } else setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    ...{ draft, website, faults, failure, isBusy, opened, form, setWebsite, send },
    change: (field, value) => {
      // Several fields can change at once by autofill.
      setDraft((before) => ({ ...before, [field]: value }));
      setFaults((before) => ({ ...before, [field]: undefined }));
    },
    begin: () => {
      key.current = '';
      setDraft({ ...draft, text: '' });
      setOpened(null);
    },
  };
}
