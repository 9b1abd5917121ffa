import { CheckIcon } from '@inkstone/ui/plain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCatalogueNames } from '../../../shared/catalogue/use-catalogue-names.ts';
import type { Privileges, TierPrivileges } from './plan-data.ts';
import { useDailyWordsText, useStorageSize } from './use-points.ts';

const inEveryPlan = ['device', 'sync', 'files', 'share', 'export'] as const;

/** All tiers side by side. The table head stays visible. On phones the name of a row is on a line above its values. */
export function CompareTable({ privileges }: { privileges: Privileges }) {
  const t = useTranslations('plan');
  const { tier } = useCatalogueNames();
  const rows = useRows(privileges);
  const { tiers } = privileges;
  return (
    <section aria-labelledby="compare-title" className="border-y border-line bg-sunken py-20">
      <div className="mx-auto max-w-5xl px-4 sm:px-6">
        <h2 id="compare-title" className="text-center font-serif text-3xl font-semibold">
          {t('compareTitle')}
        </h2>
        <table className="mt-8 block w-full text-left md:table md:table-fixed md:border-collapse">
          <thead className="sticky top-[calc(4rem+var(--banner))] z-10 block bg-sunken md:table-header-group">
            <tr className={rowClass}>
              <th scope="col" className="w-2/5 py-3 font-normal max-md:sr-only">
                {t('feature')}
              </th>
              {tiers.map(({ vip_type }) => (
                <th key={vip_type} scope="col" className="px-2 py-3 font-serif text-lg font-semibold">
                  {tier(vip_type)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            <GroupRow name={t('groupLimits')} count={tiers.length} />
            {rows.map(({ name, write }) => (
              <Row key={name} name={name} tiers={tiers} write={write} />
            ))}
          </tbody>
          <tbody className="block md:table-row-group">
            <GroupRow name={t('groupEvery')} count={tiers.length} />
            {inEveryPlan.map((key) => (
              <Row key={key} name={t(`every.${key}`)} tiers={tiers} write={() => <Included />} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** On phones the cells of a row form a grid below its name, so that the values have the full width. */
const rowClass = 'grid grid-cols-3 border-b border-line md:table-row';

function Included() {
  const t = useTranslations('plan');
  return (
    <>
      <CheckIcon size={18} className="text-seal" />
      <span className="sr-only">{t('included')}</span>
    </>
  );
}

interface RowText {
  readonly name: string;
  readonly write: (tier: TierPrivileges) => string;
}

/** The limits that differ by tier. Features that this version does not have are omitted. */
function useRows({ available }: Privileges): readonly RowText[] {
  const t = useTranslations('plan');
  const size = useStorageSize();
  const dailyWordsText = useDailyWordsText();
  const metered = (['proofread', 'translate', 'rewrite', 'continue'] as const)
    .filter((feature) => available.includes(feature))
    .map((feature) => ({
      name: t(`features.${feature}`),
      write: ({ daily }: TierPrivileges) => dailyWordsText(daily[feature]),
    }));
  return [
    ...metered,
    { name: t('ocr'), write: ({ ocrPages }) => t('pagesADay', { count: ocrPages }) },
    {
      name: t('versions'),
      write: ({ versions: { count, days } }) =>
        days === null ? t('versionCount', { count }) : t('versionDays', { count, days }),
    },
    {
      name: t('devices'),
      write: ({ devices, vip_type }) =>
        vip_type === 'free' ? t('devicesEach', { count: devices }) : t('deviceCount', { count: devices }),
    },
    { name: t('storage'), write: ({ storage }) => size(storage) },
    {
      name: t('support'),
      write: ({ support }) => t(support === 'priority' ? 'supportPriority' : 'supportNormal'),
    },
  ];
}

function GroupRow({ name, count }: { name: string; count: number }) {
  return (
    <tr className="block md:table-row">
      <th
        scope="rowgroup"
        colSpan={count + 1}
        className="block pt-8 pb-2 text-sm font-medium text-soft md:table-cell"
      >
        {name}
      </th>
    </tr>
  );
}

interface RowProps {
  name: string;
  tiers: readonly TierPrivileges[];
  write: (tier: TierPrivileges) => ReactNode;
}

function Row({ name, tiers, write }: RowProps) {
  return (
    <tr className={rowClass}>
      <th
        scope="row"
        className="px-2 pt-3 font-normal text-soft max-md:col-span-3 max-md:text-sm md:px-0 md:py-3 md:pr-4 md:text-ink"
      >
        {name}
      </th>
      {tiers.map((tier) => (
        <td
          key={tier.vip_type}
          className="px-2 pt-1 pb-3 align-top font-medium tabular-nums wrap-break-word md:py-3"
        >
          {write(tier)}
        </td>
      ))}
    </tr>
  );
}
