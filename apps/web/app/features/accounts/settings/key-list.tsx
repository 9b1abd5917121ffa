import type { ApiKeyView } from '@inkstone/contracts/accounts/api-keys';
import { Button, Dialog, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useRevokeKey } from './use-settings.ts';

export interface KeyListProps {
  keys: readonly ApiKeyView[];
  loadedAt: number;
}

/** The API keys. Revoking one requires confirmation, because programs that use it stop working at once. */
export function KeyList({ keys, loadedAt }: KeyListProps) {
  const t = useTranslations('settings');
  const [leaving, setLeaving] = useState<ApiKeyView | null>(null);
  return (
    <>
      <ul aria-label={t('keys')} className="divide-y divide-line border-y border-line">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} loadedAt={loadedAt} onRevoke={() => setLeaving(key)} />
        ))}
      </ul>
      <RevokeDialog apiKey={leaving} onDone={() => setLeaving(null)} />
    </>
  );
}

function KeyRow({
  apiKey,
  loadedAt,
  onRevoke,
}: {
  apiKey: ApiKeyView;
  loadedAt: number;
  onRevoke: () => void;
}) {
  const t = useTranslations('settings');
  const format = useFormatter();
  // A key created after the page was loaded counts as created at that moment.
  const ago = (at: number) => format.relativeTime(Math.min(at, loadedAt), { now: loadedAt });
  const facts = [
    t('keyEnding', { ending: apiKey.ending }),
    ...(apiKey.opensDocuments ? [t('keyOpens')] : []),
    t('keyCreated', { time: ago(apiKey.createdAt) }),
    apiKey.lastUsedAt === null ? t('keyUnused') : t('keyUsed', { time: ago(apiKey.lastUsedAt) }),
  ];
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 grow">
        <p className="truncate text-base" lang="">
          {apiKey.name}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-faint">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <Button size="small" kind="danger" aria-label={t('revokeOf', { name: apiKey.name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  );
}

function RevokeDialog({ apiKey, onDone }: { apiKey: ApiKeyView | null; onDone: () => void }) {
  const t = useTranslations('settings');
  const errorText = useErrorText();
  const revoke = useRevokeKey();
  const name = apiKey?.name ?? '';
  const end = () =>
    apiKey &&
    revoke.mutate(apiKey.id, {
      onError: (error) => showToast.error(errorText(error)),
      onSuccess: () => showToast.info(t('keyRevoked', { name })),
      onSettled: onDone,
    });
  return (
    <Dialog
      isOpen={apiKey !== null}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={t('revokeTitle', { name })}
      description={t('revokeText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button kind="danger" isBusy={revoke.isPending} onClick={end}>
            {t('revoke')}
          </Button>
        </>
      }
    />
  );
}
