import { type CodeAction, defaultAreaCode } from '@inkstone/contracts/accounts';

/** A screen of the way in; each asks for one thing. */
export type Step = 'phone' | 'puzzle' | 'password' | 'agreement' | 'code' | 'new_password';

/** What a solved puzzle leads to. */
export type Goal = 'identify' | 'send_code' | 'sign_in_by_password';

/** Everything that was typed or learned so far. Going back loses nothing of it. */
export interface Flow {
  readonly step: Step;
  readonly areaCode: string;
  readonly account: string;
  readonly action: CodeAction;
  /** Whether the number has no account yet; known after the first puzzle. */
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
  /** From when another code can be sent, ms since the epoch. */
  readonly resendAt: number;
  /** The number and purpose that the last code was sent for; '' before the first. */
  readonly sentFor: string;
  readonly error: unknown;
}

export const startOfFlow: Flow = {
  step: 'phone',
  areaCode: defaultAreaCode,
  account: '',
  action: 'sign_in',
  isNew: false,
  hasPassword: false,
  goal: 'identify',
  beforePuzzle: 'phone',
  pass: '',
  password: '',
  newPassword: '',
  agreesToTerms: false,
  code: '',
  resendAt: 0,
  sentFor: '',
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
    case 'code_sent':
      return {
        ...flow,
        step: 'code',
        code: '',
        pass: '',
        resendAt: event.resendAt,
        sentFor: sendKey(flow),
        error: null,
      };
    case 'pass_used':
      return { ...flow, pass: '' };
    case 'code_taken':
      return { ...flow, step: 'new_password', error: null };
    case 'went_back':
      return { ...flow, step: stepBefore(flow), error: null };
  }
}

/** Tells sends apart: a code of another number or purpose is of no use here. */
export function sendKey({ action, areaCode, account }: Flow): string {
  return [action, areaCode, account].join(' ');
}

function stepBefore(flow: Flow): Step {
  switch (flow.step) {
    case 'puzzle':
      return flow.beforePuzzle;
    case 'code':
      return flow.isNew ? 'agreement' : flow.hasPassword ? 'password' : 'phone';
    case 'new_password':
      return 'code';
    default:
      return 'phone';
  }
}
