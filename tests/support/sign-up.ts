import { setTimeout } from 'node:timers/promises';
import {
  listSimulated,
  newSlider,
  registerByEmail,
  registerByPhone,
  sendMail,
  sendSms,
  solveSlider,
} from '@inkstone/contracts/accounts';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/client.ts';
import { findGap, soonestDrag, trackTo } from './solve-slider.ts';

const attempts = 3;

/** Creates an account over HTTP, for journeys that are not about signing up. */
export async function signUp(
  url: string,
  account = freshPhone(),
  password = '',
  client = createTestClient(url),
): Promise<TestClient> {
  const slider = await passSlider(client, account);
  await client.call(sendSms, { account, action: 'sign_in', slider });
  const code = await readCode(client, account);
  await client.call(registerByPhone, { account, code, password, agreesToTerms: true });
  return client;
}

/** Creates an account with an e-mail address over HTTP, on a server that allows it. */
export async function signUpByEmail(url: string, account: string, password: string): Promise<TestClient> {
  const client = createTestClient(url);
  const slider = await passSlider(client, account);
  await client.call(sendMail, { account, action: 'sign_in', slider });
  const [message] = (await client.call(listSimulated, {})).messages;
  const code = message?.code ?? '';
  await client.call(registerByEmail, { account, code, password, agreesToTerms: true });
  return client;
}

/** Returns the newest code that the simulator shows for a number. */
export async function readCode(client: TestClient, account: string): Promise<string> {
  const { messages } = await client.call(listSimulated, {});
  // The simulator masks the middle of a number.
  const message = messages.find(({ to }) => to.endsWith(account.slice(-4)));
  if (!message?.code) throw new Error(`No code was sent to ${account}`);
  return message.code;
}

let phones = 0;

/** Returns a mobile number that is unused on the servers of this process; it differs in the last four digits. */
export function freshPhone(): string {
  const digits = (value: number) => String(value % 10_000).padStart(4, '0');
  return `138${digits(process.pid)}${digits(phones++)}`;
}

/** Solves the puzzle that precedes a sign-in. Returns its pass. */
export async function passSlider(client: TestClient, account: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const [puzzle] = await Promise.all([
      client.call(newSlider, { account, action: 'sign_in' }),
      // Faster drags are rejected as automated.
      setTimeout(soonestDrag),
    ]);
    if (puzzle.kind !== 'slider') throw new Error('A slider was requested');
    try {
      const track = trackTo(await findGap(puzzle));
      const passed = await client.call(solveSlider, { id: puzzle.id, track });
      return passed.slider;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}
