import { stateVectorOf } from '@inkstone/editor/sync';
import { Button, Dialog, Notice, Skeleton } from '@inkstone/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import type { WritingContext } from '../../../shared/writing-tool.ts';
import { ContactLink } from '../../../shell/contact-link.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { LinkField } from './link-field.tsx';
import { LinkRenewal } from './link-renewal.tsx';
import { LinkSettings } from './link-settings.tsx';
import { shareObstacle } from './share-obstacle.ts';
import { type ShareChange, useSaveShare, useShare } from './use-share.ts';

/** The sharing dialog: enables, copies, restricts, renews and disables the link of a document. */
export function ShareDialog({ context, onClose }: { context: WritingContext; onClose: () => void }) {
  const t = useTranslations('sharing');
  const { data: share, error, refetch } = useShare(context.documentId);
  const isOn = share?.state === 'on';
  /** Whether the button that had the focus was replaced because sharing was turned on or off here. */
  const [isTurned, setTurned] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('share')}
      description={t(isOn ? 'onHint' : 'offHint')}
      closeLabel={t('close')}
    >
      {error && !share && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!share && !error && <Loading />}
      {share?.isHeld && <HeldNotice />}
      {share && !share.isHeld && !isOn && (
        <TurnOn
          context={context}
          wasOn={share.state === 'closed'}
          isFocused={isTurned}
          onTurned={() => setTurned(true)}
        />
      )}
      {share && !share.isHeld && isOn && (
        <div className="flex flex-col gap-5">
          {share.link === null ? (
            <Notice tone="warn">{t('linkUnreadable')}</Notice>
          ) : (
            <LinkField link={share.link} isFocused={isTurned} />
          )}
          <LinkSettings share={share} />
          <LinkRenewal share={share} document={context.document} onTurnedOff={() => setTurned(true)} />
        </div>
      )}
    </Dialog>
  );
}

/** Says that a report closed the link, with a link to the people who decide about it. */
function HeldNotice() {
  const t = useTranslations('sharing');
  return (
    <Notice tone="warn">
      {t('held')} <ContactLink target="_blank" rel="noreferrer" />
    </Notice>
  );
}

interface TurnOnProps {
  context: WritingContext;
  wasOn: boolean;
  isFocused: boolean;
  onTurned: () => void;
}

function TurnOn({ context, wasOn, isFocused, onTurned }: TurnOnProps) {
  const t = useTranslations('sharing');
  const words = useErrorText();
  const { status } = context.document;
  const reason = shareObstacle(
    useSyncExternalStore(status.subscribe, status.getSnapshot, status.getSnapshot),
  );
  const save = useSaveShare(context.documentId);
  const turnOn: () => ShareChange = () => ({
    action: 'turn_on',
    stateVector: stateVectorOf(context.document),
  });
  return (
    <div className="flex flex-col gap-4">
      {wasOn && <p className="text-sm text-soft">{t('sameLink')}</p>}
      {reason && (
        <Notice tone="warn" id="share-not-yet" role="status">
          {t(reason)}
        </Notice>
      )}
      {save.error && <Notice tone="bad">{words(save.error)}</Notice>}
      <Button
        kind="primary"
        size="large"
        disabled={reason !== null}
        aria-describedby={reason ? 'share-not-yet' : undefined}
        isBusy={save.isPending}
        autoFocus={isFocused}
        onClick={() => save.mutate(turnOn(), { onSuccess: onTurned })}
      >
        {t('turnOn')}
      </Button>
    </div>
  );
}

function Loading() {
  const t = useTranslations('sharing');
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-11" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
