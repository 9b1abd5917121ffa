import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { scrollToElement } from './scroll.ts';

/** Id of a section of the home page. */
export type HomeSection = 'home' | 'download' | 'plan' | 'education' | 'programs';

export interface AnchorLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  section: HomeSection;
}

/** Links to a section of the home page: scrolls on that page, opens it from any other. */
export function AnchorLink({ section, onClick, ...rest }: AnchorLinkProps) {
  const path = useLocalePath();
  const { pathname } = useLocation();
  const isHere = pathname.replace(/(.)\/$/, '$1') === path('/');
  return (
    <Link
      to={`${path('/')}#${section}`}
      // On the home page scrolling is handled here; on other pages the router scrolls to the section.
      preventScrollReset={isHere}
      onClick={(event) => {
        onClick?.(event);
        const element = document.getElementById(section);
        if (isHere && element) scrollToElement(element);
      }}
      {...rest}
    />
  );
}
