import type { CheckedInputOf, ReplyOf } from '@inkstone/contracts';
import { qrSeconds } from '@inkstone/contracts/accounts/social-login';
import type { newWechatQr, newWechatQrV2 } from '@inkstone/contracts/accounts/wechat-qr';
import { later, second } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { CookieChange } from '../../../../platform/http/cookies.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import type { Who } from '../../../../platform/http/who.ts';
import type { ScanProvider } from '../../../../ports/login-provider.ts';
import { knownDevice } from '../../device.ts';
import { hashHex, makeState } from '../attempts/secrets.ts';
import { proveIntent, readIntent, startUrlOf } from '../attempts/start-login.ts';
import { insertAttempt } from '../attempts/store.ts';
import { callProvider, providerOf } from '../refuse-failure.ts';
import { insertQr } from './store.ts';
import { sealTicket } from './ticket.ts';

/** A new code, and the device cookie of its browser. */
interface CreatedQr {
  readonly data: ReplyOf<typeof newWechatQr>;
  readonly cookies: readonly CookieChange[];
}

/** Creates a QR code bound to this browser. */
export const newQr: UseCase<typeof newWechatQr, CreatedQr> = async (deps, who, input) =>
  (await makeQr(deps, who, input)).made;

/** The same, with a sealed ticket. */
export const newQrV2: UseCase<typeof newWechatQrV2, CreatedQr> = async (deps, who, input) => {
  const { made, deviceId } = await makeQr(deps, who, input);
  const ticket = sealTicket(deps, made.data.ticket, deviceId);
  return { ...made, data: { ...made.data, ticket } };
};

async function makeQr(
  deps: Deps,
  who: Who,
  input: CheckedInputOf<typeof newWechatQr>,
): Promise<{ readonly made: CreatedQr; readonly deviceId: string }> {
  const provider = providerOf(deps, 'wechat');
  const intent = readIntent(who, input);
  const { deviceId, cookies } = knownDevice(deps, who.origin);
  const ticket = randomHex(deps);
  const { scene, ...shown } = provider.scan ? await codeToScan(deps, provider.scan) : pageWithCode(deps, who);

  const { userAgent, address } = who.origin;
  const createdAt = deps.clock.now();
  const expiresAt = later(createdAt, qrSeconds * second);
  const requested = { userAgent, address, createdAt, expiresAt };
  await deps.db.transact(async ({ sql }) => {
    await proveIntent(deps, sql, who, intent, input.proof);
    await insertQr(sql, { ...intent, ...requested, ticketHash: hashHex(ticket), scene, deviceId });
    if (shown.qr_form === 'page') {
      const attempt = { stateHash: scene, provider: 'wechat', deviceId, createdAt, expiresAt } as const;
      await insertAttempt(sql, { ...intent, ...attempt });
    }
  });
  const data: ReplyOf<typeof newWechatQr> = { ticket, ...shown, expires_in: qrSeconds };
  return { made: { data, cookies }, deviceId };
}

/** The identifier of a code, and how it is displayed. */
interface DisplayedQr extends Pick<CreatedQr['data'], 'qr_url' | 'qr_form'> {
  readonly scene: string;
}

async function codeToScan(deps: Deps, scan: ScanProvider): Promise<DisplayedQr> {
  const scene = randomHex(deps);
  const qrUrl = await callProvider(deps, 'wechat', () => scan.codeFor(scene, qrSeconds));
  return { scene, qr_url: qrUrl, qr_form: 'picture' };
}

/** WeChat's page returns the state, whose hash identifies the code. */
function pageWithCode(deps: Deps, who: Who): DisplayedQr {
  const state = makeState(deps);
  return { scene: hashHex(state), qr_url: startUrlOf(deps, who, 'wechat', state), qr_form: 'page' };
}

/** Returns 128 random bits. */
function randomHex({ random }: Pick<Deps, 'random'>): string {
  return Buffer.from(random.bytes(16)).toString('hex');
}
