import { Notice } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';

export interface StoreNoteProps {
  /** The app store in whose app plans are bought. */
  store: 'apple' | 'huawei';
}

/** Explains, on the plan page inside an app, how plans are bought there. */
export function StoreNote({ store }: StoreNoteProps) {
  const t = useTranslations('plan');
  const path = useLocalePath();
  return (
    <Notice className="mx-auto mt-6 max-w-[44em]">
      <p>{t(`storeNote_${store}`)}</p>
      <p className="mt-1">
        <Link to={path('/app/subscriptions')} className="underline underline-offset-2">
          {t('storeNoteList')}
        </Link>
      </p>
    </Notice>
  );
}
