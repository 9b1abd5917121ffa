import { keysOf } from '@inkstone/editor/keys';
import { IconButton, Menu, MenuItem, MoreIcon, SearchIcon } from '@inkstone/ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isApple } from '../../../platform/is-apple.ts';
import type { WritingTool } from '../../../shared/writing-tool.ts';
import { KeyboardIcon } from './icons.tsx';
import { shownKeys } from './shown-keys.ts';

export interface ToolMenuProps {
  tools: readonly WritingTool[];
  /** Whether the document is open, which the tools require. */
  isReady: boolean;
  onOpen: (tool: WritingTool) => void;
  onShowKeys: () => void;
  /** Opens the find bar, with the row for replacing. */
  onFind: (isReplacing: boolean) => void;
}

/** The menu of tools that are not header buttons; on phones it contains all tools. */
export function ToolMenu({ tools, isReady, onOpen, onShowKeys, onFind }: ToolMenuProps) {
  const t = useTranslations('writing');
  const isFindChosen = useRef(false);
  return (
    <Menu
      onClosed={(event) => {
        if (!isFindChosen.current) return;
        isFindChosen.current = false;
        // The bar takes the focus, which would otherwise return to the button.
        event.preventDefault();
        onFind(true);
      }}
      trigger={
        <IconButton label={t('more')}>
          <MoreIcon />
        </IconButton>
      }
    >
      {tools.map((tool) => (
        <MenuItem
          key={tool.id}
          icon={tool.icon}
          isDisabled={!isReady}
          className={tool.isInHeader ? 'sm:hidden' : ''}
          onSelect={() => onOpen(tool)}
        >
          {tool.label}
        </MenuItem>
      ))}
      <MenuItem
        icon={<SearchIcon />}
        shortcut={shownKeys(keysOf('replace', isApple())[0] ?? '')}
        isDisabled={!isReady}
        onSelect={() => {
          isFindChosen.current = true;
        }}
      >
        {t('findReplace')}
      </MenuItem>
      <MenuItem icon={<KeyboardIcon />} shortcut="Ctrl+/" onSelect={onShowKeys}>
        {t('shortcuts')}
      </MenuItem>
    </Menu>
  );
}
