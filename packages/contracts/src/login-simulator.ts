import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { socialKinds } from './social-login.ts';

/** The page of the pretended providers, to which a simulated login goes. */
export const simulatedProviderPath = '/simulator/login';
/** The page of the pretended phone, which a simulated QR code says. */
export const simulatedPhonePath = '/simulator/phone';

/** Who comes to a pretended provider: the same name is the same person every time. */
const person = z.string().trim().min(1).max(20);

/** Gives the code with which a pretended provider sends somebody back. Not found for providers that are real. */
export const simulateLogin = endpoint({
  method: 'POST',
  path: '/api/simulator/login',
  summary: 'Signs somebody in at a simulated provider and gives the code to return with.',
  audience: 'anyone',
  input: z.object({
    provider: z.enum(socialKinds),
    person,
    /** As they came in the address of the page. */
    nonce: z.string().max(100),
    challenge: z.string().max(100),
  }),
  reply: z.object({ code: z.string() }),
  errors: ['not_found'],
  rate: 'normal',
});

/** Scans a QR code with a pretended phone. Not found unless WeChat is simulated. */
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
