import { describe, expect, it } from 'vitest';
import { isPhoneCountry, maskPhone, readPhone, regionOfPhone } from './phone-number.ts';

it.each([
  ['+8613800138000', 'CN', '86'],
  ['+85251234567', 'HK', '852'],
  ['+12015550123', 'US', '1'],
  ['+18762101234', 'JM', '1'],
  ['+77710009998', 'KZ', '7'],
])('%s belongs to %s', (phone, country, areaCode) => {
  expect(regionOfPhone(phone)).toEqual({ country, areaCode });
});

it('recognises countries by their letters', () => {
  expect(['CN', 'XK', 'cn', '86', 'ZZ', ''].map(isPhoneCountry)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('readPhone', () => {
  it.each([
    ['13800138000', '86', '+8613800138000'],
    [' 138 0013-8000 ', '86', '+8613800138000'],
    ['１３８００１３８０００', '８６', '+8613800138000'],
    ['+86 138 0013 8000', '1', '+8613800138000'],
    ['8613800138000', '86', '+8613800138000'],
    ['13800138000', '+86', '+8613800138000'],
    ['51234567', '852', '+85251234567'],
    ['07400 123456', '44', '+447400123456'],
    ['312 345 6789', '39', '+393123456789'],
    ['(201) 555-0123', '1', '+12015550123'],
    ['\u202d138\u200b 0013 8000\u202c', '86', '+8613800138000'],
  ])('%j with area code %s is %s', (account, areaCode, expected) => {
    expect(readPhone(account, areaCode)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['', '86', 'phone_required'],
    ['  ', '86', 'phone_required'],
    ['me@example.com', '86', 'phone_invalid'],
    ['1380013800O', '86', 'phone_invalid'],
    ['13800138000 ext 5', '86', 'phone_invalid'],
    ['1'.repeat(5000), '86', 'phone_invalid'],
    ['٣٨٠٠١٣٨٠٠٠', '86', 'phone_invalid'],
    ['13800138000', '8六', 'area_code_unknown'],
    ['13800138000', '86x', 'area_code_unknown'],
    ['1380013800', '86', 'phone_invalid'],
    ['138001380000', '86', 'phone_invalid'],
    ['12345678901', '86', 'phone_invalid'],
    ['010 12345678', '86', 'phone_invalid'],
    ['13800138000', '', 'area_code_unknown'],
    ['13800138000', '999', 'area_code_unknown'],
    ['hello', '86', 'phone_invalid'],
  ])('refuses %j with area code %j: %s', (account, areaCode, refusal) => {
    expect(readPhone(account, areaCode)).toEqual({ ok: false, refusal });
  });
});

describe('maskPhone', () => {
  it.each([
    ['+8613800138000', '+86 138****8000'],
    ['+85251234567', '+852 5****567'],
    ['+12015550123', '+1 201****123'],
  ])('%s is shown as %s', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown);
  });
});
