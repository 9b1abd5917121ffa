import type { FormatName } from '@inkstone/editor/commands';
import type { ShortcutId } from '@inkstone/editor/keys';
import type { IconProps } from '@inkstone/ui';
import type { ComponentType } from 'react';
import {
  BoldIcon,
  BulletListIcon,
  CodeBlockIcon,
  CodeIcon,
  ItalicIcon,
  OrderedListIcon,
  QuoteIcon,
  RedoIcon,
  RuleIcon,
  StrikeIcon,
  TaskListIcon,
  UnderlineIcon,
  UndoIcon,
} from './icons.tsx';

/** A button of the toolbar; its name is its message key. */
export interface Tool {
  readonly name: FormatName;
  readonly Icon: ComponentType<IconProps>;
  /** The command whose shortcut is shown in its label. */
  readonly shortcut?: ShortcutId;
}

export const historyTools: readonly Tool[] = [
  { name: 'undo', Icon: UndoIcon, shortcut: 'undo' },
  { name: 'redo', Icon: RedoIcon, shortcut: 'redo' },
];

export const markTools: readonly Tool[] = [
  { name: 'bold', Icon: BoldIcon, shortcut: 'bold' },
  { name: 'italic', Icon: ItalicIcon, shortcut: 'italic' },
  { name: 'underline', Icon: UnderlineIcon, shortcut: 'underline' },
  { name: 'strike', Icon: StrikeIcon },
  { name: 'code', Icon: CodeIcon },
];

export const blockTools: readonly Tool[] = [
  { name: 'bulletList', Icon: BulletListIcon, shortcut: 'bulletList' },
  { name: 'orderedList', Icon: OrderedListIcon, shortcut: 'orderedList' },
  { name: 'taskList', Icon: TaskListIcon },
  { name: 'blockquote', Icon: QuoteIcon },
  { name: 'codeBlock', Icon: CodeBlockIcon },
  { name: 'rule', Icon: RuleIcon },
];
