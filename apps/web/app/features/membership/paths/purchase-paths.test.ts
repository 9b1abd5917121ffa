import { describe, expect, it } from 'vitest';
import { isChineseOnly } from '../../../platform/i18n/resolve-locale.ts';
import { findPurchasePath, purchasePaths } from './purchase-paths.ts';

/** Paths named in the specification (2). */
const named = {
  vipV2: [
    ...['home', 'payMethod', 'mobileChoosePayWay', 'mobilePayOrderStatus', 'couponModal', 'couponListBox'],
    ...['mobileCouponDrawer', 'userVipInfo', 'termsAndInvoice', 'allVersionScheme', 'androidPayMethod'],
    ...['standardRights', 'schemeCard', 'requestList'],
    ...['overseaCreditCardPayHome', 'overseaPayMethod', 'creditCardPaySuccess', 'overseaWechatQQCode'],
  ],
  vipV3: [
    ...['common', 'compare', 'upgrade', 'upgradeModal', 'subscribeList'],
    ...['schemeCardPc', 'schemeCardIos', 'schemeCardHuawei'],
    ...['ChangePayMethod', 'CommonTerms', 'IOSContinueTerms', 'PlusConvertPro', 'mobileOrderStatus'],
    ...['PcChoosePayMethod', 'PcOrderStatusModal', 'AI/AINumber'],
  ],
  vipV4: ['mobile', 'mobileBuyMixin'],
  scheme: ['schemeModal'],
};

const paths = purchasePaths.map(({ path }) => path);

describe('purchasePaths', () => {
  it.each(Object.entries(named))('has every path below %s', (prefix, names) => {
    expect(paths).toEqual(expect.arrayContaining(names.map((name) => `${prefix}/${name}`)));
  });

  it('has no path twice, also in other case', () => {
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });

  it('follows the language of the visitor abroad and for schemes only', () => {
    const free = paths.filter((path) => !isChineseOnly(`/en/${path}`));
    expect(free.filter((path) => !/oversea|creditCard|mobilePayOrderStatus|^scheme/.test(path))).toEqual([]);
    expect(free).toEqual(expect.arrayContaining(['vipV2/overseaPayMethod', 'vipV2/creditCardPaySuccess']));
  });

  it('names the store on the scheme cards of its app', () => {
    expect(findPurchasePath('/vipV3/schemeCardHuawei')).toMatchObject({ page: 'plan', store: 'huawei' });
    expect(findPurchasePath('/vipv3/schemecardios')).toMatchObject({ page: 'plan', store: 'apple' });
    expect(findPurchasePath('/vipV3/schemeCardPc').store).toBeUndefined();
  });

  it('opens the dialog of a path', () => {
    const opened = (path: string) => purchasePaths.find((one) => one.path === path)?.dialog;
    expect(opened('vipV2/couponModal')).toBe('coupons');
    expect(opened('vipV3/PcOrderStatusModal')).toBe('status');
    expect(opened('vipV3/mobile/IOSContinueTerms')).toBe('continue-terms');
    expect(opened('scheme/schemeModal')).toBe('purchase');
  });

  it('notifies an embedder of dialogs on their paths', () => {
    expect(purchasePaths.filter(({ isModal }) => isModal).map(({ path }) => path)).toEqual([
      'vipV3/upgradeModal',
      'scheme/schemeModal',
    ]);
  });

  it.each([
    ['vipV3/compare', 'plan'],
    ['vipV3/upgrade', 'upgrade'],
    ['vipV3/upgradeModal', 'upgrade'],
    ['vipV3/subscribeList', 'subscriptions'],
    ['vipV3/PlusConvertPro', 'convert'],
    ['vipV3/mobile/PlusConvertPro', 'convert'],
    ['vipV3/mobile/AI/AINumber', 'words'],
    ['vipV2/oversea/overseaCreditCardPayHome', 'card'],
    ['vipV2/oversea/creditCardPaySuccess', 'receipt'],
    ['vipV2/mobilePayOrderStatus', 'pay-return'],
    ['vipV2/userVipInfo', 'usage'],
    ['vipV2/couponListBox', 'coupons'],
    ['vipV2/requestList', 'orders'],
  ])('shows %s by the page %s', (path, page) => {
    expect(findPurchasePath(`/${path}`)).toMatchObject({ path, page, dialog: null });
  });

  it('finds a path in any language and case, and shows the plans on any other', () => {
    expect(findPurchasePath('/de/vipv2/COUPONMODAL/')).toMatchObject({ page: 'plan', dialog: 'coupons' });
    expect(findPurchasePath('/vipV3/unknown')).toMatchObject({ page: 'plan', dialog: null });
  });
});
