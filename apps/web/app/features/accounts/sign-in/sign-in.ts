import { AppError, type Call, type InputOf } from '@inkstone/contracts';
import {
  type CodeAction,
  isRegistered,
  newSlider,
  type PuzzleView,
  passwordLength,
  resendSeconds,
  solveSlider,
} from '@inkstone/contracts/accounts';
import { newPasswordErrors } from '@inkstone/contracts/accounts/account-fields';
import {
  type SocialKind,
  type SocialOutcome,
  startThirdParty,
} from '@inkstone/contracts/accounts/social-login';
import { type AgreedVersions, getAgreedVersions } from '@inkstone/contracts/site/terms';
import { checkNewPassword } from '@inkstone/domain/accounts';
import { shownAccount } from '../../../shared/account-name/shown-account.ts';
import { advance, depthOf, type Flow, type FlowEvent, type Goal, sendKey, startOfFlow } from './flow.ts';
import * as calls from './sign-in-calls.ts';

/** The sign-in method as named in the cookie VerifyType; null for a social login. */
export type VerifyType = 'sms' | 'password' | null;

export interface SignInOptions {
  readonly call: Call;
  readonly now: () => number;
  readonly timeZone: string;
  /** The versions of the terms that the page shows. */
  readonly terms: AgreedVersions;
  /** The redirect target after sign-in: a path of this site, or '' for the default. */
  readonly next: () => string;
  /**
   * Called when the server has set the session's cookies; with the redirect target, if the reply contained
   * one.
   */
  onSignedIn(how: VerifyType, next?: string): Promise<void>;
  /** Redirects to an identity provider. */
  leaveFor(url: string): void;
}

/** The state that the steps render. */
export interface SignInState {
  readonly flow: Flow;
  readonly puzzle: PuzzleView | null;
  readonly isBusy: boolean;
}

type Answer = Omit<InputOf<typeof solveSlider>, 'id'>;

/**
 * The controller of the sign-in flow: calls the server and applies events to the flow. Components subscribe
 * to it.
 */
export class SignIn {
  readonly #options: SignInOptions;
  readonly #listeners = new Set<() => void>();
  #terms: AgreedVersions;
  #state: SignInState = { flow: startOfFlow, puzzle: null, isBusy: false };

  constructor(options: SignInOptions) {
    this.#options = options;
    this.#terms = options.terms;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SignInState => this.#state;

  type(values: Extract<FlowEvent, { type: 'typed' }>['values']): void {
    this.#move({ type: 'typed', values });
  }

  goBack(): void {
    this.#move({ type: 'went_back' });
  }

  /** Goes back until the given number of steps precede the current one. */
  goBackTo(depth: number): void {
    while (depthOf(this.#state.flow) > depth) this.goBack();
  }

  submitAccount(): Promise<void> {
    return this.#run(async () => {
      if (this.#state.flow.account.trim() === '') throw new AppError('account_required');
      await this.#showPuzzle('identify', 'sign_in');
    });
  }

  /** Replaces the puzzle by another one of either kind. */
  anotherPuzzle(kind: 'slider' | 'words'): Promise<void> {
    const { goal, action } = this.#state.flow;
    return this.#run(() => this.#showPuzzle(goal, action, kind));
  }

  answerPuzzle(answer: Answer): Promise<void> {
    return this.#run(async () => {
      const { puzzle, flow } = this.#state;
      if (!puzzle) return;
      try {
        const { slider } = await this.#options.call(solveSlider, { id: puzzle.id, ...answer });
        this.#move({ type: 'puzzle_solved', pass: slider });
      } catch (error) {
        if (!isRefusal(error, 'slider_wrong', 'slider_expired', 'captcha_unavailable')) throw error;
        await this.#showPuzzle(flow.goal, flow.action, puzzle.kind === 'words' ? 'words' : 'slider');
        throw error;
      }
      await this.#performGoal();
    });
  }

