import type { DownloadView } from '@inkstone/contracts/site/downloads';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/session.tsx';
import { ProductPicture } from '../../../shared/site/product-picture.tsx';
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
import { Tools } from './tools.tsx';

export interface HomePageProps {
  /** Null when they cannot be counted. */
  rules: RuleCounts | null;
  /** The URL of this site. */
  baseUrl: string;
  downloads: readonly DownloadView[];
}

/** The home page: features, download, price, users, privacy and questions. */
export function HomePage({ rules, baseUrl, downloads }: HomePageProps) {
  const t = useTranslations('site');
  useHomeHash();
  return (
    <>
      <PageHead title={t('metaTitle')} listedAt="/" />
      <Hero />
      <WritingPicture />
      <Features rules={rules} />
      <Tools />
      <Strengths />
      <Programs baseUrl={baseUrl} />
      <Privacy />
      <Download downloads={downloads} />
      <Education />
      <Plan />
      <Questions />
    </>
  );
}

/** When the profile is loaded, adds #home to a URL without query and hash (spec, 4), without scrolling. */
function useHomeHash(): void {
  const { profile } = useSession();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isPlain = profile !== null && search === '' && hash === '';
  useEffect(() => {
    if (isPlain) void navigate({ hash: '#home' }, { replace: true, preventScrollReset: true });
  }, [isPlain, navigate]);
}

/** A screenshot of the writing page, overlapping the first section. */
function WritingPicture() {
  const t = useTranslations('site');
  if (!__HAS_SCREENSHOTS__) return null;
  return (
    <figure className="relative z-10 mx-auto -mt-24 max-w-6xl px-4 sm:px-6 md:-mt-36">
      <ProductPicture name="writing" alt={t('screenshotAlt')} className="shadow-floating" />
    </figure>
  );
}
