import { sessionRefusals } from '@inkstone/contracts/sessions';
import { Notice } from '@inkstone/ui';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

/** Tells somebody who was signed in here why they are not any more, where the address says so. */
export function SignedOutNotice() {
  const t = useTranslations('errors');
  const [query] = useSearchParams();
  const why = sessionRefusals.find((each) => each === query.get('why'));
  if (!why) return null;
  return (
    <div className="fixed inset-x-4 top-3 z-10 mx-auto max-w-md">
      <Notice role="status" tone="warn">
        {t(why)}
      </Notice>
    </div>
  );
}
