import { createTranslator, useTranslations } from 'use-intl';
import { describe, expect, it } from 'vitest';

/** Never called: the compiler is the test. `tsc` fails if one of these lines stops being an error. */
export function useMistakes() {
  const t = useTranslations('common');
  // @ts-expect-error no such key
  t('noSuchKey');
  // @ts-expect-error the version is missing
  t('version');
  // @ts-expect-error the argument has another name
  t('version', { number: '1' });
  // @ts-expect-error no such namespace
  useTranslations('nowhere');
  return t('version', { version: '1' });
}

describe('messages', () => {
  it('are formatted with their arguments', () => {
    const t = createTranslator({
      locale: 'en',
      messages: { common: { version: 'Version {version}' } },
      namespace: 'common',
    });
    expect(t('version', { version: '1.2.2' })).toBe('Version 1.2.2');
  });
});
