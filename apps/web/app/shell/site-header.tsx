import { buttonClass, ChevronDownIcon, classNames, Disclosure, panelItemClass } from '@inkstone/ui/plain';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { splitPath } from '../platform/i18n/resolve-locale.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSiteInfo } from './site-info.ts';
import { SiteLinkItem } from './site-links.tsx';
import { headerLinks, headerMenus } from './site-menus.ts';
import { SkipLink } from './skip-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** Pages without menus in their header (spec, 2). */
const simplified = /^\/(bussiness|manual|education)(\/|$)/;

const linkClass =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-md px-2.5 text-sm text-soft hover:bg-sunken hover:text-ink';

/** The header of public pages: menus on wide windows, a single menu button on narrow ones. */
export function SiteHeader() {
  const t = useTranslations('common');
  const { pathname } = useLocation();
  const isSimplified = simplified.test(splitPath(pathname).rest);
  return (
    <header className="sticky top-page z-30 h-16 border-b border-line bg-paper print:hidden">
      <SkipLink />
      <div className="mx-auto flex h-full max-w-7xl items-center gap-2 px-4 sm:px-6">
        <Brand />
        <nav aria-label={t('menu')} className="ml-4 hidden min-w-0 grow items-center lg:flex">
          {!isSimplified && <Menus />}
          <SiteLinkItem link={headerLinks.price} className={linkClass} />
          <SiteLinkItem
            link={headerLinks.contact}
            className={classNames(linkClass, !isSimplified && 'max-xl:hidden')}
          />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 lg:shrink-0">
          <div className="hidden items-center lg:flex">
            <LanguageMenu />
            <ThemeMenu />
            <SiteLinkItem
              link={headerLinks.sales}
              className={buttonClass(
                'secondary',
                'small',
                classNames('mx-1 min-h-9 whitespace-nowrap', !isSimplified && 'max-xl:hidden'),
              )}
            />
          </div>
          <AccountMenu />
          <div className="-mr-2 shrink-0 lg:hidden">
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

function Menus() {
  const t = useTranslations('common');
  return headerMenus(useSiteInfo()).map(({ label, links }) => (
    <Disclosure
      key={label}
      summary={
        <>
          {t(label)}
          <ChevronDownIcon size={14} />
        </>
      }
      summaryClassName="whitespace-nowrap"
      panelClassName="right-auto left-0 w-max"
    >
      {links.map((link) => (
        <SiteLinkItem key={link.label} link={link} className={panelItemClass} />
      ))}
      {label === 'menus.more' && <NarrowLinks />}
    </Disclosure>
  ));
}

/** The links that do not fit beside the menus on narrower windows. */
function NarrowLinks() {
  return [headerLinks.contact, headerLinks.sales].map((link) => (
    <SiteLinkItem key={link.label} link={link} className={classNames(panelItemClass, 'xl:hidden')} />
  ));
}
