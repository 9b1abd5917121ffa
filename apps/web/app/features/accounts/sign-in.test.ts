import { AppError, type Call } from '@inkstone/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { digitsOfCode, SignIn } from './sign-in.ts';

const ok = { id: '1', expiresAt: 0 };
const slider = { kind: 'slider', id: 'puzzle' };
let replies: Record<string, unknown>;
let calls: { path: string; input: Record<string, unknown> }[];
let signedIn: string[];
let signIn: SignIn;

beforeEach(() => {
  calls = [];
  signedIn = [];
  replies = {
    '/api/slider/new': slider,
    '/api/slider/solve': { slider: 'pass', expiresAt: 0 },
    '/api/login/is_registered': { isRegistered: true, hasPassword: true },
    '/api/sendSMS/v3': { resendAt: 60_000, expiresAt: 0 },
    '/api/login/v3': ok,
    '/api/mobile/register': ok,
    '/api/set/forgetpswd': ok,
  };
  const call = async (endpoint: { path: string }, input: unknown) => {
    calls.push({ path: endpoint.path, input: input as Record<string, unknown> });
    const reply = replies[endpoint.path];
    if (reply instanceof AppError) throw reply;
    return reply;
  };
  const onSignedIn = async (how: string) => void signedIn.push(how);
  signIn = new SignIn({ call: call as Call, now: () => 0, timeZone: 'Asia/Shanghai', onSignedIn });
  signIn.type({ account: '13800138000' });
});

const flow = () => signIn.state().flow;
const errorCode = () => (flow().error as AppError | null)?.code;
const lastCall = () => calls.at(-1);
const identify = async () => {
  await signIn.submitPhone();
  await signIn.answerPuzzle({ track: [] });
};

