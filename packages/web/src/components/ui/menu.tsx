import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './menu.module.css';

type MenuProps = {
  /** The button that opens the menu; it must take a ref. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
};

type MenuItemProps = {
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

/** A menu of actions below a button. Not modal, as the modal kind needs an inline style sheet. */
export const Menu = ({ trigger, children, align = 'end' }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={12}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

export const MenuItem = ({ onSelect, icon, tone = 'plain', disabled, children }: MenuItemProps) => (
  <DropdownMenu.Item
    className={classNames(styles.item, tone === 'danger' && styles.danger)}
    onSelect={onSelect}
    {...(disabled === undefined ? {} : { disabled })}
  >
    {icon}
    {children}
  </DropdownMenu.Item>
);

/** Text at the top of a menu: whose it is. */
export const MenuHeader = ({ children }: { readonly children: ReactNode }) => (
  <DropdownMenu.Label className={styles.header}>{children}</DropdownMenu.Label>
);

export const MenuSeparator = () => <DropdownMenu.Separator className={styles.separator} />;
