import type { ReplyOf } from '@inkstone/contracts';
import type { ItemView } from '@inkstone/contracts/membership';
import type { StaffSelf } from '@inkstone/contracts/staff';
import { type CampaignRow, endCampaign, type listCampaigns } from '@inkstone/contracts/staff/campaigns';
import { showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { AdminList } from '../../../shell/admin/admin-list.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { CampaignItem } from './campaign-item.tsx';
import { CreateDialog } from './create-dialog.tsx';

export type CampaignsPageProps = ReplyOf<typeof listCampaigns> & {
  /** All items, listed or not. */
  items: readonly ItemView[];
  self: StaffSelf;
};

/** Price campaigns with their offers and sales; staff create and end them here. */
export function CampaignsPage({ rows, next, items, self }: CampaignsPageProps) {
  const t = useTranslations('staff-campaigns');
  const [task, setTask] = useState<CampaignRow | 'create' | null>(null);
  const mayChange = self.permissions.includes('campaigns.change');
  const close = () => setTask(null);
  return (
    <AdminList
      title={t('title')}
      hint={t('hint')}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      create={mayChange ? { label: t('create'), run: () => setTask('create') } : null}
      rows={rows.map((campaign) => (
        <CampaignItem
          key={campaign.campaignId}
          campaign={campaign}
          onEnd={mayChange ? () => setTask(campaign) : null}
        />
      ))}
      next={next}
    >
      {task === 'create' && <CreateDialog items={items} onClose={close} />}
      {task !== null && task !== 'create' && <EndDialog campaign={task} onClose={close} />}
    </AdminList>
  );
}

function EndDialog({ campaign, onClose }: { campaign: CampaignRow; onClose: () => void }) {
  const t = useTranslations('staff-campaigns');
  const { campaignId, title } = campaign;
  return (
    <StaffActionDialog
      title={t('endOf', { title })}
      description={t('endHint')}
      confirmLabel={t('end')}
      run={(reason) => call(endCampaign, { campaignId, reason })}
      onDone={() => showToast.success(t('ended'))}
      onClose={onClose}
    />
  );
}
