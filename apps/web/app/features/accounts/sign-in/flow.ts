import { type CodeAction, defaultAreaCode } from '@inkstone/contracts/accounts';
import type { BindPrompt } from '@inkstone/contracts/accounts/social-login';
import { isEmail } from '../../../shared/account-name/shown-account.ts';

/** The steps of the sign-in flow; each requests one input. */
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

/** The action that follows a solved puzzle. */
export type Goal = 'identify' | 'send_code' | 'sign_in_by_password';

/** All data entered or received so far. Going back keeps them. */
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
  /** The step that requires the puzzle. */
  readonly beforePuzzle: Step;
  /** The token of a solved puzzle that has not been used yet. */
  readonly pass: string;
  readonly password: string;
  readonly newPassword: string;
  readonly agreesToTerms: boolean;
  readonly code: string;
  /** Whether the entered code is still valid: it is submitted again after the rejected field has been corrected. */
  readonly codeWaits: boolean;
  /** When another code can be sent, ms since the epoch. */
  readonly resendAt: number;
  /** The account and purpose for which the last code was sent; '' before the first. */
  readonly sentFor: string;
  /** A social login whose identity is not linked to any account yet. */
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

/** The events of the sign-in flow. */
export type FlowEvent =
  | { readonly type: 'typed'; readonly values: Partial<TypedFields> }
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

type TypedFields = Pick<Flow, 'areaCode' | 'account' | 'password' | 'newPassword' | 'agreesToTerms' | 'code'>;

/** The transition function of the sign-in flow. */
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
        // A phone number is required here; an address belongs to the field of another step.
        account: isEmail(flow) ? '' : flow.account,
        action: 'bind',
        pass: '',
        error: null,
      };
    case 'account_found':
      return { ...flow, step: 'join', error: null };
    case 'terms_changed':
      // The terms have changed since the consent: the user must tick the box again.
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

/** Identifies a send: a code for another account or purpose is not valid here. */
export function sendKey({ action, areaCode, account }: Flow): string {
  return [action, areaCode, account].join(' ');
}

/** The number of steps back to the first one. */
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

/** Back at the start, the external identity is discarded. */
function leaveBinding(flow: Flow): Flow {
  return flow.step === 'account' && flow.prompt ? { ...flow, prompt: null, action: 'sign_in' } : flow;
}
