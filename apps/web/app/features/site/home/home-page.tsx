import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shell/page-head.tsx';
import { Download } from './download.tsx';
import { Education } from './education.tsx';
import { Features, type RuleCounts } from './features.tsx';
import { Hero } from './hero.tsx';
import { Plan } from './plan.tsx';
import { Privacy } from './privacy.tsx';
import { Programs } from './programs.tsx';
import { Questions } from './questions.tsx';
import { Strengths } from './strengths.tsx';
import { useHomeHash } from './use-home-hash.ts';
import { WritingPicture } from './writing-picture.tsx';

export interface HomePageProps {
  /** Null where they cannot be counted. */
  rules: RuleCounts | null;
  /** Address of this site. */
  baseUrl: string;
}

/** What the product is and does, how to get it, what it costs, whom it helps, and what becomes of one's words. */
export function HomePage({ rules, baseUrl }: HomePageProps) {
  const t = useTranslations('site');
  useHomeHash();
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} listedAt="/" />
      <Hero />
      <WritingPicture />
      <Features rules={rules} />
      <Strengths />
      <Programs baseUrl={baseUrl} />
      <Privacy />
      <Download />
      <Education />
      <Plan />
      <Questions />
    </>
  );
}
