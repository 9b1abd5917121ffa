import { readTranslationFile, type TranslationFileView } from '@inkstone/contracts/translation/files';
import { Spinner } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../platform/call.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';

/** Reports which texts were translated, which were left unchanged, and where formatting was lost. */
export function FileReport({ file }: { file: TranslationFileView }) {
  const t = useTranslations('translate-files');
  const { data, error, refetch } = useQuery({
    queryKey: ['translation', 'file', file.id, file.done],
    queryFn: () => quietCall(readTranslationFile, { id: file.id }),
  });
  const { translated, plain, kept, acceptedChanges, generated, recodedFrom } = file;
  if (error && !data) return <LoadFailed className="mt-3" error={error} onRetry={() => void refetch()} />;
  return (
    <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3 text-sm">
      <p className="tabular-nums">{t('counts', { translated, plain, kept })}</p>
      {acceptedChanges > 0 && <p>{t('acceptedChanges', { count: acceptedChanges })}</p>}
      {generated > 0 && <p>{t('generated', { count: generated })}</p>}
      {recodedFrom !== null && <p>{t('recoded', { encoding: recodedFrom })}</p>}
      {!data && <Spinner />}
      <ul className="flex flex-col gap-2">
        {data?.faults.map(({ index, place, state, fault, source }) => (
          <li key={index} className="rounded-md bg-warn-wash px-3 py-2 break-words">
            <span className="text-warn">
              {t(`place_${place}`)} ·{' '}
              {t(state === 'plain' ? 'faultPlain' : fault === 'over_limit' ? 'faultOverLimit' : 'faultKept')}
            </span>
            <span lang="" className="mt-1 block font-serif">
              {source}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
