import { Button, Notice, Skeleton } from '@inkstone/ui';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '../../../../platform/i18n/page-locale.ts';
import { stripeAppearance } from './stripe-appearance.ts';

export interface CardFormProps {
  /** Label of the button. */
  readonly label: string;
  /** Whether the card is saved for later payments instead of being charged now. */
  readonly isForLater?: boolean;
  readonly secret: string;
  readonly publishableKey: string;
  /** Path to which the bank redirects the browser. */
  readonly returnTo: string;
  readonly onPaid: () => void;
}

interface LoadedStripe {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** Errors whose message is shown to the payer; Stripe provides it in the language of the form. */
const readable: readonly string[] = ['card_error', 'validation_error'];

/** Stripe's Payment Element: the card number is sent to Stripe and never to this site. */
export function StripeForm({
  label,
  isForLater = false,
  secret,
  publishableKey,
  returnTo,
  onPaid,
}: CardFormProps) {
  const t = useTranslations('purchase');
  const place = useRef<HTMLDivElement>(null);
  const { loaded, isFailed } = useElements(place, secret, publishableKey);
  const [fault, setFault] = useState<StripeError | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function pay(
    submitted: ReturnType<StripeElements['submit']>,
    { stripe, elements }: LoadedStripe,
  ): Promise<void> {
    const { error: incomplete } = await submitted;
    const options = {
      elements,
      confirmParams: { return_url: new URL(returnTo, location.href).href },
      redirect: 'if_required',
    } as const;
    const confirm = () => (isForLater ? stripe.confirmSetup(options) : stripe.confirmPayment(options));
    const error = incomplete ?? (await confirm()).error;
    setBusy(false);
    if (error) setFault(error);
    else onPaid();
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!loaded || isBusy) return;
    setBusy(true);
    setFault(null);
    // Called in the click handler, because browser wallets open only on a user action.
    const submitted = loaded.elements.submit();
    void pay(submitted, loaded).catch(() => setBusy(false));
  };

  if (isFailed) return <Notice tone="bad">{t('cardUnavailable')}</Notice>;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div ref={place} className="min-h-40" />
      {!loaded && <Skeleton className="h-40" />}
      {fault && (
        <Notice tone="bad" role="alert">
          {(readable.includes(fault.type) && fault.message) || t('cardFailed')}
        </Notice>
      )}
      <Button type="submit" kind="primary" isBusy={isBusy} disabled={!loaded} className="w-full">
        {label}
      </Button>
    </form>
  );
}

/** Loads Stripe's script and shows its form in `place`. */
function useElements(place: React.RefObject<HTMLDivElement | null>, secret: string, publishableKey: string) {
  const locale = usePageLocale();
  const [loaded, setLoaded] = useState<LoadedStripe | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      const stripe = await loadStripe(publishableKey);
      if (!stripe || isLeft || !place.current) return;
      const elements = stripe.elements({
        clientSecret: secret,
        appearance: stripeAppearance(),
        locale: locale === 'zh-tw' ? 'zh-TW' : locale,
      });
      const form = elements.create('payment', { layout: 'tabs' });
      form.on('ready', () => !isLeft && setLoaded({ stripe, elements }));
      form.on('loaderror', () => !isLeft && setFailed(true));
      form.mount(place.current);
    };
    load().catch(() => !isLeft && setFailed(true));
    return () => {
      isLeft = true;
    };
  }, [place, secret, publishableKey, locale]);
  return { loaded, isFailed };
}
