import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { CorrectionToggle } from './correction-toggle.tsx';
import type { LayoutGroup } from './report.ts';

export interface LayoutFindingsProps {
  groups: readonly LayoutGroup[];
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[]) => void;
}

/** Number of excerpts shown per group; further ones are only counted. */
const maxExcerpts = 3;

/** Layout findings, each with the clause of the standard, the actual and the required value. */
export function LayoutFindings({ groups, chosen, onToggle }: LayoutFindingsProps) {
  const t = useTranslations('official');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {groups.map((group) => (
        <li key={group.key} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 sm:flex-nowrap">
          <div className="min-w-0 grow">
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              {t(`layout.${group.rule}`)}
              <Badge>GB/T 9704-2012, {group.clause}</Badge>
              {group.ids.length > 1 && <Badge tone="note">{t('places', { count: group.ids.length })}</Badge>}
            </h3>
            <p className="mt-1 text-sm text-soft">{t(`layoutHint.${group.rule}`)}</p>
            <p className="mt-1 font-serif break-words">
              <span className="sr-only">{t('now')}</span>
              <del className="text-soft decoration-bad/70">
                {group.found === '' ? t('nothing') : group.found}
              </del>
              <span aria-hidden="true" className="mx-1.5 text-faint">
                →
              </span>
              <span className="sr-only">{t('wanted')}</span>
              <ins className="font-semibold text-good no-underline">{group.wanted}</ins>
            </p>
            <Excerpts excerpts={group.excerpts} />
          </div>
          <CorrectionToggle
            isChosen={group.ids.every((id) => chosen.has(id))}
            subject={t(`layout.${group.rule}`)}
            onToggle={() => onToggle(group.ids)}
          />
        </li>
      ))}
    </ul>
  );
}

function Excerpts({ excerpts }: { excerpts: readonly string[] }) {
  if (excerpts.length === 0) return null;
  const shown = [...new Set(excerpts)].slice(0, maxExcerpts);
  return (
    <ul className="mt-1 text-sm text-faint" lang="zh">
      {shown.map((excerpt) => (
        <li key={excerpt} className="truncate">
          {excerpt}
        </li>
      ))}
      {excerpts.length > shown.length && <li aria-hidden="true">……</li>}
    </ul>
  );
}
