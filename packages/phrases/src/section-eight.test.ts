import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';

/**
 * The messages of the specification's error catalogue (section 8) for existing features, with their keys. Failures to change a
 * name, or to create a folder or link, are reported in the dialog with that title. Old browsers get a page in Chinese or English
 * (section 2). The product has no community yet.
 */
const catalogue: Readonly<Record<string, string>> = {
  'network error': 'errors.network_error',
  'unknown error interrupted the service': 'errors.unknown_error',
  'server technical difficulties': 'errors.server_error',
  'unstable network': 'errors.unstable_network',
  'load failed, try again': 'documents.loadFailed',
  'interface error': 'errors.interface_error',
  'save failed': 'errors.save_failed',
  'delete failed': 'documents.deleteFailed',
  'error in collection': 'documents.favouriteFailed',
  'load PDF failed': 'errors.pdf_failed',
  'parse or add web page failed': 'errors.web_page_failed',
  'invalid token': 'errors.invalid_token',
  'invalid id': 'errors.invalid_request',
  'file does not exist, invalid file id': 'errors.file_not_found',
  'file format does not match, invalid file type': 'errors.file_format_mismatch',
  'share closed or not enabled': 'errors.share_closed',
  'access denied': 'errors.access_denied',
  'URL expired': 'errors.share_replaced',
  'login failed, please try again': 'errors.sign_in_failed',
  'please sign in first': 'errors.sign_in_first',
  'cannot unbind the only way to sign in': 'errors.unbind_last_way',
  'has already earned this reward': 'errors.share_reward_had',
  'order closed': 'errors.order_closed',
  'coupon only above a minimum price': 'errors.coupon_unusable',
  'e-mail registration unavailable': 'errors.email_registration_unavailable',
  'page not found': 'common.notFoundTitle',
};

function messageOf(locale: string, key: string): unknown {
  const [file = '', name = ''] = key.split('.');
  const messages = JSON.parse(
    readFileSync(join(import.meta.dirname, `messages/${locale}/${file}.json`), 'utf8'),
  );
  return messages[name];
}

describe.each(locales)('the error catalogue in %s', (locale) => {
  it.each(Object.entries(catalogue))('%s', (_, key) => {
    const message = messageOf(locale, key);
    expect(message).toEqual(expect.stringMatching(/\S/));
    // Untranslated texts would equal the English ones.
    if (locale !== 'en') expect(message).not.toBe(messageOf('en', key));
  });
});
