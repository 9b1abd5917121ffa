import { leaveStaff, type StaffSelf } from '@inkstone/contracts/staff';
import { Button, ChevronDownIcon, classNames } from '@inkstone/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
import { adminGroups, adminSections } from './admin-sections.ts';
import { StaffPermissions } from './section-link.tsx';

/**
 * The layout of the back office: navigation to the pages that the roles permit, and sign-out. Wide windows have a sidebar, narrow
 * ones an expandable list.
 */
export function AdminLayout({ self, children }: { self?: StaffSelf; children: ReactNode }) {
  const t = useTranslations('admin');
  return (
    <div className="flex min-h-page flex-col">
      <SkipLink />
      <header className="flex items-center justify-between gap-x-4 border-b border-line bg-sunken px-4 lg:px-6 print:hidden">
        <div className="flex min-h-14 items-center gap-3">
          <Brand to="/app" />
          {/* On phones it is hidden, because it would require an additional line. */}
          <span className="sr-only text-sm text-soft sm:not-sr-only">{t('heading')}</span>
        </div>
        <div className="flex min-h-14 items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
          {self && <LeaveButton />}
        </div>
      </header>
      <StaffPermissions value={self?.permissions ?? []}>
        {self ? (
          <div className="flex grow flex-col lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
            <Navigation self={self} />
            {children}
          </div>
        ) : (
          children
        )}
      </StaffPermissions>
    </div>
  );
}

type Section = (typeof adminSections)[number];

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
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every navigation.
  useEffect(() => {
    // Choosing a page closes the expandable list.
    setOpen(false);
    if (list.current) showCurrent(list.current);
  }, [pathname]);
  return (
    <nav
      aria-label={t('navigation')}
      className="border-line bg-sunken max-lg:border-b lg:border-r print:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between px-4 text-sm font-medium lg:hidden"
      >
        {current ? t(`section_${current.id}`) : t('overview')}
        <ChevronDownIcon size={16} className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div
        ref={list}
        className={classNames(
          'px-2 pb-3 lg:sticky lg:top-page lg:block lg:h-[calc(100dvh-var(--banner)-3.5rem)] lg:overflow-y-auto lg:px-3 lg:pt-4',
          !isOpen && 'hidden',
        )}
      >
        <Item to={path('/admin')} isCurrent={rest === '/admin'}>
          {t('overview')}
        </Item>
        {adminGroups.map((group) => (
          <Group
            key={group}
            name={t(`group_${group}`)}
            sections={open.filter((section) => section.group === group)}
            current={current}
          />
        ))}
      </div>
    </nav>
  );
}

/** Scrolls the sidebar, which can be higher than the window, to the current page. `scrollIntoView` would also scroll the window. */
function showCurrent(list: HTMLElement): void {
  const link = list.querySelector('[aria-current=page]');
  if (!link) return;
  const hidden = link.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (hidden > 0) list.scrollTop += hidden + link.clientHeight;
}

interface GroupProps {
  name: string;
  sections: readonly Section[];
  current: Section | undefined;
}

/** A group of pages; nothing if the roles permit none of them. */
function Group({ name, sections, current }: GroupProps) {
  const t = useTranslations('admin');
  const path = useLocalePath();
  const heading = useId();
  if (sections.length === 0) return null;
  return (
    <>
      <p id={heading} className="px-2 pt-4 pb-1 text-xs font-semibold text-soft">
        {name}
      </p>
      <ul aria-labelledby={heading} className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-1">
        {sections.map((section) => (
          <li key={section.id}>
            <Item to={path(section.path)} isCurrent={section === current}>
              {t(`section_${section.id}`)}
            </Item>
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-md px-2 text-sm lg:min-h-8',
        isCurrent ? 'bg-line font-medium text-ink' : 'text-soft hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}

function LeaveButton() {
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
