import type { ProductPictureProps } from '../../../shared/site/product-picture.tsx';

/** The variants of the share page, each for one group of readers. */
export const variants = {
  /** Recipients of a link from a friend: an introduction to the product. */
  friend: { path: '/share', picture: 'reasons', start: 'try' },
  /** Authors of official documents. */
  v1: { path: '/sharev1', picture: 'official', start: 'try' },
  /** Students before they hand in a thesis. */
  v2: { path: '/sharev2', picture: 'word', start: 'register' },
  /** Learners of English. */
  v3: { path: '/sharev3', picture: 'english', start: 'try' },
  /** Users who have lost a text, or write on several devices. */
  v4: { path: '/sharev4', picture: 'writing', start: 'register' },
  /** Writers of long sentences. */
  v5: { path: '/sharev5', picture: 'rewrite', start: 'rewrite' },
  /** People who send drafts to others. */
  v6: { path: '/sharev6', picture: 'share', start: 'register' },
  /** Decision makers of organisations. */
  v7: { path: '/sharev7', picture: 'official', start: 'sales' },
} as const satisfies Record<string, CampaignDesign>;

interface CampaignDesign {
  readonly path: string;
  readonly picture: ProductPictureProps['name'];
  /** The action that the page offers. */
  readonly start: 'try' | 'register' | 'rewrite' | 'sales';
}

export type CampaignVariant = keyof typeof variants;

/** The variant of a path without language prefix; null for other paths. */
export function variantOf(path: string): CampaignVariant | null {
  const names = Object.keys(variants) as CampaignVariant[];
  return names.find((name) => variants[name].path === path.replace(/(.)\/$/, '$1')) ?? null;
}
