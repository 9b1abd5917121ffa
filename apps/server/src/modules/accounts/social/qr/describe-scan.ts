import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { describeScan as contract } from '@inkstone/contracts/accounts/wechat-qr';
import { qrStateAt } from '@inkstone/domain/accounts';
import { readUserAgent } from '@inkstone/domain/accounts/sessions';
import type { UseCase } from '../../../../platform/http/route.ts';
import { locateAddress } from '../../devices/locate-address.ts';
import { readScanner, readScanToken } from './scan-token.ts';
import { findQrOfScene } from './store.ts';

/** Tells the user who scanned a code which device it signs in, and its location. */
export const describeScan: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, _who, input) => {
  const scan = readScanToken(deps, input.scan);
  const code = scan && (await findQrOfScene(deps.db.sql, scan.scene));
  const scanner = code && readScanner(deps, code.identity, scan.scene);
  if (!code || scanner?.subject !== scan.subject) throw new AppError('qr_over');
  const { purpose, userAgent, address, createdAt, expiresAt } = code;
  const where = locateAddress(deps, address);
  return {
    state: qrStateAt(code, deps.clock.now()),
    purpose,
    ...readUserAgent(userAgent),
    ...where,
    placesBy: where.place && (deps.places?.credit() ?? null),
    askedAt: createdAt,
    expiresAt,
    shownName: scanner.shownName,
    isSimulated: deps.login.wechat?.isSimulated ?? false,
  };
};
