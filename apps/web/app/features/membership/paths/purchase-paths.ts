import { splitPath } from '../../../platform/i18n/resolve-locale.ts';

/** A page on which a path of the purchase area is shown. */
export type PathPage =
  | 'plan'
  | 'words'
  | 'upgrade'
  | 'convert'
  | 'orders'
  | 'coupons'
  | 'subscriptions'
  | 'usage'
  | 'pay-return'
  | 'card'
  | 'receipt';

/** A dialog that a path opens over its page. */
export type PathDialog = 'purchase' | 'coupons' | 'status' | 'terms' | 'continue-terms' | 'rights';

/** A path of the purchase area, with the page and the dialog that it shows (readings, 30). */
export interface PurchasePath {
  /** Without language prefix and leading slash. */
  readonly path: string;
  readonly page: PathPage;
  readonly dialog: PathDialog | null;
  /** The tier that is selected, on paths about one. */
  readonly tier?: 'vip' | 'vvip';
  /** The channel whose payment way is preselected, on paths about one. */
  readonly way?: 'wechat' | 'stripe';
  /** Whether the path represents a dialog inside another page; reported to the embedding site (`source`). */
  readonly isModal?: boolean;
  /** The app store in whose app plans are bought, for the plan page inside that app. */
  readonly store?: 'apple' | 'huawei';
}

type Target = Omit<PurchasePath, 'path'>;

const plan: Target = { page: 'plan', dialog: null };
const purchase: Target = { page: 'plan', dialog: 'purchase' };
const upgrade: Target = { page: 'upgrade', dialog: null };
const status: Target = { page: 'plan', dialog: 'status' };
const coupons: Target = { page: 'plan', dialog: 'coupons' };
const terms: Target = { page: 'plan', dialog: 'terms' };
const orders: Target = { page: 'orders', dialog: null };

const second: Readonly<Record<string, Target>> = {
  home: plan,
  payMethod: purchase,
  mobileChoosePayWay: purchase,
  mobilePayOrderStatus: { page: 'pay-return', dialog: null },
  couponModal: coupons,
  couponListBox: { page: 'coupons', dialog: null },
  mobileCouponDrawer: coupons,
  userVipInfo: { page: 'usage', dialog: null },
  // Invoices are handled by the invoice page.
  termsAndInvoice: terms,
  allVersionScheme: plan,
  androidPayMethod: purchase,
  // “Standard” is Plus (readings, 3).
  standardRights: { page: 'plan', dialog: 'rights', tier: 'vip' },
  schemeCard: plan,
  requestList: orders,
};

/** Paths for buyers abroad, shown in the visitor's language. */
const overseas: Readonly<Record<string, Target>> = {
  // Without an order these show the dialog for a new one, and the newest order.
  overseaCreditCardPayHome: { page: 'card', dialog: null },
  overseaPayMethod: purchase,
  creditCardPaySuccess: { page: 'receipt', dialog: null },
  overseaWechatQQCode: { ...purchase, way: 'wechat' },
};

const third: Readonly<Record<string, Target>> = {
  common: plan,
  compare: plan,
  upgrade,
  upgradeModal: { ...upgrade, isModal: true },
  subscribeList: { page: 'subscriptions', dialog: null },
  schemeCardPc: plan,
  schemeCardIos: { ...plan, store: 'apple' },
  schemeCardHuawei: { ...plan, store: 'huawei' },
};

const thirdMobile: Readonly<Record<string, Target>> = {
  ChangePayMethod: purchase,
  CommonTerms: terms,
  IOSContinueTerms: { ...terms, dialog: 'continue-terms' },
  PlusConvertPro: { page: 'convert', dialog: null },
  mobileOrderStatus: status,
  PcChoosePayMethod: purchase,
  PcOrderStatusModal: status,
  'AI/AINumber': { page: 'words', dialog: null },
};

const fourth: Readonly<Record<string, Target>> = {
  mobile: plan,
  mobileBuyMixin: purchase,
};

/**
 * Every path of the purchase area (spec, 2). Members of a group are listed with and without its name, because the
 * specification names the groups and not their paths.
 */
export const purchasePaths: readonly PurchasePath[] = [
  ...['vipV2', 'vipV3', 'vipV4', 'scheme'].map((path) => ({ path, ...plan })),
  ...below('vipV2', second),
  ...below('vipV2', overseas),
  ...below('vipV2/oversea', overseas),
  ...below('vipV3', third),
  ...below('vipV3', thirdMobile),
  { path: 'vipV3/mobile', ...plan },
  ...below('vipV3/mobile', thirdMobile),
  ...below('vipV4', fourth),
  { path: 'scheme/schemeModal', ...purchase, isModal: true },
];

function below(prefix: string, targets: Readonly<Record<string, Target>>): PurchasePath[] {
  return Object.entries(targets).map(([name, target]) => ({ path: `${prefix}/${name}`, ...target }));
}

/** The entry of a path with or without language prefix, in any case; the plans for any other path of the area. */
export function findPurchasePath(pathname: string): PurchasePath {
  const wanted = splitPath(pathname)
    .rest.replace(/^\/|\/$/g, '')
    .toLowerCase();
  return purchasePaths.find(({ path }) => path.toLowerCase() === wanted) ?? { path: wanted, ...plan };
}
