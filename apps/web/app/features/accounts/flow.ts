import { type CodeAction, defaultAreaCode } from '@inkstone/contracts/accounts';
import type { BindPrompt } from '@inkstone/contracts/social-login';
import { isEmail } from '../../account-name/shown-account.ts';

/** A screen of the way in; each asks for one thing. */
export type Step =
  | 'account'
  | 'puzzle'
  | 'password'
  | 'agreement'
  | 'code'
  | 'new_password'
  | 'wechat_qr'
  | 'bind'
  | 'join';

/** What a solved puzzle leads to. */
export type Goal = 'identify' | 'send_code' | 'sign_in_by_password';

/** Everything that was typed or learned so far. Going back loses nothing of it. */
export interface Flow {
  readonly step: Step;
  readonly areaCode: string;
  /** A phone number or an e-mail address, as typed. */
  readonly account: string;
  readonly action: CodeAction;
  /** Whether the number or address has no account yet; known after the first puzzle. */
  readonly isNew: boolean;
  readonly hasPassword: boolean;
  readonly goal: Goal;
  /** The step that the puzzle stands in front of. */
  readonly beforePuzzle: Step;
  /** The pass of a solved puzzle that is not used up yet. */
  readonly pass: string;
  readonly password: string;
  readonly newPassword: string;
  readonly agreesToTerms: boolean;
  readonly code: string;
  /** The code that was typed is still good: what was refused beside it is mended, then it is handed in again. */
  readonly codeWaits: boolean;
  /** From when another code can be sent, ms since the epoch. */
  readonly resendAt: number;
  /** The account and purpose that the last code was sent for; '' before the first. */
  readonly sentFor: string;
  /** Somebody who came by another house's account, which no account here knows yet. */
  readonly prompt: BindPrompt | null;
  readonly error: unknown;
}

export const startOfFlow: Flow = {
  step: 'account',
  areaCode: defaultAreaCode,
  account: '',
  action: 'sign_in',
  isNew: false,
  hasPassword: false,
  goal: 'identify',
  beforePuzzle: 'account',
  pass: '',
  password: '',
  newPassword: '',
  agreesToTerms: false,
  code: '',
  codeWaits: false,
  resendAt: 0,
  sentFor: '',
  prompt: null,
  error: null,
};

/** What can happen on the way in. */
export type FlowEvent =
  | { readonly type: 'typed'; readonly values: Partial<Typed> }
  | { readonly type: 'failed'; readonly error: unknown; readonly step?: Step }
  | { readonly type: 'puzzle_shown'; readonly goal: Goal; readonly action: CodeAction }
  | { readonly type: 'puzzle_solved'; readonly pass: string }
  | { readonly type: 'identified'; readonly isRegistered: boolean; readonly hasPassword: boolean }
  | { readonly type: 'code_sent'; readonly resendAt: number }
  | { readonly type: 'pass_used' }
  | { readonly type: 'code_taken' }
  | { readonly type: 'qr_wanted' }
  | { readonly type: 'bind_prompted'; readonly prompt: BindPrompt }
  | { readonly type: 'account_found' }
  | { readonly type: 'terms_changed'; readonly error: unknown }
  | { readonly type: 'password_refused'; readonly error: unknown }
  | { readonly type: 'code_again' }
  | { readonly type: 'went_back' };

type Typed = Pick<Flow, 'areaCode' | 'account' | 'password' | 'newPassword' | 'agreesToTerms' | 'code'>;

/** The next state of the way in. */
export function advance(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'typed':
      return { ...flow, ...event.values, error: null };
    case 'failed':
      return { ...flow, step: event.step ?? flow.step, error: event.error };
    case 'puzzle_shown':
      return {
        ...flow,
        step: 'puzzle',
        beforePuzzle: flow.step === 'puzzle' ? flow.beforePuzzle : flow.step,
        goal: event.goal,
        action: event.action,
        pass: '',
        error: null,
      };
    case 'puzzle_solved':
      return { ...flow, pass: event.pass, error: null };
    case 'identified':
      return {
        ...flow,
        isNew: !event.isRegistered,
        hasPassword: event.hasPassword,
        step: !event.isRegistered ? 'agreement' : event.hasPassword ? 'password' : flow.step,
        error: null,
      };
    case 'code_sent': {
      const { resendAt } = event;
      return {
        ...flow,
        step: 'code',
        code: '',
        codeWaits: false,
        pass: '',
        resendAt,
        sentFor: sendKey(flow),
        error: null,
      };
    }
    case 'pass_used':
      return { ...flow, pass: '' };
    case 'code_taken':
      return { ...flow, step: 'new_password', error: null };
    case 'qr_wanted':
      return { ...flow, step: 'wechat_qr', error: null };
    case 'bind_prompted':
      return {
        ...flow,
        step: 'bind',
        prompt: event.prompt,
        // A number is asked for; an address stands in the field of another step.
        account: isEmail(flow) ? '' : flow.account,
        action: 'bind',
        pass: '',
        error: null,
      };
    case 'account_found':
      return { ...flow, step: 'join', error: null };
    case 'terms_changed':
      // What was agreed to is not what holds now: the box is to be ticked again.
      return {
        ...flow,
        step: flow.prompt ? 'bind' : 'agreement',
        agreesToTerms: false,
        codeWaits: flow.code !== '',
        error: event.error,
      };
    case 'password_refused':
      return { ...flow, step: 'agreement', codeWaits: true, error: event.error };
    case 'code_again':
      return { ...flow, step: 'code', codeWaits: false, error: null };
    case 'went_back':
      return leaveBinding({ ...flow, step: stepBefore(flow), error: null });
  }
}

/** Tells sends apart: a code of another account or purpose is of no use here. */
export function sendKey({ action, areaCode, account }: Flow): string {
  return [action, areaCode, account].join(' ');
}

/** How many steps back the first one is. */
export function depthOf(flow: Flow): number {
  return flow.step === 'account' ? 0 : 1 + depthOf({ ...flow, step: stepBefore(flow) });
}

function stepBefore(flow: Flow): Step {
  switch (flow.step) {
    case 'puzzle':
      return flow.beforePuzzle;
    case 'code':
      if (flow.prompt) return 'bind';
      return flow.isNew ? 'agreement' : flow.hasPassword ? 'password' : 'account';
    case 'new_password':
      return 'code';
    case 'join':
      return 'bind';
    default:
      return 'account';
  }
}

/** Back at the beginning, the other house's account is forgotten. */
function leaveBinding(flow: Flow): Flow {
  return flow.step === 'account' && flow.prompt ? { ...flow, prompt: null, action: 'sign_in' } : flow;
}
