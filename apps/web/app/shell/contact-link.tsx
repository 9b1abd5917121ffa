import { Link, type LinkProps } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';

/** A link within a text to the contact form, for what only people can decide. */
export function ContactLink(props: Pick<LinkProps, 'target' | 'rel'>) {
  const t = useTranslations('common');
  const path = useLocalePath();
  return (
    <Link to={path('/coreTechnology/contactUs')} className="underline underline-offset-4" {...props}>
      {t('navContact')}
    </Link>
  );
}
