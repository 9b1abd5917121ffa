// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import { SimulatorBanner } from './simulator-banner.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function bannerIn(locale: 'en' | 'zh', isInShell: boolean) {
  const simulatedPayments = { en: 'Payments are simulated', zh: '模拟支付' }[locale];
  const messages = { common: { simulator: 'Simulator', simulatedPayments } };
  return (
    <IntlProvider locale={locale} messages={messages as never}>
      <SimulatorBanner isInShell={isInShell} />
    </IntlProvider>
  );
}

it('of a shell in another language is hydrated without a mismatch', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(bannerIn('en', true));
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, bannerIn('zh', true), { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(mismatches).toEqual([]);
  expect(place.textContent).toBe('模拟支付');
  expect(place.querySelector('aside')?.getAttribute('aria-label')).toBe('Simulator');
});

it('of another page has its text before the client of the app runs', () => {
  expect(renderToString(bannerIn('en', false))).toContain('Payments are simulated');
});
