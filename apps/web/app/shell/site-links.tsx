import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { AnchorLink } from './anchor-link.tsx';
import type { SiteLink } from './site-menus.ts';
import { StoreLink } from './store-link.tsx';
import { TermsLink } from './terms-link.tsx';

export interface SiteLinkItemProps {
  link: SiteLink;
  className: string;
  /** Called when the link is followed. */
  onFollow?: () => void;
}

/** A link of a menu of the website. */
export function SiteLinkItem({ link, className, onFollow }: SiteLinkItemProps) {
  const t = useTranslations('common');
  const path = useLocalePath();
  if ('terms' in link) {
    return (
      <TermsLink document={link.terms} className={className}>
        {t(link.label)}
      </TermsLink>
    );
  }
  if ('section' in link) {
    return (
      <AnchorLink section={link.section} className={className} onClick={onFollow}>
        {t(link.label)}
      </AnchorLink>
    );
  }
  if ('store' in link) return <StoreLink label={t(link.label)} url={link.store} className={className} />;
  return (
    <Link to={path(link.to)} className={className} onClick={onFollow}>
      {t(link.label)}
    </Link>
  );
}
