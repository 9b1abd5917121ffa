import type { StaffSelf } from '@inkstone/contracts/staff';
import { rotateServerKey, type ServerKeyRow } from '@inkstone/contracts/staff/keys';
import { Badge, Button, EmptyState } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Facts } from '../../../shell/admin/facts.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

export interface KeysPageProps {
  keys: readonly ServerKeyRow[];
  self: StaffSelf;
}

/** The keys with which the server encrypts tokens, without the keys themselves. */
export function KeysPage({ keys, self }: KeysPageProps) {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const [isRotating, setRotating] = useState(false);
  const mayRotate = self.permissions.includes('keys.rotate');
  const title = admin('section_keys');
  return (
    <AdminFrame
      title={title}
      hint={t('keysHint')}
      actions={
        mayRotate && (
          <Button kind="primary" onClick={() => setRotating(true)}>
            {t('rotate')}
          </Button>
        )
      }
    >
      {keys.length === 0 ? (
        <EmptyState title={t('noKeys')} />
      ) : (
        <ul aria-label={title} className="border-t border-line">
          {keys.map((key) => (
            <KeyItem key={key.version} serverKey={key} />
          ))}
        </ul>
      )}
      {isRotating && (
        <StaffActionDialog
          title={t('rotate')}
          description={t('rotateHint')}
          confirmLabel={t('rotate')}
          run={(reason) => call(rotateServerKey, { reason })}
          onClose={() => setRotating(false)}
        />
      )}
    </AdminFrame>
  );
}

function KeyItem({ serverKey: { version, madeAt, honouredUntil } }: { serverKey: ServerKeyRow }) {
  const t = useTranslations('admin-content');
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-medium">{t('keyVersion', { version })}</h2>
        {honouredUntil === null && <Badge tone="good">{t('inUse')}</Badge>}
      </div>
      <Facts
        facts={[
          [t('madeAt'), madeAt === 0 ? t('madeFirst') : <Moment key="made" at={madeAt} />],
          ...(honouredUntil === null
            ? []
            : ([[t('honouredUntil'), <Moment key="until" at={honouredUntil} />]] as const)),
        ]}
      />
    </li>
  );
}
