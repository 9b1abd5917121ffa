import type { Editor } from '@inkstone/editor';
import type { ChineseReadability, DocumentProperties, EnglishReadability } from '@inkstone/editor/properties';
import { Skeleton } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { schoolYear } from './school-year.ts';
import { useProperties } from './use-properties.ts';

/** The sizes, times and readability of the document. */
export function PropertiesPanel({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const properties = useProperties(editor);
  if (!properties) {
    return (
      <div className="flex flex-col gap-3 p-4">
        <Skeleton />
        <Skeleton className="h-4 w-2/3" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6 overflow-y-auto px-4 pt-2 pb-8">
      <Sizes properties={properties} />
      <Times properties={properties} />
      {properties.chinese && <Chinese readability={properties.chinese} />}
      {properties.english && <English readability={properties.english} />}
      {!properties.chinese && !properties.english && (
        <p className="text-sm text-soft">{t('readabilityTooShort')}</p>
      )}
    </div>
  );
}

function Sizes({ properties }: { properties: DocumentProperties }) {
  const t = useTranslations('writing');
  const number = useNumberText();
  return (
    <Group title={t('propertySizes')}>
      <Row name={t('countWords')}>{number(properties.words)}</Row>
      <Row name={t('propertyCharacters')}>{number(properties.characters)}</Row>
      <Row name={t('propertyCharactersSpaces')}>{number(properties.charactersWithSpaces)}</Row>
      <Row name={t('propertyCharactersAll')}>{number(properties.charactersWithSpacesAndPunctuation)}</Row>
      <Row name={t('propertyLines')}>{number(properties.lines)}</Row>
      <Row name={t('countParagraphs')}>{number(properties.paragraphs)}</Row>
    </Group>
  );
}

function Times({ properties }: { properties: DocumentProperties }) {
  const t = useTranslations('writing');
  const words = (seconds: number) =>
    seconds < 60 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.round(seconds / 60) });
  return (
    <Group title={t('propertyTimes')}>
      <Row name={t('readingTime')}>{words(properties.readingTime)}</Row>
      <Row name={t('speakingTime')}>{words(properties.speakingTime)}</Row>
    </Group>
  );
}

function Chinese({ readability }: { readability: ChineseReadability }) {
  const t = useTranslations('writing');
  const number = useNumberText();
  const gradeText = useGradeText();
  return (
    <Group title={t('readabilityChinese')} hint={t('readabilityChineseHint')}>
      <Row name={t('gradeJing')}>{gradeText(readability.grade)}</Row>
      <Row name={t('uncommon')}>
        {t('uncommonIn', { count: Math.round((1 - readability.commonShare) * 1000) })}
      </Row>
      <Row name={t('sentenceCharacters')}>{number(readability.sentenceLength, 1)}</Row>
      <Row name={t('clauseCharacters')}>{number(readability.clauseLength, 1)}</Row>
    </Group>
  );
}

/** A Chinese school year as text. */
function useGradeText() {
  const t = useTranslations('writing');
  return (grade: number): string => {
    const at = schoolYear(grade);
    return at.school === 'University' ? t('gradeUniversity') : t(`grade${at.school}`, { year: at.year });
  };
}

function English({ readability }: { readability: EnglishReadability }) {
  const t = useTranslations('writing');
  const number = useNumberText();
  return (
    <Group title={t('readabilityEnglish')} hint={t('readabilityEnglishHint')}>
      <Row name="Flesch Reading Ease">{number(readability.fleschReadingEase, 0)}</Row>
      <Row name="Flesch–Kincaid Grade">{number(readability.fleschKincaidGrade, 1)}</Row>
      <Row name="Gunning Fog">{number(readability.gunningFog, 1)}</Row>
      {readability.smog !== null && <Row name="SMOG">{number(readability.smog, 1)}</Row>}
      <Row name="Coleman–Liau">{number(readability.colemanLiau, 1)}</Row>
      <Row name="Automated Readability">{number(readability.automatedReadability, 1)}</Row>
      <Row name={t('sentenceWords')}>{number(readability.sentenceLength, 1)}</Row>
    </Group>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pb-2 text-sm font-medium text-soft">{title}</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-sm">{children}</dl>
      {hint && <p className="mt-2.5 text-xs text-faint">{hint}</p>}
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt>{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}

function useNumberText() {
  const locale = useLocale();
  return (value: number, digits = 0) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
