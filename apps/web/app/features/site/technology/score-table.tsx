import type { OcrScore } from '@inkstone/ocr';
import { useFormatter, useTranslations } from 'use-intl';

const kinds = ['clean', 'scan', 'photo', 'columns', 'official', 'tables'] as const;
const languages = ['zh', 'en'] as const;

/** Figures by kind of page and language. */
export function ScoreTable({ classes, caption }: Pick<OcrScore, 'classes'> & { caption: string }) {
  const t = useTranslations('recognition');
  const measured = kinds.filter((kind) => languages.some((language) => classes[`${language} ${kind}`]));
  return (
    <table className="h-fit w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge text-sm text-soft">
          <th scope="col" className="py-2 pr-3 font-medium">
            {t('kind')}
          </th>
          {languages.map((language) => (
            <th key={language} scope="col" className="w-[32%] py-2 pl-3 text-right font-medium">
              {t(language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.map((kind) => (
          <tr key={kind} className="border-b border-line align-top">
            <th scope="row" className="py-3 pr-3 font-medium">
              {t(kind)}
            </th>
            {languages.map((language) => (
              <td key={language} className="py-3 pl-3 text-right">
                <ClassScore score={classes[`${language} ${kind}`]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ClassScore({ score }: { score: OcrScore['classes'][string] | undefined }) {
  const t = useTranslations('recognition');
  const format = useFormatter();
  if (!score) return <span className="text-faint">{t('none')}</span>;
  const percent = (share: number) =>
    // Rounded down, so that an imperfect page is not shown as 100 %.
    format.number(Math.floor(Math.round(share * 10_000) / 10) / 1000, {
      style: 'percent',
      minimumFractionDigits: 1,
    });
  return (
    <>
      <span className="block font-semibold tabular-nums">{percent(score.accuracy)}</span>
      <span className="block text-sm text-soft tabular-nums">
        {t('lowest', { percent: percent(score.least) })}
      </span>
      <span className="block text-sm text-soft">{t('pages', { count: score.pages })}</span>
    </>
  );
}
