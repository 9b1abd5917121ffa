import { useTranslations } from 'use-intl';
import { PageHead } from '../../shell/page-head.tsx';
import { Download } from './download.tsx';
import { Education } from './education.tsx';
import { Hero } from './hero.tsx';
import { Plan } from './plan.tsx';
import { Strengths } from './strengths.tsx';
import { useHomeHash } from './use-home-hash.ts';
import { WritingPicture } from './writing-picture.tsx';

/** What the product is, how to get it, what it costs, and whom it helps. */
export function HomePage() {
  const t = useTranslations('site');
  useHomeHash();
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} listedAt="/" />
      <Hero />
      <WritingPicture />
      <Strengths />
      <Download />
      <Plan />
      <Education />
    </>
  );
}
