import type { Appearance } from '@stripe/stripe-js';

/** Returns the appearance of Stripe's form in the current colours of the page. */
export function stripeAppearance(): Appearance {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const variables = {
    colorPrimary: colour('action'),
    colorBackground: colour('raised'),
    colorText: colour('ink'),
    colorTextSecondary: colour('soft'),
    colorDanger: colour('bad'),
    borderRadius: '6px',
  };
  probe.remove();
  return { theme: 'flat', variables: { ...variables, fontFamily: 'system-ui, sans-serif' } };
}
