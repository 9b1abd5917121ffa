import type { SiteInfo } from '@inkstone/contracts/site/info';
import type { TermsDocument } from '@inkstone/contracts/site/terms';
import type { Messages } from '@inkstone/phrases';
import type { HomeSection } from './anchor-link.tsx';

type Within<Group extends keyof Messages['common']> = Group extends string
  ? `${Group}.${keyof Messages['common'][Group] & string}`
  : never;

/** A key of the messages that every page has. */
export type CommonKey =
  | Within<'menus' | 'links' | 'platforms' | 'termsNames'>
  | 'navHome'
  | 'navDownload'
  | 'navPlan'
  | 'navTrial'
  | 'navRules'
  | 'feedback'
  | 'licences'
  | 'terms';

/** A link of the website: to a page, a section of the home page, or a legal document. */
export type SiteLink = { readonly label: CommonKey } & (
  | { readonly to: string }
  | { readonly section: HomeSection }
  | { readonly terms: TermsDocument }
  /** The URL of the app in an app store. */
  | { readonly store: string }
);

/** A menu of the header, or a list of the footer. */
export interface SiteMenu {
  readonly label: CommonKey;
  readonly links: readonly SiteLink[];
}

const platformLabels = [
  ['mac-', 'platforms.mac'],
  ['windows-', 'platforms.windows'],
  ['ios', 'platforms.ios'],
  ['android', 'platforms.android'],
] as const;

/** Returns the systems with downloads, without their variants. */
function downloadLinks({ platforms, iosUrl }: Pick<SiteInfo, 'platforms' | 'iosUrl'>): SiteLink[] {
  const systems = platformLabels.filter(([prefix]) => platforms.some((each) => each.startsWith(prefix)));
  const hasPlugins = platforms.some((each) => !platformLabels.some(([prefix]) => each.startsWith(prefix)));
  return [
    ...systems.map(
      ([prefix, label]): SiteLink =>
        prefix === 'ios' && iosUrl !== null ? { label, store: iosUrl } : { label, section: 'download' },
    ),
    ...(hasPlugins ? [{ label: 'platforms.plugins', section: 'download' } as const] : []),
  ];
}

const price: SiteLink = { label: 'navPlan', to: '/plan' };
const contact: SiteLink = { label: 'links.contact', to: '/coreTechnology/contactUs' };
const sales: SiteLink = { label: 'links.sales', to: '/bussiness/contactSales' };
const schools: SiteLink = { label: 'links.schools', to: '/education' };
const business: SiteLink = { label: 'links.business', to: '/bussiness' };
const manual: SiteLink = { label: 'links.manual', to: '/manual' };
const news: SiteLink = { label: 'links.news', to: '/newslist' };
const about: SiteLink = { label: 'links.about', to: '/coreTechnology' };
const engine: SiteLink = { label: 'links.engine', to: '/coreTechnology/three' };
const recognition: SiteLink = { label: 'links.recognition', to: '/coreTechnology/recognition' };
const safety: SiteLink = { label: 'links.safety', to: '/coreTechnology#safety' };
const terms: SiteLink = { label: 'termsNames.terms', terms: 'terms' };
const privacy: SiteLink = { label: 'termsNames.privacy', terms: 'privacy' };

const features: readonly SiteLink[] = [
  { label: 'links.proofread', to: '/trial' },
  { label: 'links.file', to: '/app/proofread-file' },
  { label: 'links.rewrite', to: '/newRewrite' },
  { label: 'links.translate', to: '/app/translate' },
  { label: 'links.continue', to: '/app/inspire' },
  { label: 'navRules', to: '/rules' },
];

const product = (info: SiteInfo): readonly SiteLink[] => [
  { label: 'links.browser', to: '/app' },
  { label: 'links.install', section: 'download' },
  ...downloadLinks(info),
  { label: 'links.programs', section: 'programs' },
];

/** The menus of the header on wide windows. */
export const headerMenus = (info: SiteInfo): readonly SiteMenu[] => [
  { label: 'menus.product', links: product(info) },
  { label: 'menus.users', links: [schools, business] },
  { label: 'menus.features', links: features },
  { label: 'menus.more', links: [manual, news, about, engine, safety, terms, privacy] },
];

/** The links of the header beside its menus. */
export const headerLinks = { price, contact, sales } as const;

/** The navigation of phones. */
export const phoneLinks = ({ platforms, iosUrl }: SiteInfo): readonly SiteLink[] => [
  { label: 'navHome', section: 'home' },
  ...(platforms.includes('android') ? [{ label: 'platforms.android', section: 'download' } as const] : []),
  ...(iosUrl !== null ? [{ label: 'platforms.ios', store: iosUrl } as const] : []),
  ...(platforms.length === 0 ? [{ label: 'navDownload', section: 'download' } as const] : []),
  { label: 'navTrial', to: '/trial' },
  price,
  schools,
  business,
  manual,
  contact,
];

/** The lists of the footer. */
export const footerMenus = (info: SiteInfo): readonly SiteMenu[] => [
  { label: 'menus.download', links: product(info) },
  { label: 'menus.product', links: [...features, price] },
  { label: 'menus.about', links: [about, engine, safety, schools, business, news, manual] },
  {
    label: 'menus.contact',
    links: [contact, sales, { label: 'feedback', to: '/feedback' }],
  },
];

/** The legal line of the footer. */
export const legalLinks: readonly SiteLink[] = [
  terms,
  privacy,
  { label: 'licences', to: '/licences' },
  { label: 'links.sitemap', to: '/sitemap.html' },
];

/** Every menu once, for the page that lists the whole site. */
export const allMenus = (info: SiteInfo): readonly SiteMenu[] => [
  { label: 'menus.download', links: [{ label: 'navHome', section: 'home' }, ...product(info)] },
  { label: 'menus.features', links: [{ label: 'navTrial', to: '/trial' }, ...features.slice(1), price] },
  { label: 'menus.users', links: [schools, business] },
  { label: 'menus.about', links: [about, engine, recognition, safety, news, manual] },
  { label: 'menus.contact', links: [contact, sales, { label: 'feedback', to: '/feedback' }] },
  {
    label: 'terms',
    links: [
      ...(['terms', 'privacy', 'policy', 'clause', 'continue'] as const).map(
        (name): SiteLink => ({ label: `termsNames.${name}`, terms: name }),
      ),
      { label: 'licences', to: '/licences' },
    ],
  },
];
