import type { PlanView, VipType } from '@inkstone/contracts/membership';
import { buttonClass, CheckIcon, classNames } from '@inkstone/ui/plain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useSession } from '../../../session/session.tsx';
import { planFor, type Term } from '../../../shared/catalogue/choose-plan.ts';
import { useCatalogueNames } from '../../../shared/catalogue/use-catalogue-names.ts';
import { BuyLink } from './buy-link.tsx';
import { ByTerm } from './by-term.tsx';
import type { Privileges } from './plan-data.ts';
import { FreePrice, PlanPrice } from './plan-price.tsx';
import { usePoints } from './use-points.ts';

export interface PlanColumnsProps {
  readonly plans: readonly PlanView[];
  /** The chosen term; undefined if nothing is for sale. */
  readonly term: Term | undefined;
  readonly privileges: Privileges;
  readonly recommended: VipType | null;
  /** Whether any payment way is enabled. */
  readonly canBuy: boolean;
}

/** One column for each tier and one for organisations; at most one is recommended. */
export function PlanColumns({ plans, term, privileges, recommended, canBuy }: PlanColumnsProps) {
  const t = useTranslations('plan');
  const path = useLocalePath();
  const { tier } = useCatalogueNames();
  const catalogue = useTranslations('catalogue');
  const points = usePoints(privileges);
  const { profile } = useSession();
  const current = profile?.vip_info.vip_type;
  return (
    <div className="mt-8 grid grid-cols-1 items-stretch gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {privileges.tiers.map(({ vip_type: type }) => {
        if (type === 'free') {
          return (
            <Column
              key={type}
              name={tier(type)}
              purpose={t('for.free')}
              badge={type === current ? t('current') : null}
              price={<FreePrice />}
              action={
                <Link
                  to={path(current ? '/app' : '/login')}
                  className={buttonClass('secondary', 'medium', 'w-full')}
                >
                  {t('startFree')}
                </Link>
              }
              points={points(type)}
            />
          );
        }
        if (!term || !planFor(plans, type, term)) return null;
        return (
          <Column
            key={type}
            name={tier(type)}
            purpose={t(`for.${type}`)}
            badge={type === current ? t('current') : type === recommended ? t('recommended') : null}
            isRecommended={type === recommended}
            price={
              <ByTerm plans={plans} type={type} term={term}>
                {(plan, at) => <PlanPrice plan={plan} plans={plans} term={at} />}
              </ByTerm>
            }
            action={
              canBuy && (
                <ByTerm plans={plans} type={type} term={term}>
                  {(plan) => (
                    <BuyPlan plan={plan} isRecommended={type === recommended} isCurrent={type === current} />
                  )}
                </ByTerm>
              )
            }
            points={points(type)}
          />
        );
      })}
      <Column
        name={catalogue('enterprise')}
        purpose={t('for.enterprise')}
        badge={null}
        price={
          <>
            <p className="font-serif text-3xl font-semibold">{t('byContract')}</p>
            <p className="mt-1 text-sm text-soft">{t('byContractNote')}</p>
          </>
        }
        action={
          <Link to={path('/feedback')} className={buttonClass('secondary', 'medium', 'w-full')}>
            {t('contact')}
          </Link>
        }
        points={(['lists', 'own', 'limits', 'person'] as const).map((key) => t(`enterprisePoints.${key}`))}
      />
    </div>
  );
}

interface BuyPlanProps {
  plan: PlanView;
  isRecommended: boolean;
  isCurrent: boolean;
}

function BuyPlan({ plan, isRecommended, isCurrent }: BuyPlanProps) {
  const t = useTranslations('plan');
  const words = useCatalogueNames();
  const tier = words.tier(plan.vip_type);
  return (
    <BuyLink
      item={plan.id}
      className={buttonClass(isRecommended ? 'primary' : 'secondary', 'medium', 'w-full')}
    >
      {t(isCurrent ? 'extend' : 'choose', { tier })}
      <span className="sr-only">{` (${words.term(plan.term)})`}</span>
    </BuyLink>
  );
}

interface ColumnProps {
  name: string;
  purpose: string;
  badge: string | null;
  isRecommended?: boolean;
  price: ReactNode;
  action: ReactNode;
  points: readonly string[];
}

function Column({ name, purpose, badge, isRecommended = false, price, action, points }: ColumnProps) {
  return (
    <section
      aria-label={name}
      className={classNames(
        'flex flex-col rounded-lg border bg-raised p-6',
        isRecommended ? 'border-seal shadow-floating' : 'border-line shadow-raised',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="font-serif text-xl font-semibold">{name}</h2>
        {badge && (
          <span className="rounded-full bg-seal-wash px-2.5 py-0.5 text-xs font-medium text-seal">
            {badge}
          </span>
        )}
      </div>
      <p className="mt-1 text-sm text-soft sm:min-h-[3.2em]">{purpose}</p>
      <div className="mt-4 sm:min-h-36">{price}</div>
      {/* If nothing can be bought, two columns have no button, but their lists still begin at the same height. */}
      <div className="mt-4 empty:max-sm:hidden sm:min-h-10">{action}</div>
      <ul className="mt-6 grid gap-2.5 border-t border-line pt-5 text-sm">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <CheckIcon size={16} className="mt-[0.25em] shrink-0 text-seal" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