describe('SignIn', () => {
  it('lets somebody with a password in with one puzzle', async () => {
    await identify();
    expect(flow().step).toBe('password');
    signIn.type({ password: 'ink4stone' });
    await signIn.submitPassword();
    expect(lastCall()).toMatchObject({
      path: '/api/login/v3',
      input: { slider: 'pass', timeZone: 'Asia/Shanghai' },
    });
    expect(signedIn).toEqual(['password']);
  });

  it('asks for another puzzle after a wrong password, and keeps what was typed', async () => {
    await identify();
    signIn.type({ password: 'wrong4you' });
    replies['/api/login/v3'] = new AppError('sign_in_failed');
    await signIn.submitPassword();
    expect([flow().step, errorCode()]).toEqual(['password', 'sign_in_failed']);
    await signIn.submitPassword();
    expect(flow()).toMatchObject({ step: 'puzzle', password: 'wrong4you' });
    replies['/api/login/v3'] = ok;
    await signIn.answerPuzzle({ track: [] });
    expect(signedIn).toEqual(['password']);
  });

  it('sends a code at once to a number that has no password', async () => {
    replies['/api/login/is_registered'] = { isRegistered: true, hasPassword: false };
    await identify();
    expect(flow()).toMatchObject({ step: 'code', resendAt: 60_000 });
    signIn.type({ code: '123456' });
    await signIn.submitCode();
    expect(signedIn).toEqual(['sms']);
  });

  it('makes an account of a new number only after consent', async () => {
    replies['/api/login/is_registered'] = { isRegistered: false, hasPassword: false };
    await identify();
    await signIn.submitAgreement();
    expect([flow().step, errorCode()]).toEqual(['agreement', 'terms_not_agreed']);
    signIn.type({ agreesToTerms: true, newPassword: 'weakweak' });
    await signIn.submitAgreement();
    expect(errorCode()).toBe('password_weak');
    signIn.type({ newPassword: '' });
    await signIn.submitAgreement();
    expect(flow().step).toBe('code');
    signIn.type({ code: '123456' });
    await signIn.submitCode();
    expect(lastCall()).toMatchObject({
      path: '/api/mobile/register',
      input: { agreesToTerms: true, code: '123456' },
    });
  });

  it('signs in by the same code when the number was registered meanwhile', async () => {
    replies['/api/login/is_registered'] = { isRegistered: false, hasPassword: false };
    replies['/api/mobile/register'] = new AppError('phone_already_registered');
    await identify();
    signIn.type({ agreesToTerms: true });
    await signIn.submitAgreement();
    signIn.type({ code: '123456' });
    await signIn.submitCode();
    expect(lastCall()?.path).toBe('/api/login/v3');
    expect(signedIn).toEqual(['sms']);
  });

  it('sets a forgotten password: puzzle for that purpose, code, password', async () => {
    await identify();
    await signIn.forgetPassword();
    expect(lastCall()).toMatchObject({ path: '/api/slider/new', input: { action: 'reset_password' } });
    await signIn.answerPuzzle({ track: [] });
    signIn.type({ code: '123456' });
    await signIn.submitCode();
    expect(flow().step).toBe('new_password');
    signIn.type({ newPassword: 'ink4stone' });
    replies['/api/set/forgetpswd'] = new AppError('code_wrong', { left: 2 });
    await signIn.submitNewPassword();
    expect([flow().step, errorCode()]).toEqual(['code', 'code_wrong']);
    replies['/api/set/forgetpswd'] = ok;
    await signIn.submitCode();
    await signIn.submitNewPassword();
    expect(signedIn).toEqual(['sms']);
  });

  it('does not ask for a second puzzle when only time was in the way of a code', async () => {
    await identify();
    replies['/api/sendSMS/v3'] = new AppError('code_resend', { seconds: 40 });
    await signIn.forgetPassword();
    await signIn.answerPuzzle({ track: [] });
    expect([flow().step, errorCode()]).toEqual(['password', 'code_resend']);
    replies['/api/sendSMS/v3'] = { resendAt: 0, expiresAt: 0 };
    await signIn.forgetPassword();
    expect(flow().step).toBe('code');
  });

  it('shows another puzzle of the same kind after a wrong answer', async () => {
    await signIn.submitPhone();
    replies['/api/slider/new'] = { kind: 'words', id: 'other' };
    await signIn.anotherPuzzle('words');
    replies['/api/slider/solve'] = new AppError('slider_wrong');
    await signIn.answerPuzzle({ picks: [1] });
    expect(lastCall()).toMatchObject({ path: '/api/slider/new', input: { kind: 'words' } });
    expect([flow().step, errorCode()]).toEqual(['puzzle', 'slider_wrong']);
  });

  it('shows a refused number beside the number', async () => {
    replies['/api/slider/new'] = new AppError('phone_invalid');
    await signIn.submitPhone();
    expect([flow().step, errorCode()]).toEqual(['phone', 'phone_invalid']);
  });

  it('returns to the code that was just sent instead of refusing another', async () => {
    replies['/api/login/is_registered'] = { isRegistered: true, hasPassword: false };
    await identify();
    signIn.goBack();
    expect(flow().step).toBe('phone');
    replies['/api/sendSMS/v3'] = new AppError('code_resend', { seconds: 30 });
    await identify();
    expect(flow()).toMatchObject({ step: 'code', resendAt: 30_000, error: null });
  });

  it('goes back to where the puzzle was asked for when no code can be sent', async () => {
    await identify();
    await signIn.requestCode();
    signIn.goBack();
    await signIn.requestCode();
    replies['/api/sendSMS/v3'] = new AppError('code_daily_limit');
    await signIn.answerPuzzle({ track: [] });
    expect([flow().step, errorCode()]).toEqual(['password', 'code_daily_limit']);
  });
});

describe('digitsOfCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['【砚台】验证码 012345，10 分钟内有效', '012345'],
    ['１２３４５６', '123456'],
    ['12a', '12'],
  ])('%j is %s', (text, digits) => {
    expect(digitsOfCode(text)).toBe(digits);
  });
});
