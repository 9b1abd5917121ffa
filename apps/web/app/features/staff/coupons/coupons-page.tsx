import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import {
  type CouponTemplateRow,
  type listCouponTemplates,
  switchCouponTemplate,
} from '@inkstone/contracts/staff/coupons';
import { showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { AdminList } from '../../../shell/admin/admin-list.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { TemplateItem } from './template-item.tsx';
import { type ForSale, useItemNames } from './use-item-names.ts';

export type CouponsPageProps = ReplyOf<typeof listCouponTemplates> & { forSale: ForSale; self: StaffSelf };

type Task = { readonly kind: 'issue' | 'switch'; readonly template: CouponTemplateRow };

/** Coupon templates, which can be created, issued to accounts, and turned on and off. */
export function CouponsPage({ rows, next, forSale, self }: CouponsPageProps) {
  const t = useTranslations('staff-coupons');
  const [task, setTask] = useState<Task | 'create' | null>(null);
  const names = useItemNames(forSale);
  const mayChange = self.permissions.includes('coupons.change');
  const close = () => setTask(null);
  return (
    <AdminList
      title={t('title')}
      hint={t('hint')}
      empty={{ title: t('empty'), ...(mayChange && { hint: t('emptyHint') }) }}
      create={mayChange ? { label: t('create'), run: () => setTask('create') } : null}
      rows={rows.map((template) => (
        <TemplateItem
          key={template.templateId}
          template={template}
          names={names}
          onTask={mayChange ? (kind) => setTask({ kind, template }) : null}
        />
      ))}
      next={next}
    >
      {task === 'create' && <CreateDialog names={names} onClose={close} />}
      {task !== null && task !== 'create' && task.kind === 'issue' && (
        <IssueDialog template={task.template} onClose={close} />
      )}
      {task !== null && task !== 'create' && task.kind === 'switch' && (
        <SwitchDialog template={task.template} onClose={close} />
      )}
    </AdminList>
  );
}

function SwitchDialog({ template, onClose }: { template: CouponTemplateRow; onClose: () => void }) {
  const t = useTranslations('staff-coupons');
  const { templateId, name, isOn } = template;
  const act = isOn ? 'turnOff' : 'turnOn';
  return (
    <StaffActionDialog
      title={t(`${act}Of`, { name })}
      description={t(`${act}Hint`)}
      confirmLabel={t(act)}
      run={(reason) => call(switchCouponTemplate, { templateId, isOn: !isOn, reason })}
      onDone={() => showToast.success(t(isOn ? 'turnedOff' : 'turnedOn'))}
      onClose={onClose}
    />
  );
}
