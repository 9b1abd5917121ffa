import { Button, buttonClass, Notice } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import type { Opened } from './use-contact-form.ts';

/** Confirmation for the requester: ticket number, time of the answer, link. */
export function SentNotice({ opened, onAnother }: { opened: Opened; onAnother: () => void }) {
  const t = useTranslations('contact');
  const path = useLocalePath();
  const moment = useMoment();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice ref={box} tabIndex={-1} tone="good" role="status" className="w-full scroll-mt-24 text-base">
        <p className="font-medium">{t('sentTitle')}</p>
        <p className="mt-1">{t('sentNumber', { number: opened.number })}</p>
        <p className="mt-1">{opened.isHeld ? t('sentHeld') : t('sentDue', { date: moment(opened.dueAt) })}</p>
      </Notice>
      <p className="text-soft">{t('sentKeep')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={path(`/ticket/${opened.token}`)} className={buttonClass('primary')}>
          {t('openTicket')}
        </Link>
        <Button onClick={onAnother}>{t('another')}</Button>
      </div>
    </div>
  );
}