  submitPassword(): Promise<void> {
    return this.#run(async () => {
      if (this.#state.flow.password === '') throw new AppError('password_required');
      await this.#withPass('sign_in_by_password', 'sign_in', () => this.#signInByPassword());
    });
  }

  /** Sends a code: for users who prefer not to use a password, new users, and users who request another code. */
  requestCode(): Promise<void> {
    const { step, action } = this.#state.flow;
    const purpose = step === 'code' ? action : 'sign_in';
    return this.#run(() => this.#withPass('send_code', purpose, () => this.#sendCode()));
  }

  submitAgreement(): Promise<void> {
    return this.#run(async () => {
      const { newPassword } = this.#state.flow;
      if (newPassword !== '') await requirePassword(this.#state.flow);
      this.#requireAgreement();
      if (this.#takeWaitingCode()) await this.#register();
      else await this.#withPass('send_code', 'sign_in', () => this.#sendCode());
    });
  }

  forgetPassword(): Promise<void> {
    return this.#run(() => this.#withPass('send_code', 'reset_password', () => this.#sendCode()));
  }

  submitCode(): Promise<void> {
    return this.#run(async () => {
      const { flow } = this.#state;
      if (flow.code === '') throw new AppError('code_required');
      if (flow.prompt) await this.#bind(false);
      else if (flow.action === 'reset_password') this.#move({ type: 'code_taken' });
      else if (flow.isNew) await this.#register();
      else await this.#signInByCode();
    });
  }

  submitNewPassword(): Promise<void> {
    return this.#run(async () => {
      await requirePassword(this.#state.flow);
      try {
        await calls.choosePassword(this.#options, this.#state.flow);
      } catch (error) {
        if (error instanceof AppError && error.code.startsWith('code_')) {
          this.#move({ type: 'failed', error, step: 'code' });
          return;
        }
        throw error;
      }
      await this.#options.onSignedIn('sms');
    });
  }

  /** Redirects to an identity provider, which returns to the return page. */
  startSocial(provider: SocialKind): Promise<void> {
    return this.#run(async () => {
      const { call, next, leaveFor } = this.#options;
      leaveFor((await call(startThirdParty, { provider, next: next() })).url);
    });
  }

  showWechatQr(): void {
    this.#move({ type: 'qr_wanted' });
  }

  /** Continues with the result of a social login. */
  takeOutcome(outcome: SocialOutcome): Promise<void> {
    return this.#run(async () => {
      if (outcome.outcome === 'bind_phone') this.#move({ type: 'bind_prompted', prompt: outcome.prompt });
      else await this.#options.onSignedIn(null, outcome.next);
    });
  }

  fail(error: unknown): void {
    this.#move({ type: 'failed', error });
  }

  submitBinding(): Promise<void> {
    return this.#run(async () => {
      if (this.#state.flow.account.trim() === '') throw new AppError('phone_required');
      this.#requireAgreement();
      if (this.#takeWaitingCode()) await this.#bind(false);
      else await this.#withPass('send_code', 'bind', () => this.#sendCode());
    });
  }

  /** Continues without a phone number, if that is allowed. */
  skipBinding(): Promise<void> {
    return this.#run(async () => {
      this.#requireAgreement();
      const isDone = await this.#agreeing(() =>
        calls.registerSocial(this.#options, this.#state.flow, this.#terms),
      );
      if (isDone) await this.#options.onSignedIn(null);
    });
  }

  /** Links the external identity to the account that the number has. */
  joinAccount(): Promise<void> {
    return this.#run(() => this.#bind(true));
  }

  async #showPuzzle(goal: Goal, action: CodeAction, kind: 'slider' | 'words' = 'slider'): Promise<void> {
    const puzzle = await this.#options.call(newSlider, { ...this.#account(), action, kind });
    this.#set({ puzzle });
    this.#move({ type: 'puzzle_shown', goal, action });
  }

  /** Runs an action that needs a puzzle token; shows a puzzle first when there is none or it has expired. */
  async #withPass(goal: Goal, action: CodeAction, work: () => Promise<void>): Promise<void> {
    const { pass, action: madeFor } = this.#state.flow;
    if (pass === '' || madeFor !== action) return this.#showPuzzle(goal, action);
    try {
      await work();
    } catch (error) {
      if (!isRefusal(error, 'slider_required')) throw error;
      await this.#showPuzzle(goal, action);
    }
  }

  async #performGoal(): Promise<void> {
    const { goal, beforePuzzle } = this.#state.flow;
    try {
      if (goal === 'identify') await this.#identify();
      else if (goal === 'send_code') await this.#sendCode();
      else await this.#signInByPassword();
    } catch (error) {
      this.#move({ type: 'failed', error, step: beforePuzzle });
    }
  }

  async #identify(): Promise<void> {
    const slider = this.#state.flow.pass;
    const known = await this.#options.call(isRegistered, { ...this.#account(), slider });
    if (!known.isRegistered && !known.canRegister) throw new AppError('email_registration_unavailable');
    this.#move({ type: 'identified', ...known });
    if (known.isRegistered && !known.hasPassword) await this.#sendCode();
  }

  async #sendCode(): Promise<void> {
    const { flow } = this.#state;
    try {
      await calls.sendCode(this.#options, flow);
      this.#waitForCode(resendSeconds);
    } catch (error) {
      const wasSentJustNow = isRefusal(error, 'code_resend') && flow.sentFor === sendKey(flow);
      if (!wasSentJustNow) throw error;
      this.#waitForCode(Number(error.params.seconds));
    }
  }

  /** Sets when another code can be sent, by this device's clock, which may differ from the server's. */
  #waitForCode(seconds: number): void {
    this.#move({ type: 'code_sent', resendAt: this.#options.now() + seconds * 1000 });
  }

  async #signInByPassword(): Promise<void> {
    try {
      await calls.signInByPassword(this.#options, this.#state.flow);
    } catch (error) {
      if (isRefusal(error, 'sign_in_failed')) this.#move({ type: 'pass_used' });
      throw error;
    }
    await this.#options.onSignedIn('password');
  }

  async #signInByCode(): Promise<void> {
    await calls.signInByCode(this.#options, this.#state.flow);
    await this.#options.onSignedIn('sms');
  }

  async #register(): Promise<void> {
    try {
      const isDone = await this.#agreeing(() => calls.register(this.#options, this.#state.flow, this.#terms));
      if (!isDone) return;
    } catch (error) {
      if (isRefusal(error, ...newPasswordErrors)) return this.#move({ type: 'password_refused', error });
      if (!isRefusal(error, 'phone_already_registered', 'email_already_registered')) throw error;
      return this.#signInByCode();
    }
    await this.#options.onSignedIn('sms');
  }

  async #bind(join: boolean): Promise<void> {
    try {
      const isDone = await this.#agreeing(() =>
        calls.bind(this.#options, this.#state.flow, this.#terms, join),
      );
      if (!isDone) return;
    } catch (error) {
      if (!isRefusal(error, 'phone_has_account')) throw error;
      this.#move({ type: 'account_found' });
      return;
    }
    await this.#options.onSignedIn('sms');
  }

  /**
   * Runs an action that needs consent. Returns false if the terms have changed since the page was opened; consent is then
   * requested again.
   */
  async #agreeing(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isRefusal(error, 'terms_changed')) throw error;
      this.#terms = await this.#options.call(getAgreedVersions, {});
      this.#move({ type: 'terms_changed', error });
      return false;
    }
  }

  /**
   * Returns to a pending code of this account, so that the user need not solve a puzzle and enter it again.
   */
  #takeWaitingCode(): boolean {
    const { flow } = this.#state;
    if (!flow.codeWaits || flow.sentFor !== sendKey(flow)) return false;
    this.#move({ type: 'code_again' });
    return true;
  }

  #requireAgreement(): void {
    if (!this.#state.flow.agreesToTerms) throw new AppError('terms_not_agreed');
  }

  #account() {
    const { account, areaCode } = this.#state.flow;
    return { account, areaCode };
  }

  /** Runs one call at a time; errors are shown in the current step. */
  async #run(work: () => Promise<void>): Promise<void> {
    if (this.#state.isBusy) return;
    this.#set({ isBusy: true });
    try {
      await work();
    } catch (error) {
      this.#move({ type: 'failed', error });
    } finally {
      this.#set({ isBusy: false });
    }
  }

  #move(event: FlowEvent): void {
    this.#set({ flow: advance(this.#state.flow, event) });
  }

  #set(changes: Partial<SignInState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Validates a new password before a code is sent for it. Fetches the list of common passwords; if it cannot be fetched, only the
 * server compares with it.
 */
async function requirePassword(flow: Flow): Promise<void> {
  const names = [shownAccount(flow).replaceAll(' ', '')];
  const isCommon = await import('@inkstone/domain/accounts/passwords').then(
    (list) => list.isCommonPassword,
    () => () => false,
  );
  const checked = checkNewPassword(flow.newPassword, { names, isCommon });
  if (!checked.ok) throw new AppError(checked.refusal, { ...passwordLength });
}

function isRefusal(error: unknown, ...codes: readonly AppError['code'][]): error is AppError {
  return error instanceof AppError && codes.includes(error.code);
}
