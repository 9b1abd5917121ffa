import { ChevronDownIcon, classNames, isInputMethodKey, Popover } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageTags } from '../../platform/i18n/language-tags.ts';
import { usePageLocale } from '../../platform/i18n/page-locale.ts';
import { areaCodes } from './area-codes.ts';
import { findRegions, type Region, servedRegions } from './find-regions.ts';

export interface AreaCodeFieldProps {
  /** Regions to choose from, as two-letter codes; null for all. */
  countries: readonly string[] | null;
  /** Digits without the plus. */
  value: string;
  onChange: (code: string) => void;
}

/** The area code as a button beside the number; opens a searchable list. */
export function AreaCodeField({ countries, value, onChange }: AreaCodeFieldProps) {
  const t = useTranslations('accounts');
  const [isOpen, setOpen] = useState(false);
  const regions = useRegions();
  const name = regions.find((each) => each.code === value)?.name ?? '';
  const choose = (code: string) => {
    onChange(code);
    setOpen(false);
  };
  return (
    <Popover
      label={t('areaCodeSearch')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t('areaCodeLabel', { region: name, code: value })}
          className="inline-flex h-11 shrink-0 items-center gap-1 rounded-md border border-edge bg-raised px-3 tabular-nums hover:bg-sunken"
        >
          +{value}
          <ChevronDownIcon size={16} className="text-faint" />
        </button>
      }
    >
      <RegionList regions={servedRegions(regions, countries)} chosen={value} onChoose={choose} />
    </Popover>
  );
}

/** Returns all regions by name in the page's language. China, the most frequent, comes first. */
function useRegions(): readonly Region[] {
  const locale = usePageLocale();
  return useMemo(() => {
    const tag = languageTags[locale];
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const named = areaCodes.map(({ region, code }) => ({ region, code, name: names.of(region) ?? region }));
    const compare = new Intl.Collator(tag).compare;
    const rank = ({ region }: Region) => (region === 'CN' ? 0 : 1);
    return named.sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
  }, [locale]);
}

interface RegionListProps {
  regions: readonly Region[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** A search field that controls a list: arrow keys move in the list while the field keeps the focus. */
function RegionList({ regions, chosen, onChoose }: RegionListProps) {
  const t = useTranslations('accounts');
  const id = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = findRegions(regions, search);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isInputMethodKey(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) setActive(Math.max(0, Math.min(found.length - 1, active + step)));
    else if (event.key === 'Enter') found[active] && onChoose(found[active].code);
    else return;
    event.preventDefault();
  };
  return (
    <div className="-m-2 w-[min(20rem,calc(100vw-3rem))]">
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[active] && `${id}-${found[active].region}`}
        aria-label={t('areaCodeSearch')}
        placeholder={t('areaCodeSearch')}
        autoComplete="off"
        value={search}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        className="h-11 w-full rounded-md border border-edge bg-raised px-3 text-base placeholder:text-faint"
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('areaCodeSearch')}
        className="mt-2 max-h-64 overflow-y-auto overscroll-contain"
      >
        {found.map((each, i) => (
          <RegionOption
            key={each.region}
            id={`${id}-${each.region}`}
            region={each}
            isActive={i === active}
            isChosen={each.code === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      {found.length === 0 && <p className="px-2 py-3 text-sm text-faint">{t('areaCodeNone')}</p>}
    </div>
  );
}

interface RegionOptionProps {
  id: string;
  region: Region;
  isActive: boolean;
  isChosen: boolean;
  onChoose: (code: string) => void;
}

function RegionOption({ id, region, isActive, isChosen, onChoose }: RegionOptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: see the list.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search field.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={() => onChoose(region.code)}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-2 text-sm hover:bg-sunken',
        isActive && 'bg-sunken',
        isChosen && 'font-semibold',
      )}
    >
      <span>{region.name}</span>
      <span className="text-faint tabular-nums">+{region.code}</span>
    </div>
  );
}
