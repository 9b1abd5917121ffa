import { advertisedPrecision, type OcrScore } from '@inkstone/ocr';
import { useFormatter, useTranslations } from 'use-intl';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { Band, BandTitle, Closing, PageHero, Steps } from '../../../shared/site/page-parts.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { ScoreTable } from './score-table.tsx';

const steps = ['write', 'draw', 'damage', 'count'] as const;

/** The accuracy of text recognition: the stored figures of the last evaluation, and how they were measured. */
export function RecognitionPage({ score, unseen }: { score: OcrScore; unseen: OcrScore }) {
  const t = useTranslations('recognition');
  const format = useFormatter();
  const list = useNameList();
  const precision = advertisedPrecision(score);
  const percent = precision === null ? null : format.number(precision / 100, { style: 'percent' });
  const facts = [
    [t('date'), format.dateTime(new Date(`${score.date}T12:00:00Z`), { dateStyle: 'long' })],
    [t('engine'), t('engineData', { engine: score.engine, data: score.data })],
    [t('generator'), score.generator],
    [t('fonts'), list(score.fonts)],
    [t('order'), t('ofPages', { right: score.ordered.right, pages: score.ordered.pages })],
    [t('cells'), t('ofPages', { right: score.cells.right, pages: score.cells.pages })],
    [t('time'), t('seconds', { seconds: score.secondsPerPage })],
    [t('memory'), `${format.number(score.megabytes)} MB`],
  ] as const;
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        listedAt="/coreTechnology/recognition"
      />
      <PageHero
        title={t('title')}
        lead={percent === null ? t('leadWithout') : t('lead', { percent })}
        art={
          percent !== null && (
            <p className="border-y border-line py-10 text-center">
              <span className="block font-serif text-[clamp(3.5rem,12vw,6rem)] leading-none font-semibold text-seal">
                {percent}
              </span>
              <span className="mt-4 block text-soft">{t('least')}</span>
            </p>
          )
        }
        actions={
          <PageLink to="/app/ocr" kind="primary">
            {t('open')}
          </PageLink>
        }
      />
      <Band id="figures" isSunken>
        <BandTitle title={t('figuresTitle')} lead={t('figuresLead', { pages: score.pages })} />
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <ScoreTable classes={score.classes} caption={t('figuresTitle')} />
          <dl className="h-fit divide-y divide-line border-y border-line">
            {facts.map(([name, value]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
                <dt className="text-soft">{name}</dt>
                <dd className="min-w-0 tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Band>
      <Band>
        <BandTitle
          title={t('unseenTitle')}
          lead={t('unseenLead', { pages: unseen.pages, fonts: list(unseen.fonts) })}
        />
        <div className="max-w-3xl">
          <ScoreTable classes={unseen.classes} caption={t('unseenTitle')} />
        </div>
      </Band>
      <Band isSunken>
        <BandTitle title={t('methodTitle')} />
        <Steps steps={steps.map((name) => ({ title: t(name), text: t(`${name}Text`) }))} />
      </Band>
      <Closing title={t('limitsTitle')} text={t('limitsText')}>
        <PageLink to="/app/ocr" kind="primary">
          {t('open')}
        </PageLink>
        <PageLink to="/coreTechnology" kind="words">
          {t('about')}
        </PageLink>
      </Closing>
    </>
  );
}

/** Returns a function that lists names. The "and" of a Chinese list would follow a Latin name without a space. */
function useNameList(): (names: readonly string[]) => string {
  const format = useFormatter();
  const isChinese = usePageLocale().startsWith('zh');
  return (names) => (isChinese ? names.join('、') : format.list(names));
}
