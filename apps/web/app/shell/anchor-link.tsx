import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocalePath } from '../i18n/page-locale.ts';
import { scrollToElement } from './scroll.ts';

export interface AnchorLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of a section of the home page. */
  section: 'home' | 'download' | 'plan' | 'education';
}

/** Leads to a section of the home page: by scrolling on that page, by opening it from any other. */
export function AnchorLink({ section, onClick, ...rest }: AnchorLinkProps) {
  const path = useLocalePath();
  const { pathname } = useLocation();
  const isHere = pathname.replace(/(.)\/$/, '$1') === path('/');
  return (
    <Link
      to={`${path('/')}#${section}`}
      // At home the scrolling is ours; from elsewhere the router goes to the section of the new page.
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
