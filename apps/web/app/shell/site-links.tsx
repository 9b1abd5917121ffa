import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { AnchorLink } from './anchor-link.tsx';

export interface SiteLinksProps {
  className: string;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** Links to the pages and sections of the site, for menus. */
export function SiteLinks({ className, onFollow }: SiteLinksProps) {
  const t = useTranslations('common');
  const path = useLocalePath();
  return (
    <>
      <AnchorLink section="home" className={className} onClick={onFollow}>
        {t('navHome')}
      </AnchorLink>
      <AnchorLink section="download" className={className} onClick={onFollow}>
        {t('navDownload')}
      </AnchorLink>
      <Link to={path('/plan')} className={className} onClick={onFollow}>
        {t('navPlan')}
      </Link>
      <AnchorLink section="education" className={className} onClick={onFollow}>
        {t('navEducation')}
      </AnchorLink>
      <Link to={path('/trial')} className={className} onClick={onFollow}>
        {t('navTrial')}
      </Link>
      <Link to={path('/newRewrite')} className={className} onClick={onFollow}>
        {t('navRewrite')}
      </Link>
    </>
  );
}
