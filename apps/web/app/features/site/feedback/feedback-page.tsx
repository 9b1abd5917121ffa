import { Notice } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/session.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { SiteFrame } from '../../../shell/site-frame.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { ReportList } from './report-list.tsx';

/** The page where anyone sends feedback to the operator, and signed-in users find the replies. */
export function FeedbackPage() {
  const t = useTranslations('feedback');
  const { isSignedIn } = useSession();
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The message takes the focus, because on phones the pressed button is far below it.
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  return (
    <SiteFrame>
      <PageHead title={t('heading')} description={t('hint')} />
      <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
        <h1 className="font-serif text-3xl font-semibold">{t('heading')}</h1>
        <p className="mt-2 mb-8 text-base text-soft">{t('hint')}</p>
        {isSent && (
          <Notice
            ref={thanks}
            tabIndex={-1}
            tone="good"
            role="status"
            className="mb-8 scroll-mt-24 text-base"
          >
            {t(isSignedIn ? 'sentReport' : 'sent')}
          </Notice>
        )}
        <FeedbackForm isSignedIn={isSignedIn} onSent={() => setSent(true)} onEdit={() => setSent(false)} />
        {isSignedIn && <ReportList />}
      </div>
    </SiteFrame>
  );
}
