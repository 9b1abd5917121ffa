import { AppError, type Call, type InputOf } from '@inkstone/contracts';
import {
  type CodeAction,
  codeDigits,
  isRegistered,
  login,
  newSlider,
  type PuzzleView,
  passwordLength,
  registerByPhone,
  resendSeconds,
  resetPassword,
  sendSms,
  solveSlider,
} from '@inkstone/contracts/accounts';
import { checkNewPassword } from '@inkstone/domain/accounts';
import { advance, type Flow, type FlowEvent, type Goal, sendKey, startOfFlow } from './flow.ts';

/** How somebody got in, as the cookie VerifyType calls it. */
export type VerifyType = 'sms' | 'password';

export interface SignInOptions {
  readonly call: Call;
  readonly now: () => number;
  readonly timeZone: string;
  /** Called once the server has set the session's cookies. */
  onSignedIn(how: VerifyType): Promise<void>;
}

/** What the screens show. */
export interface SignInState {
  readonly flow: Flow;
  readonly puzzle: PuzzleView | null;
  readonly isBusy: boolean;
}

type Answer = Omit<InputOf<typeof solveSlider>, 'id'>;

/** Walks through the way in: calls the server and moves the flow on. Screens subscribe to it. */
export class SignIn {
  readonly #options: SignInOptions;
  readonly #listeners = new Set<() => void>();
  #state: SignInState = { flow: startOfFlow, puzzle: null, isBusy: false };

  constructor(options: SignInOptions) {
    this.#options = options;
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

  submitPhone(): Promise<void> {
    return this.#run(() => this.#showPuzzle('identify', 'sign_in'));
  }

  /** Replaces the puzzle by another, of either kind. */
  anotherPuzzle(kind: PuzzleView['kind']): Promise<void> {
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
        if (!isRefusal(error, 'slider_wrong', 'slider_expired')) throw error;
        await this.#showPuzzle(flow.goal, flow.action, puzzle.kind);
        throw error;
      }
      await this.#pursueGoal();
    });
  }

  submitPassword(): Promise<void> {
    return this.#run(async () => {
      if (this.#state.flow.password === '') throw new AppError('password_required');
      await this.#withPass('sign_in_by_password', 'sign_in', () => this.#signInByPassword());
    });
  }

  /** Sends a code: for who would rather not use a password, who is new, and who wants another one. */
  requestCode(): Promise<void> {
    const { step, action } = this.#state.flow;
    const purpose = step === 'code' ? action : 'sign_in';
    return this.#run(() => this.#withPass('send_code', purpose, () => this.#sendCode()));
  }

  submitAgreement(): Promise<void> {
    return this.#run(async () => {
      const { agreesToTerms, newPassword } = this.#state.flow;
      if (newPassword !== '') requirePassword(newPassword);
      if (!agreesToTerms) throw new AppError('terms_not_agreed');
      await this.#withPass('send_code', 'sign_in', () => this.#sendCode());
    });
  }

  forgetPassword(): Promise<void> {
    return this.#run(() => this.#withPass('send_code', 'reset_password', () => this.#sendCode()));
  }

  submitCode(): Promise<void> {
    return this.#run(async () => {
      const { flow } = this.#state;
      if (flow.code === '') throw new AppError('code_required');
      if (flow.action === 'reset_password') this.#move({ type: 'code_taken' });
      else if (flow.isNew) await this.#register();
      else await this.#signInByCode();
    });
  }

  submitNewPassword(): Promise<void> {
    return this.#run(async () => {
      const { code, newPassword } = this.#state.flow;
      requirePassword(newPassword);
      const { call, timeZone, onSignedIn } = this.#options;
      try {
        await call(resetPassword, { ...this.#phone(), code, password: newPassword, timeZone });
      } catch (error) {
        if (error instanceof AppError && error.code.startsWith('code_')) {
          this.#move({ type: 'failed', error, step: 'code' });
          return;
        }
        throw error;
      }
      await onSignedIn('sms');
    });
  }

  async #showPuzzle(goal: Goal, action: CodeAction, kind: PuzzleView['kind'] = 'slider'): Promise<void> {
    const puzzle = await this.#options.call(newSlider, { ...this.#phone(), action, kind });
    this.#set({ puzzle });
    this.#move({ type: 'puzzle_shown', goal, action });
  }

  /** Does what needs a pass, after a puzzle if there is none (any more). */
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

  async #pursueGoal(): Promise<void> {
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
    const known = await this.#options.call(isRegistered, { ...this.#phone(), slider });
    this.#move({ type: 'identified', ...known });
    if (known.isRegistered && !known.hasPassword) await this.#sendCode();
  }

  async #sendCode(): Promise<void> {
    const { flow } = this.#state;
    try {
      await this.#options.call(sendSms, { ...this.#phone(), action: flow.action, slider: flow.pass });
      this.#waitForCode(resendSeconds);
    } catch (error) {
      const wasSentJustNow = isRefusal(error, 'code_resend') && flow.sentFor === sendKey(flow);
      if (!wasSentJustNow) throw error;
      this.#waitForCode(Number(error.params.seconds));
    }
  }

  /** Counts by this device's clock, which may differ from the server's. */
  #waitForCode(seconds: number): void {
    this.#move({ type: 'code_sent', resendAt: this.#options.now() + seconds * 1000 });
  }

  async #signInByPassword(): Promise<void> {
    const { password, pass: slider } = this.#state.flow;
    const { call, timeZone, onSignedIn } = this.#options;
    try {
      await call(login, { ...this.#phone(), verifyType: 'password', password, slider, timeZone });
    } catch (error) {
      if (isRefusal(error, 'sign_in_failed')) this.#move({ type: 'pass_used' });
      throw error;
    }
    await onSignedIn('password');
  }

  async #signInByCode(): Promise<void> {
    const { code } = this.#state.flow;
    const { call, timeZone, onSignedIn } = this.#options;
    await call(login, { ...this.#phone(), verifyType: 'sms', code, timeZone });
    await onSignedIn('sms');
  }

  async #register(): Promise<void> {
    const { code, newPassword: password, agreesToTerms } = this.#state.flow;
    const { call, timeZone, onSignedIn } = this.#options;
    try {
      await call(registerByPhone, { ...this.#phone(), code, password, agreesToTerms, timeZone });
    } catch (error) {
      if (!isRefusal(error, 'phone_already_registered')) throw error;
      return this.#signInByCode();
    }
    await onSignedIn('sms');
  }

  #phone() {
    const { account, areaCode } = this.#state.flow;
    return { account, areaCode };
  }

  /** One thing at a time; what fails is shown where the flow stands. */
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

/** What a code field makes of whatever was typed or pasted into it. */
export function digitsOfCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, codeDigits);
}

function requirePassword(password: string): void {
  const checked = checkNewPassword(password);
  if (!checked.ok) throw new AppError(checked.refusal, { ...passwordLength });
}

function isRefusal(error: unknown, ...codes: readonly AppError['code'][]): error is AppError {
  return error instanceof AppError && codes.includes(error.code);
}
