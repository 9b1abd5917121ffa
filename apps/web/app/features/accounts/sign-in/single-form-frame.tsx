import { classNames } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { PlainHeader } from '../../../shell/plain-header.tsx';
import { contentId, SkipLink } from '../../../shell/skip-link.tsx';

/** The layout of a page with a single form, on a landscape background. */
export function SingleFormFrame({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-page flex-col overflow-hidden">
      <SkipLink />
      <Mountains />
      <PlainHeader className="max-w-6xl" />
      <main
        id={contentId}
        tabIndex={-1}
        className={classNames(
          'mx-auto w-full outline-none px-4 pt-[clamp(0.5rem,6vh,4rem)] pb-24',
          isWide ? 'max-w-2xl' : 'max-w-[26rem]',
        )}
      >
        <div className="rounded-lg border border-line bg-raised px-5 pt-4 pb-6 shadow-raised sm:px-8 sm:pt-6 sm:pb-8">
          {children}
        </div>
      </main>
    </div>
  );
}

function Mountains() {
  return (
    <svg
      viewBox="0 0 1200 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-[34vh] w-full text-ink opacity-[0.08]"
    >
      <path
        fill="currentColor"
        opacity="0.5"
        d="M0 260V150Q90 60 170 110T330 70Q400 20 470 90T640 100Q720 40 800 80T960 60Q1040 0 1110 70T1200 90V260Z"
      />
      <path
        fill="currentColor"
        opacity="0.8"
        d="M0 260V205Q120 120 220 180T420 160Q500 110 600 185T820 165Q900 120 1000 175T1200 150V260Z"
      />
    </svg>
  );
}
