import { Button, SelectField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { Decisions } from './use-decisions.ts';

/** Accepts all undecided sentences, as text or as tracked changes. */
export function AcceptBar({ open, isTracked, setTracked, accept }: Decisions) {
  const t = useTranslations('rewrite');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={t('acceptWay')}
        value={isTracked ? 'tracked' : 'text'}
        choices={[
          { value: 'text', label: t('wayText') },
          { value: 'tracked', label: t('wayTracked') },
        ]}
        onChange={(way) => setTracked(way === 'tracked')}
      />
      <Button className="min-h-11" onClick={() => accept(open.map(({ id }) => id))}>
        {t('acceptAll', { count: open.length })}
      </Button>
    </div>
  );
}
