import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

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
      route('licences', 'routes/licences.tsx'),
      route('licences/text', 'routes/licence-text.tsx'),
      route('licences/:section', 'routes/licence-section.tsx'),
      route('terms/:document', 'routes/terms.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
    route('admin/enter', 'routes/admin-enter.tsx'),
    route('admin', 'routes/admin.tsx', [
      index('routes/admin-index.tsx'),
      route('reports', 'routes/admin-reports.tsx'),
      route('feedback', 'routes/admin-feedback.tsx'),
      route('lists', 'routes/admin-lists.tsx'),
      route('lists/list', 'routes/admin-list.tsx'),
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
      layout('routes/app.tsx', [
        route('app', 'routes/documents.tsx'),
        route('app/search', 'routes/search.tsx'),
        route('app/official', 'routes/official.tsx'),
        route('app/proofread-file', 'routes/proofread-file.tsx'),
        route('app/trash', 'routes/trash.tsx'),
        route('app/account', 'routes/account.tsx'),
        route('app/settings/:section?', 'routes/settings.tsx'),
        route('app/words', 'routes/words.tsx'),
      ]),
      route('app/write/:documentId', 'routes/write.tsx'),
      route('trial', 'routes/trial.tsx'),
      route('feedback', 'routes/feedback.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
