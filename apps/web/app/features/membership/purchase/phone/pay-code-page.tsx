import type { ReplyOf } from '@inkstone/contracts';
import { type describePayCode, openPayCode } from '@inkstone/contracts/orders';
import { Button, CheckIcon, CloseIcon, Notice } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { usePolling } from '../../../../platform/use-polling.ts';
import { type Catalogue, useCatalogueNames } from '../../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { PageHead } from '../../../../shell/page-head.tsx';
import type { PayWays } from '../order/purchase-calls.ts';
import { PayFrame } from '../pay-frame.tsx';
import { Outcome, StepFailure } from '../steps/step-parts.tsx';
import type { Device } from '../ways/device.ts';
import { followHandle } from '../ways/follow-handle.ts';
import type { Wallet } from '../ways/list-ways.ts';
import { payInsideWechat } from './wechat-bridge.ts';

/** Polling interval of a page that waits for a payment, in ms. */
const pollInterval = 2000;

export interface PayCodePageProps {
  readonly token: string;
  readonly described: ReplyOf<typeof describePayCode>;
  readonly ways: PayWays;
  readonly catalogue: Catalogue;
  readonly device: Device;
}

/** The target of the QR code for all wallets: pays an order with the wallet that scanned the code. Shows no data of the buyer. */
export function PayCodePage(props: PayCodePageProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const { item } = useCatalogueNames();
  const { described, catalogue } = props;
  const { status, payable, currency, plan } = described;
  return (
    <PayFrame title={t('codeTitle')}>
      <PageHead title={t('codeTitle')} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-4">
        <span>{item(plan, catalogue)}</span>
        <strong className="font-serif text-3xl font-semibold tabular-nums">{money(payable, currency)}</strong>
      </p>
      <div className="mt-5">
        {status === 'unpaid' && <WalletButtons {...props} />}
        {status === 'canceled' && (
          <Outcome mark={<CloseIcon size={40} className="text-faint" />} title={t('closedTitle')}>
            <p>{t('closedElsewhere')}</p>
          </Outcome>
        )}
        {(status === 'paid' || status === 'finished') && (
          <Outcome mark={<CheckIcon size={40} className="text-good" />} title={t('doneTitle')}>
            <p>{t('doneElsewhere')}</p>
          </Outcome>
        )}
      </div>
    </PayFrame>
  );
}

/** Returns the wallets with which this browser can pay, and whether one of them is opened automatically. */
function walletsOf({ ways, device, described }: PayCodePageProps): readonly Wallet[] {
  const takes = (channel: Wallet, way: string) =>
    ways.channels.some((each) => each.channel === channel && each.ways.some((one) => one === way));
  switch (device) {
    case 'wechat':
      return described.wechatAuthorizeUrl !== null ? ['wechat'] : [];
    case 'alipay':
      return takes('alipay', 'h5') ? ['alipay'] : [];
    case 'phone':
      return (['wechat', 'alipay'] as const).filter((wallet) => takes(wallet, 'h5'));
    case 'desktop':
      return takes('alipay', 'page') ? ['alipay'] : [];
  }
}

function WalletButtons(props: PayCodePageProps) {
  const t = useTranslations('purchase');
  const { device, ways } = props;
  const { open, sheet } = useOpenWallet(props);
  const wallets = walletsOf(props);
  const isTest = ways.channels.some(({ isSimulated }) => isSimulated);
  return (
    <div className="flex flex-col gap-3">
      {isTest && <Notice tone="warn">{t('simulated')}</Notice>}
      {open.error && <StepFailure error={open.error} />}
      {sheet === 'missing' && <Notice tone="warn">{t('notInWechat')}</Notice>}
      {(sheet === 'cancelled' || sheet === 'failed') && <Notice>{t(`sheet.${sheet}`)}</Notice>}
      {wallets.length === 0 && (
        <Notice tone="warn">{t(device === 'desktop' ? 'scanIt' : 'noWayHere')}</Notice>
      )}
      {wallets.map((wallet) => (
        <Button
          key={wallet}
          kind={wallet === wallets[0] ? 'primary' : 'secondary'}
          isBusy={open.isPending && open.variables === wallet}
          onClick={() => open.mutate(wallet)}
          className="w-full"
        >
          {t(`openWallet.${wallet}`)}
        </Button>
      ))}
      {open.isSuccess && (
        <p className="text-sm text-soft" role="status">
          {t('waiting')}
        </p>
      )}
    </div>
  );
}

/** Opens a wallet, automatically if the browser is part of one. Then polls the payment. */
function useOpenWallet({ token, described, device }: PayCodePageProps) {
  const [query] = useSearchParams();
  const code = query.get('code');
  // A code of WeChat can be used only once.
  const [isCodeUsed, setCodeUsed] = useState(false);
  const [sheet, setSheet] = useState<Awaited<ReturnType<typeof payInsideWechat>> | null>(null);
  const { wechatAuthorizeUrl } = described;
  const open = useMutation({
    mutationFn: async (channel: Wallet) => {
      const isInside = device === 'wechat' && channel === 'wechat';
      if (isInside && (code === null || isCodeUsed)) {
        if (wechatAuthorizeUrl !== null) location.assign(wechatAuthorizeUrl);
        return;
      }
      const way = isInside ? 'jsapi' : device === 'desktop' ? 'page' : 'h5';
      setCodeUsed(true);
      const { handle } = await call(openPayCode, {
        ...{ token, channel, way },
        ...(isInside && code !== null ? { code } : {}),
      });
      if (handle.kind === 'params') setSheet(await payInsideWechat(handle.params));
      else followHandle(handle);
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || (device !== 'wechat' && device !== 'alipay')) return;
    begun.current = true;
    if (isFirstTime(`${token} ${code ?? ''}`)) open.mutate(device);
  }, [device, token, code, open.mutate]);
  usePolling(open.isSuccess, pollInterval);
  return { open, sheet };
}

/** Whether this tab has not yet opened a wallet automatically; after returning, the user chooses the next step. */
function isFirstTime(key: string): boolean {
  const place = 'inkstone-pay-code';
  try {
    if (sessionStorage.getItem(place) === key) return false;
    sessionStorage.setItem(place, key);
  } catch {
    // Without storage, returning users press the button.
    return false;
  }
  return true;
}
