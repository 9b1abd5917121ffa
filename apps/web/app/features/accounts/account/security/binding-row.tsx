import type { LoginMethodKind } from '@inkstone/contracts/accounts/social-login';
import { Button } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Bindings } from './use-bindings.ts';

/** A login method of the account, as listed by the server. */
export type Binding = Bindings['bindings'][number];

export interface BindingRowProps {
  kind: LoginMethodKind;
  /** Undefined when the account does not have this method. */
  binding: Binding | undefined;
  onUnbind: (binding: Binding) => void;
  children?: ReactNode;
}

/** One login method and its actions. */
export function BindingRow({ kind, binding, onUnbind, children }: BindingRowProps) {
  const t = useTranslations('account');
  const way = t(`way_${kind}`);
  return (
    <Row name={way} value={binding ? (binding.shownName ?? t('bound')) : t('notBound')}>
      {binding && (
        <NamedButton
          word={t('unbind')}
          name={t('unbindOf', { way, kind })}
          kind="quiet"
          onClick={() => onUnbind(binding)}
        />
      )}
      {children}
    </Row>
  );
}

export interface NamedButtonProps {
  word: string;
  /** The accessible label of an action, which includes the method it applies to. */
  name: string;
  kind?: 'secondary' | 'quiet';
  onClick: () => void;
}

export function NamedButton({ word, name, kind = 'secondary', onClick }: NamedButtonProps) {
  return (
    <Button size="small" kind={kind} aria-label={name} onClick={onClick}>
      {word}
    </Button>
  );
}

export function Row({ name, value, children }: { name: string; value: string; children: ReactNode }) {
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
