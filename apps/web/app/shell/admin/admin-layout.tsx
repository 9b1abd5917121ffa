import { leaveStaff, type StaffSelf } from '@inkstone/contracts/staff';
import { Button, ChevronDownIcon, classNames } from '@inkstone/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/call.ts';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { splitPath } from '../../platform/i18n/resolve-locale.ts';
import { announceSessionEnd } from '../../session/session-signal.ts';
import { Brand } from '../brand.tsx';
import { LanguageMenu } from '../language-menu.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeMenu } from '../theme-menu.tsx';
import { adminSections } from './admin-sections.ts';
import { StaffPermissions } from './section-link.tsx';

/** The layout of the back office: navigation to the pages that the roles permit, and sign-out. */
export function AdminLayout({ self, children }: { self?: StaffSelf; children: ReactNode }) {
  const t = useTranslations('admin');
  return (
    <div className="flex min-h-page flex-col">
      <SkipLink />
      <header className="border-b border-line bg-sunken">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-8">
          <div className="flex min-h-14 items-center gap-3">
            <Brand to="/app" />
            {/* On phones it is hidden, because it would require an additional line. */}
            <span className="sr-only text-sm text-soft sm:not-sr-only">{t('heading')}</span>
          </div>
          <div className="flex min-h-14 items-center gap-1">
            <LanguageMenu />
            <ThemeMenu />
            {self && <ProviderRedirectButton />}
          </div>
        </div>
        {self && <Navigation self={self} />}
      </header>
      <StaffPermissions value={self?.permissions ?? []}>{children}</StaffPermissions>
    </div>
  );
}

function Navigation({ self }: { self: StaffSelf }) {
  const t = useTranslations('admin');
  const path = useLocalePath();
  const open = adminSections.filter(({ permission }) => self.permissions.includes(permission));
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // The language prefix is optional in the URL.
  const { rest } = splitPath(pathname);
  const isIn = (to: string) => rest === to || rest.startsWith(`${to}/`);
  const current = open.find(({ path: to }) => isIn(to));
  // On narrow windows the navigation is an expandable list; choosing a page closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes with every navigation.
  useEffect(() => setOpen(false), [pathname]);
  return (
    <nav aria-label={t('navigation')} className="mx-auto w-full max-w-6xl px-2 sm:px-6">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between px-2 text-sm font-medium sm:hidden"
      >
        {current ? t(`section_${current.id}`) : t('overview')}
        <ChevronDownIcon size={16} className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul className={classNames('grid-cols-2 pb-2 sm:flex sm:flex-wrap sm:pb-0', isOpen ? 'grid' : 'hidden')}>
        <li>
          <Item to={path('/admin')} isCurrent={rest === '/admin'}>
            {t('overview')}
          </Item>
        </li>
        {open.map(({ id, path: to }) => (
          <li key={id}>
            <Item to={path(to)} isCurrent={id === current?.id}>
              {t(`section_${id}`)}
            </Item>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center border-b-2 px-2 text-sm',
        isCurrent ? 'border-seal font-medium text-ink' : 'border-transparent text-soft hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}

function ProviderRedirectButton() {
  const t = useTranslations('admin');
  const path = useLocalePath();
  const navigate = useNavigate();
  const leave = async () => {
    await call(leaveStaff, {});
    announceSessionEnd();
    await navigate(path('/app'));
  };
  // The error has already been shown by the call.
  return (
    <Button kind="quiet" size="small" onClick={() => void leave().catch(() => undefined)}>
      {t('leave')}
    </Button>
  );
}
