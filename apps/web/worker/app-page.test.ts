import { describe, expect, it } from 'vitest';
import { isAppPage } from './app-page.ts';

describe('isAppPage', () => {
  it.each(['/app', '/app/', '/app/trash', '/zh/app', '/zh-tw/app/write/1', '/fr/app/settings'])(
    '%s can be shown without the server',
    (path) => expect(isAppPage(path)).toBe(true),
  );

  it.each([
    '/',
    '/zh',
    '/en/',
    '/login',
    '/zh/login',
    '/fileshare/app',
    '/application',
    '/xx/app',
    '/api/app',
  ])('%s cannot', (path) => expect(isAppPage(path)).toBe(false));
});
