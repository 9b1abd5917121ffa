import { AppError, type Call } from '@inkstone/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { SignIn } from './sign-in.ts';

const ok = { id: '1', expiresAt: 0 };
const terms = { terms: '2026-11-21', privacy: '2026-11-21' };
const slider = { kind: 'slider', id: 'puzzle' };
let replies: Record<string, unknown>;
let calls: { path: string; input: Record<string, unknown> }[];
let signedIn: (string | null)[];
let left: string[];
let signIn: SignIn;

beforeEach(() => {
  calls = [];
  signedIn = [];
  left = [];
  replies = {
    '/api/slider/new': slider,
    '/api/slider/solve': { slider: 'pass', expiresAt: 0 },
    '/api/login/is_registered': { isRegistered: true, hasPassword: true, canRegister: true },
    '/api/email/verifycode/v2': { resendAt: 60_000, expiresAt: 0 },
    '/api/email/register': ok,
    '/api/third_party/login': { url: 'https://google.example', expiresAt: 0 },
    '/api/third_party/verify_code': { resendAt: 60_000, expiresAt: 0 },
    '/api/third_party/bind_account': ok,
    '/api/third_party/register': ok,
    '/api/terms/versions': { terms: '2026-12-01', privacy: '2026-11-21' },
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
  signIn = new SignIn({
    call: call as Call,
    now: () => 0,
    timeZone: 'Asia/Shanghai',
    terms,
    next: () => '/app/words',
    onSignedIn: async (how) => void signedIn.push(how),
    leaveFor: (url) => void left.push(url),
  });
  signIn.type({ account: '13800138000' });
});

const flow = () => signIn.state().flow;
const errorCode = () => (flow().error as AppError | null)?.code;
const lastCall = () => calls.at(-1);
const callsTo = (wanted: string) => calls.filter(({ path }) => path === wanted);
const identify = async () => {
  await signIn.submitAccount();
  await signIn.answerPuzzle({ track: [] });
};

describe('SignIn', () => {
  it.each(['slider_wrong', 'slider_expired', 'captcha_unavailable'] as const)(
    'starts a new check of a vendor after %s, because the old one is used up',
    async (code) => {
      replies['/api/slider/new'] = { kind: 'vendor', id: 'first' };
      await signIn.submitAccount();
      replies['/api/slider/new'] = { kind: 'vendor', id: 'second' };
      replies['/api/slider/solve'] = new AppError(code);
      await signIn.answerPuzzle({ vendor: { token: 'token' } });
      expect(signIn.state().puzzle).toMatchObject({ id: 'second' });
      expect([flow().step, errorCode()]).toEqual(['puzzle', code]);
    },
  );

  it('signs in a user with a password with one puzzle', async () => {
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

  it('requires another puzzle after a wrong password, and keeps the typed text', async () => {
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
    replies['/api/login/is_registered'] = { isRegistered: true, hasPassword: false, canRegister: true };
    await identify();
    expect(flow()).toMatchObject({ step: 'code', resendAt: 60_000 });
    signIn.type({ code: '123456' });
    await signIn.submitCode();
    expect(signedIn).toEqual(['sms']);
  });

  it('creates an account for a new number only after consent', async () => {
    replies['/api/login/is_registered'] = { isRegistered: false, hasPassword: false, canRegister: true };
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
      input: { agreesToTerms: true, agreedVersions: terms, code: '123456' },
    });
  });

  it('signs in with the same code when the number was registered meanwhile', async () => {
    replies['/api/login/is_registered'] = { isRegistered: false, hasPassword: false, canRegister: true };
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

  it('requires no second puzzle when a code was only sent too early', async () => {
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
    await signIn.submitAccount();
    replies['/api/slider/new'] = { kind: 'words', id: 'other' };
    await signIn.anotherPuzzle('words');
    replies['/api/slider/solve'] = new AppError('slider_wrong');
    await signIn.answerPuzzle({ picks: [1] });
    expect(lastCall()).toMatchObject({ path: '/api/slider/new', input: { kind: 'words' } });
    expect([flow().step, errorCode()]).toEqual(['puzzle', 'slider_wrong']);
  });

  it('shows a refused number beside the number', async () => {
    replies['/api/slider/new'] = new AppError('phone_invalid');
    await signIn.submitAccount();
    expect([flow().step, errorCode()]).toEqual(['account', 'phone_invalid']);
  });

  it('returns to the code that was just sent instead of refusing another', async () => {
    replies['/api/login/is_registered'] = { isRegistered: true, hasPassword: false, canRegister: true };
    await identify();
    signIn.goBack();
    expect(flow().step).toBe('account');
    replies['/api/sendSMS/v3'] = new AppError('code_resend', { seconds: 30 });
    await identify();
    expect(flow()).toMatchObject({ step: 'code', resendAt: 30_000, error: null });
  });

  it('returns to the step of the puzzle when no code can be sent', async () => {
    await identify();
    await signIn.requestCode();
    signIn.goBack();
    await signIn.requestCode();
    replies['/api/sendSMS/v3'] = new AppError('code_daily_limit');
    await signIn.answerPuzzle({ track: [] });
    expect([flow().step, errorCode()]).toEqual(['password', 'code_daily_limit']);
  });
});

describe('SignIn by e-mail', () => {
  beforeEach(() => signIn.type({ account: 'li@example.org' }));

  it('sends the code by e-mail and signs in by it', async () => {
    replies['/api/login/is_registered'] = { isRegistered: true, hasPassword: false, canRegister: false };
    await identify();
    expect(lastCall()).toMatchObject({
      path: '/api/email/verifycode/v2',
      input: { account: 'li@example.org', slider: 'pass' },
    });
    signIn.type({ code: '123456' });
    await signIn.submitCode();
    expect(lastCall()).toMatchObject({ path: '/api/login/v3', input: { verifyType: 'email' } });
  });

  it('reports beside the field that e-mail registration is off', async () => {
    replies['/api/login/is_registered'] = { isRegistered: false, hasPassword: false, canRegister: false };
    await identify();
    expect([flow().step, errorCode()]).toEqual(['account', 'email_registration_unavailable']);
  });

  it('registers where the operator allows it', async () => {
    replies['/api/login/is_registered'] = { isRegistered: false, hasPassword: false, canRegister: true };
    await identify();
    signIn.type({ agreesToTerms: true });
    await signIn.submitAgreement();
    signIn.type({ code: '123456' });
    await signIn.submitCode();
    expect(lastCall()).toMatchObject({ path: '/api/email/register', input: { agreedVersions: terms } });
  });
});

describe('SignIn when the terms change meanwhile', () => {
  it('shows them again, and registers with the new version and the same code', async () => {
    replies['/api/login/is_registered'] = { isRegistered: false, hasPassword: false, canRegister: true };
    replies['/api/mobile/register'] = new AppError('terms_changed');
    await identify();
    signIn.type({ agreesToTerms: true });
    await signIn.submitAgreement();
    signIn.type({ code: '123456' });
    await signIn.submitCode();
    expect(flow()).toMatchObject({ step: 'agreement', agreesToTerms: false });
    expect([errorCode(), signedIn]).toEqual(['terms_changed', []]);

    signIn.type({ agreesToTerms: true });
    replies['/api/mobile/register'] = ok;
    await signIn.submitAgreement();
    const agreedVersions = { terms: '2026-12-01', privacy: '2026-11-21' };
    expect(lastCall()).toMatchObject({
      path: '/api/mobile/register',
      input: { agreedVersions, code: '123456' },
    });
    expect(callsTo('/api/sendSMS/v3')).toHaveLength(1);
    expect(signedIn).toEqual(['sms']);
  });
});

describe('SignIn with an invalid password', () => {
  beforeEach(async () => {
    replies['/api/login/is_registered'] = { isRegistered: false, hasPassword: false, canRegister: true };
    await identify();
    signIn.type({ agreesToTerms: true });
  });

  it('reports it beside the field before a code is sent, also for a common one', async () => {
    signIn.type({ newPassword: 'Password1' });
    await signIn.submitAgreement();
    expect([flow().step, errorCode()]).toEqual(['agreement', 'password_common']);
    expect(callsTo('/api/sendSMS/v3')).toEqual([]);
  });

  it("returns to the field after the server's refusal, and the typed code stays valid", async () => {
    signIn.type({ newPassword: 'ink4stone' });
    await signIn.submitAgreement();
    signIn.type({ code: '123456' });
    replies['/api/mobile/register'] = new AppError('password_common');
    await signIn.submitCode();
    expect([flow().step, errorCode()]).toEqual(['agreement', 'password_common']);

    replies['/api/mobile/register'] = ok;
    signIn.type({ newPassword: 'k7mountain' });
    await signIn.submitAgreement();
    expect(lastCall()).toMatchObject({
      path: '/api/mobile/register',
      input: { code: '123456', password: 'k7mountain' },
    });
    expect([callsTo('/api/sendSMS/v3'), callsTo('/api/slider/new')]).toMatchObject([[{}], [{}]]);
    expect(signedIn).toEqual(['sms']);
  });

  it('returns to the code when that has expired meanwhile', async () => {
    signIn.type({ newPassword: 'ink4stone' });
    await signIn.submitAgreement();
    signIn.type({ code: '123456' });
    replies['/api/mobile/register'] = new AppError('password_common');
    await signIn.submitCode();
    replies['/api/mobile/register'] = new AppError('code_expired');
    signIn.type({ newPassword: '' });
    await signIn.submitAgreement();
    expect([flow().step, errorCode()]).toEqual(['code', 'code_expired']);
  });

  it('requires another code when the account has changed', async () => {
    await signIn.submitAgreement();
    signIn.type({ code: '123456' });
    replies['/api/mobile/register'] = new AppError('password_common');
    await signIn.submitCode();
    signIn.type({ account: '13900139000' });
    await signIn.submitAgreement();
    expect([flow().step, lastCall()?.path]).toEqual(['puzzle', '/api/slider/new']);
  });
});

describe('SignIn by an external provider', () => {
  const prompt = {
    ticket: 'sealed',
    expiresAt: 0,
    kind: 'google',
    shownName: '李',
    phone: 'optional',
  } as const;
  const prompted = () => signIn.takeOutcome({ outcome: 'bind_phone', prompt, next: '' });
  const enterCode = async () => {
    signIn.type({ agreesToTerms: true });
    await signIn.submitBinding();
    await signIn.answerPuzzle({ track: [] });
    signIn.type({ code: '123456' });
    await signIn.submitCode();
  };

  it('redirects with the path to return to', async () => {
    await signIn.startSocial('google');
    expect(lastCall()).toMatchObject({ input: { provider: 'google', next: '/app/words' } });
    expect(left).toEqual(['https://google.example']);
  });

  it('signs in at once when the account is known', async () => {
    await signIn.takeOutcome({
      outcome: 'signed_in',
      id: '1',
      expiresAt: 0,
      accessExpiresAt: 0,
      next: '/app',
    });
    expect(signedIn).toEqual([null]);
  });

  it('requires a number: consent, puzzle for that purpose, code', async () => {
    await prompted();
    await signIn.submitBinding();
    expect([flow().step, errorCode()]).toEqual(['bind', 'terms_not_agreed']);
    await enterCode();
    expect(calls.find(({ path }) => path === '/api/slider/new')?.input.action).toBe('bind');
    expect(lastCall()).toMatchObject({
      path: '/api/third_party/bind_account',
      input: { ticket: 'sealed', code: '123456', join: false },
    });
    expect(signedIn).toEqual(['sms']);
  });

  it('joins the account of the number only after confirmation', async () => {
    await prompted();
    replies['/api/third_party/bind_account'] = new AppError('phone_has_account');
    await enterCode();
    expect([flow().step, signedIn]).toEqual(['join', []]);
    replies['/api/third_party/bind_account'] = ok;
    await signIn.joinAccount();
    expect(lastCall()).toMatchObject({ input: { join: true, code: '123456' } });
    expect(signedIn).toEqual(['sms']);
  });

  it('needs no number if the site allows it, with consent', async () => {
    await prompted();
    await signIn.skipBinding();
    expect(errorCode()).toBe('terms_not_agreed');
    signIn.type({ agreesToTerms: true });
    await signIn.skipBinding();
    expect(lastCall()?.path).toBe('/api/third_party/register');
    expect(signedIn).toEqual([null]);
  });

  it('clears the provider when the user goes back', async () => {
    await prompted();
    signIn.goBack();
    expect(flow()).toMatchObject({ step: 'account', prompt: null, action: 'sign_in' });
  });
});
