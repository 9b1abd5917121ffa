import { type ApiKeyView, apiKeyLimits } from '@inkstone/contracts/accounts/api-keys';
import { cleanKeyName } from '@inkstone/domain/accounts';
import { Button, Checkbox, Notice, showToast, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useProvenAttempt } from '../../../shared/owner-proof.tsx';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { Section } from '../../../shell/section.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { CopyField } from './copy-field.tsx';
import { KeyList } from './key-list.tsx';
import { useApiKeys, useCreateKey } from './use-settings.ts';

export interface KeysSectionProps {
  first: readonly ApiKeyView[];
  loadedAt: number;
}

/** Creates API keys for other programs, shows each once, and revokes them. */
export function KeysSection({ first, loadedAt }: KeysSectionProps) {
  const t = useTranslations('settings');
  const keys = useApiKeys(first);
  const [fresh, setFresh] = useState<{ name: string; secret: string } | null>(null);
  return (
    <Section title={t('keys')} hint={t('keysHint')}>
      <NewKey onMade={setFresh} />
      {fresh && (
        <Notice ref={bringIntoView} tone="good" role="status" className="flex flex-col gap-3">
          <p>
            <strong className="block text-base">{t('keyMade', { name: fresh.name })}</strong>
            {t('keyMadeHint')}
          </p>
          <CopyField what={fresh.name} text={fresh.secret} />
          <Button size="small" className="self-start" onClick={() => setFresh(null)}>
            {t('keyDone')}
          </Button>
        </Notice>
      )}
      {keys.length === 0 ? (
        <p className="text-sm text-soft">{t('noKeys')}</p>
      ) : (
        <KeyList keys={keys} loadedAt={loadedAt} />
      )}
    </Section>
  );
}

function NewKey({ onMade }: { onMade: (fresh: { name: string; secret: string }) => void }) {
  const t = useTranslations('settings');
  const refusals = useTranslations('errors');
  const errorText = useErrorText();
  const create = useCreateKey();
  const [typed, setTyped] = useState('');
  const [opensDocuments, setOpensDocuments] = useState(false);
  const [refusal, setRefusal] = useState('');
  const proven = useProvenAttempt('make_key', t('keyDocumentsTitle'), make);

  function make(proof: string) {
    create.mutate(
      { name: typed, opensDocuments, proof },
      {
        onError: (error) => {
          if (!proven.isWanted(error)) showToast.error(errorText(error));
        },
        onSuccess: ({ key, secret }) => {
          setTyped('');
          setOpensDocuments(false);
          onMade({ name: key.name, secret });
        },
      },
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const name = cleanKeyName(typed);
    if (name.ok) proven.begin();
    else setRefusal(refusals(name.refusal, { limit: String(apiKeyLimits.nameCharacters) }));
  }

  return (
    <>
      <form onSubmit={submit} className="grid items-start gap-x-2 gap-y-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={t('keyName')}
          hint={t('keyNameHint')}
          value={typed}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setRefusal('');
          }}
          error={refusal}
        />
        <Checkbox
          label={t('keyDocuments')}
          checked={opensDocuments}
          onChange={(event) => setOpensDocuments(event.target.checked)}
        />
        <SubmitButton
          isBusy={create.isPending}
          className="h-11 justify-self-start sm:col-start-2 sm:row-start-1 sm:mt-7.5"
        >
          {t('createKey')}
        </SubmitButton>
      </form>
      {proven.dialog}
    </>
  );
}
