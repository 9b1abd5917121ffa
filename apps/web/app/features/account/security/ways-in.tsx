import type { ReplyOf } from '@inkstone/contracts';
import type { UserInfo } from '@inkstone/contracts/accounts';
import type { listBindings } from '@inkstone/contracts/bindings';
import type { WayKind } from '@inkstone/contracts/social-login';
import { Button, Notice, Skeleton } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../use-error-words.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { ReceiverDialog } from './receiver-dialog.tsx';
import { UnbindDialog } from './unbind-dialog.tsx';
import { useBindings } from './use-bindings.ts';

type Binding = ReplyOf<typeof listBindings>['bindings'][number];
type Open = 'password' | 'phone' | 'email' | { readonly unbind: WayKind };

/** Number, address, password and social logins: what opens the account, and the changes to it. */
export function WaysIn({ profile }: { profile: UserInfo }) {
  const t = useTranslations('account');
  const errorWords = useErrorWords();
  const { data, error, refetch } = useBindings();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (error) {
    return (
      <Notice tone="bad">
        <p className="mb-2">{errorWords(error)}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton className="h-40" />;
  const find = (kind: WayKind) => data.find((binding) => binding.kind === kind);
  const social = data.filter(({ kind }) => kind !== 'phone' && kind !== 'email');
  const canHavePassword = find('phone') !== undefined || find('email') !== undefined;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {(['phone', 'email'] as const).map((kind) => (
        <BindingRow key={kind} kind={kind} binding={find(kind)} onUnbind={() => setOpen({ unbind: kind })}>
          <NamedButton
            word={t(find(kind) ? 'change' : 'add')}
            what={t(`way_${kind}`)}
            onClick={() => setOpen(kind)}
          />
        </BindingRow>
      ))}
      {canHavePassword && (
        <Row name={t('password')} value={t(profile.hasPassword ? 'passwordIsSet' : 'passwordIsNotSet')}>
          <NamedButton
            word={t(profile.hasPassword ? 'change' : 'set')}
            what={t('password')}
            onClick={() => setOpen('password')}
          />
        </Row>
      )}
      {social.map((binding) => (
        <BindingRow
          key={binding.kind}
          kind={binding.kind}
          binding={binding}
          onUnbind={() => setOpen({ unbind: binding.kind })}
        />
      ))}
      {open === 'password' && <PasswordDialog profile={profile} onClose={close} />}
      {(open === 'phone' || open === 'email') && (
        <ReceiverDialog profile={profile} kind={open} onClose={close} />
      )}
      {open !== null && typeof open === 'object' && (
        <UnbindDialog profile={profile} kind={open.unbind} onClose={close} />
      )}
    </ul>
  );
}

interface BindingRowProps {
  kind: WayKind;
  binding: Binding | undefined;
  onUnbind: () => void;
  children?: ReactNode;
}

function BindingRow({ kind, binding, onUnbind, children }: BindingRowProps) {
  const t = useTranslations('account');
  const way = t(`way_${kind}`);
  return (
    <Row name={way} value={binding ? (binding.shownName ?? t('bound')) : t('notBound')}>
      {binding?.canUnbind && <NamedButton word={t('unbind')} what={way} kind="quiet" onClick={onUnbind} />}
      {children}
    </Row>
  );
}

interface NamedButtonProps {
  word: string;
  /** What it is about, for those who hear it without its row. */
  what: string;
  kind?: 'secondary' | 'quiet';
  onClick: () => void;
}

function NamedButton({ word, what, kind = 'secondary', onClick }: NamedButtonProps) {
  return (
    <Button size="small" kind={kind} aria-label={`${word} ${what}`} onClick={onClick}>
      {word}
    </Button>
  );
}

function Row({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-base">{name}</p>
        <p className="truncate text-sm text-faint">{value}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  );
}
