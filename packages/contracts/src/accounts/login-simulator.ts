import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { socialKinds } from './social-login.ts';

/** The login page of simulated providers. */
export const simulatedProviderPath = '/simulator/login';
/** The page of the simulated phone, to which a simulated QR code points. */
export const simulatedPhonePath = '/simulator/phone';

/** The user at a simulated provider: the same name is always the same identity. */
const person = z.string().trim().min(1).max(20);

/** Returns the authorisation code of a simulated provider. Not found for real providers. */
export const simulateLogin = endpoint({
  method: 'POST',
  path: '/api/simulator/login',
  summary: 'Signs somebody in at a simulated provider and gives the code to return with.',
  audience: 'anyone',
  input: z.object({
    provider: z.enum(socialKinds),
    person,
    /** From the query of the page. */
    nonce: z.string().max(100),
    challenge: z.string().max(100),
  }),
  reply: z.object({ code: z.string() }),
  errors: ['not_found'],
  rate: 'normal',
});

/** Scans a QR code with the simulated phone. Not found unless WeChat is simulated. */
export const simulateScan = endpoint({
  method: 'POST',
  path: '/api/simulator/scan',
  summary: 'Scans a WeChat QR code with a simulated phone and gives the address where it is confirmed.',
  audience: 'anyone',
  input: z.object({ scene: z.string().max(100), person }),
  reply: z.object({ confirmUrl: z.string() }),
  errors: ['not_found', 'qr_over'],
  rate: 'normal',
});
