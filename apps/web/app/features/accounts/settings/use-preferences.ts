import { type ProofreadingPreferences, savePreferences } from '@inkstone/contracts/assist/preferences';
import { showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

type Change = Partial<ProofreadingPreferences>;

/** The preferences, and a function that changes some: optimistic, saved sequentially, reverted on failure. */
export function usePreferences(
  first: ProofreadingPreferences,
): [ProofreadingPreferences, (change: Change) => void] {
  const t = useTranslations('settings');
  const errorText = useErrorText();
  const [preferences, setPreferences] = useState(first);
  const save = useMutation({
    scope: { id: 'preferences' },
    mutationFn: ({ change }: { change: Change; before: ProofreadingPreferences }) =>
      call(savePreferences, change),
    onSuccess: () => showToast.success(t('saved')),
    onError: (error, { change, before }) => {
      const names = Object.keys(change);
      const old = Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)));
      setPreferences((current) => ({ ...current, ...old }));
      showToast.error(errorText(error));
    },
  });
  return [
    preferences,
    (change) => {
      setPreferences((current) => ({ ...current, ...change }));
      save.mutate({ change, before: preferences });
    },
  ];
}
