import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountField, code, codeErrors, emailErrors, phoneErrors } from './account-fields.ts';
import { loginMethodKinds } from './social-login.ts';

/** Lists the sign-in methods of the caller's account. */
export const listBindings = endpoint({
  method: 'GET',
  path: '/api/bindings',
  summary: 'Lists the ways into the account: phone, e-mail and social logins.',
  audience: 'account',
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    bindings: z.array(
      z.object({
        kind: z.enum(loginMethodKinds),
        /** Masked phone number or e-mail address, or the display name at the provider. */
        shownName: z.string().nullable(),
        boundAt: z.int(),
        /** False for the only remaining sign-in method. */
        canUnbind: z.boolean(),
      }),
    ),
    /**
     * Whether this sign-in is recent enough to prove ownership of an account without phone and e-mail
     * address.
     */
    isFresh: z.boolean(),
  }),
  errors: [],
  rate: 'normal',
});

/** Removes a sign-in method from the account, but never the last one. */
export const unbind = endpoint({
  method: 'POST',
  path: '/api/unbind',
  summary: 'Unbinds a phone, e-mail address or social login, unless it is the only way in.',
  audience: 'account',
  input: z.object({
    kind: z.enum(loginMethodKinds),
    /**
     * From /api/set/verify or a social login, for `remove_login`. Not needed after a fresh sign-in if the
     * account has neither phone nor e-mail address.
     */
    proof: z.string().max(100).default(''),
  }),
  reply: z.object({}),
  errors: ['unbind_last_way', 'not_bound', 'proof_required'],
  rate: 'secret',
});

/** Sets or replaces the phone number of the caller's account. */
export const bindPhone = endpoint({
  method: 'POST',
  path: '/api/bind/phone',
  summary:
    'Binds a phone number to the account by a code sent to it for `bind`, in place of one it may have.',
  audience: 'account',
  input: z.object({
    ...accountField,
    code,
    /**
     * From /api/set/verify or a social login, for `change_login`. Not needed after a fresh sign-in if the
     * account has neither phone nor e-mail address.
     */
    proof: z.string().max(100).default(''),
  }),
  reply: z.object({}),
  errors: [...phoneErrors, ...codeErrors, 'phone_already_registered', 'proof_required'],
  rate: 'secret',
});

/** Sets or replaces the e-mail address of the caller's account. */
export const bindEmail = endpoint({
  method: 'POST',
  path: '/api/bind/email',
  summary:
    'Binds an e-mail address to the account by a code sent to it for `bind`, in place of one it may have.',
  audience: 'account',
  input: z.object({
    account: accountField.account,
    code,
    /**
     * From /api/set/verify or a social login, for `change_login`. Not needed after a fresh sign-in if the
     * account has neither phone nor e-mail address.
     */
    proof: z.string().max(100).default(''),
  }),
  reply: z.object({}),
  errors: [...emailErrors, ...codeErrors, 'email_already_registered', 'proof_required'],
  rate: 'secret',
});
