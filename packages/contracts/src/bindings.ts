import { z } from 'zod';
import { accountField, code, codeErrors, emailErrors, phoneErrors } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { wayKinds } from './social-login.ts';

/** Every way into the caller's account. */
export const listBindings = endpoint({
  method: 'GET',
  path: '/api/bindings',
  summary: 'Lists the ways into the account: phone, e-mail and social logins.',
  audience: 'account',
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    bindings: z.array(
      z.object({
        kind: z.enum(wayKinds),
        /** Number or address with its middle blacked out, or what the person is called there. */
        shownName: z.string().nullable(),
        boundAt: z.int(),
        /** False for the last way in. */
        canUnbind: z.boolean(),
      }),
    ),
    /** Whether this sign-in is so recent that it proves the owner of an account without phone and e-mail address. */
    isFresh: z.boolean(),
  }),
  errors: [],
  rate: 'normal',
});

/** Takes one way into the account away, never the last. */
export const unbind = endpoint({
  method: 'POST',
  path: '/api/unbind',
  summary: 'Unbinds a phone, e-mail address or social login, unless it is the only way in.',
  audience: 'account',
  input: z.object({
    kind: z.enum(wayKinds),
    /** Of /api/set/verify, or of a social login, for `remove_login`. Not needed after a fresh sign-in without a phone and an address. */
    proof: z.string().max(100).default(''),
  }),
  reply: z.object({}),
  errors: ['unbind_last_way', 'not_bound', 'proof_required'],
  rate: 'secret',
});

/** Gives the caller's account a phone number, or another one. */
export const bindPhone = endpoint({
  method: 'POST',
  path: '/api/bind/phone',
  summary:
    'Binds a phone number to the account by a code sent to it for `bind`, in place of one it may have.',
  audience: 'account',
  input: z.object({
    ...accountField,
    code,
    /** Of /api/set/verify, or of a social login, for `change_login`. Not needed after a fresh sign-in without a phone and an address. */
    proof: z.string().max(100).default(''),
  }),
  reply: z.object({}),
  errors: [...phoneErrors, ...codeErrors, 'phone_already_registered', 'proof_required'],
  rate: 'secret',
});

/** Gives the caller's account an e-mail address, or another one. */
export const bindEmail = endpoint({
  method: 'POST',
  path: '/api/bind/email',
  summary:
    'Binds an e-mail address to the account by a code sent to it for `bind`, in place of one it may have.',
  audience: 'account',
  input: z.object({
    account: accountField.account,
    code,
    /** Of /api/set/verify, or of a social login, for `change_login`. Not needed after a fresh sign-in without a phone and an address. */
    proof: z.string().max(100).default(''),
  }),
  reply: z.object({}),
  errors: [...emailErrors, ...codeErrors, 'email_already_registered', 'proof_required'],
  rate: 'secret',
});
