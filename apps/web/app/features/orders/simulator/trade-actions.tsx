import {
  actOnSimulatedTrade,
  maxRepetitions,
  type SimulatedAction,
  type SimulatedTrade,
} from '@inkstone/contracts/orders';
import { Button, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useSimulatorCall } from './use-simulator-call.ts';

const usualRepetitions = 5;

/** Shows the actions that a simulated payment currently allows, except those in `without`. */
export function TradeActions({
  trade,
  without = [],
}: {
  trade: SimulatedTrade;
  without?: readonly SimulatedAction[];
}) {
  const t = useTranslations('simulator');
  const { busy, run } = useSimulatorCall();
  const [times, setTimes] = useState(String(usualRepetitions));
  const { tradeId } = trade;
  const actions = trade.actions.filter((action) => !without.includes(action));
  const repeats = actions.includes('repeat_notice');
  const wanted = Number(times);
  const isNumber = Number.isInteger(wanted) && wanted >= 2 && wanted <= maxRepetitions;
  const act = (action: SimulatedAction) =>
    run(action, () =>
      call(actOnSimulatedTrade, {
        tradeId,
        action,
        ...(action === 'repeat_notice' ? { times: wanted } : {}),
      }),
    );
  return (
    <div className="flex flex-col gap-3">
      <fieldset aria-label={t('actions')} className="flex min-w-0 flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            className="max-w-full whitespace-normal"
            isBusy={busy === action}
            disabled={(busy !== null && busy !== action) || (action === 'repeat_notice' && !isNumber)}
            onClick={() => void act(action)}
          >
            {t(`action_${action}`)}
          </Button>
        ))}
      </fieldset>
      {repeats && (
        <div className="max-w-40">
          <TextField
            label={t('times')}
            inputMode="numeric"
            value={times}
            onChange={(event) => setTimes(event.target.value)}
            error={!isNumber && t('timesRange', { most: String(maxRepetitions) })}
          />
        </div>
      )}
    </div>
  );
}
