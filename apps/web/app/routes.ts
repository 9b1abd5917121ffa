import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type PathPage, purchasePaths } from './features/membership/paths/index.ts';

/** The paths of the purchase area that show a page. */
function purchaseRoutes(page: PathPage, file: string) {
  return purchasePaths.filter((one) => one.page === page).map(({ path }) => route(path, file, { id: path }));
}

/** Paths of the purchase area that nobody named show the plans. */
function purchaseRest(path: string) {
  return route(path, 'routes/purchase-path.tsx', { id: path });
}

/** Every page, below an optional language prefix (spec, 2). */
export default [
  route(':lang?', 'routes/language.tsx', [
    route('fileshare/:token?', 'routes/fileshare.tsx'),
    route('app/shell', 'routes/shell.tsx'),
    route('iframeAuth', 'routes/iframe-auth.tsx'),
    route('captcha', 'routes/captcha.tsx'),
    route('terms/:document/embedded', 'routes/embedded-terms.tsx'),
    layout('routes/website.tsx', [
      index('routes/home.tsx'),
      route('rules', 'routes/rules.tsx'),
      route('rules/:section', 'routes/rule-section.tsx'),
      route('plan', 'routes/plan.tsx'),
      ...purchaseRoutes('plan', 'routes/purchase-path.tsx'),
      ...purchaseRoutes('words', 'routes/word-packages.tsx'),
      ...['vipV2/*', 'vipV3/*', 'vipV4/*', 'scheme/*'].map(purchaseRest),
      route('licences', 'routes/licences.tsx'),
      route('licences/text', 'routes/licence-text.tsx'),
      route('licences/:section', 'routes/licence-section.tsx'),
      route('terms/:document', 'routes/terms.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
    route('admin/enter', 'routes/admin-enter.tsx'),
    route('admin', 'routes/admin.tsx', [
      index('routes/admin-index.tsx'),
      route('accounts', 'routes/admin-accounts.tsx'),
      route('accounts/:accountId', 'routes/admin-account.tsx'),
      route('organisations', 'routes/admin-organisations.tsx'),
      route('organisations/:organisationId', 'routes/admin-organisation.tsx'),
      route('prices', 'routes/admin-prices.tsx'),
      route('reports', 'routes/admin-reports.tsx'),
      route('feedback', 'routes/admin-feedback.tsx'),
      route('lists', 'routes/admin-lists.tsx'),
      route('lists/list', 'routes/admin-list.tsx'),
      route('orders', 'routes/admin-orders.tsx'),
      route('orders/:orderNo', 'routes/admin-order.tsx'),
      route('coupons', 'routes/admin-coupons.tsx'),
      route('invoices', 'routes/admin-invoices.tsx'),
      route('invoices/issuer', 'routes/admin-invoice-issuer.tsx'),
      route('rewards', 'routes/admin-rewards.tsx'),
      route('models', 'routes/admin-models.tsx'),
      route('jobs', 'routes/admin-jobs.tsx'),
      route('settings', 'routes/admin-settings.tsx'),
      route('staff', 'routes/admin-staff.tsx'),
      route('audit', 'routes/admin-audit.tsx'),
      route('keys', 'routes/admin-keys.tsx'),
    ]),
    layout('routes/product.tsx', [
      route('login', 'routes/login.tsx'),
      route('login/return/:provider', 'routes/login-return.tsx'),
      route('login/qr', 'routes/login-qr.tsx'),
      route('simulator', 'routes/simulator.tsx'),
      route('simulator/login', 'routes/simulated-provider.tsx'),
      route('simulator/phone', 'routes/simulated-phone.tsx'),
      route('simulator/pay', 'routes/pay-simulator.tsx'),
      route('simulator/pay/:tradeId', 'routes/simulated-wallet.tsx'),
      layout('routes/app.tsx', [
        route('app', 'routes/documents.tsx'),
        route('app/search', 'routes/search.tsx'),
        route('app/official', 'routes/official.tsx'),
        route('app/proofread-file', 'routes/proofread-file.tsx'),
        route('app/chat', 'routes/chat.tsx'),
        route('app/inspire', 'routes/inspire.tsx'),
        route('app/inspire/:workId', 'routes/inspire-work.tsx'),
        route('app/trash', 'routes/trash.tsx'),
        route('app/account', 'routes/account.tsx'),
        route('app/settings/:section?', 'routes/settings.tsx'),
        route('app/words', 'routes/words.tsx'),
        route('app/orders', 'routes/orders.tsx'),
        route('app/orders/:orderNo', 'routes/order.tsx'),
        route('app/coupons', 'routes/coupons.tsx'),
        route('invoice', 'routes/invoice.tsx'),
        route('invoice/InvoiceModal', 'routes/invoice.tsx', { id: 'invoice/InvoiceModal' }),
        route('app/usage', 'routes/usage.tsx'),
        ...purchaseRoutes('orders', 'routes/orders.tsx'),
        ...purchaseRoutes('coupons', 'routes/coupons.tsx'),
        ...purchaseRoutes('usage', 'routes/usage.tsx'),
      ]),
      route('app/write/:documentId', 'routes/write.tsx'),
      route('pay/:token', 'routes/pay-code.tsx'),
      ...purchaseRoutes('pay-return', 'routes/pay-return.tsx'),
      ...purchaseRoutes('card', 'routes/pay-card.tsx'),
      ...purchaseRoutes('receipt', 'routes/pay-receipt.tsx'),
      route('trial', 'routes/trial.tsx'),
      route('newRewrite', 'routes/new-rewrite.tsx'),
      route('newRewrite/fetchList', 'routes/rewrite-history.tsx'),
      route('feedback', 'routes/feedback.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
