import { DEAL_COLUMNS, type DealColumn, dealColumnNames } from '@riparo/domain/care/deals/list-columns.ts';
import { Check } from '@riparo/ui/icons/Check.ts';
import { ChevronDown } from '@riparo/ui/icons/ChevronDown.ts';
import { Columns3 } from '@riparo/ui/icons/Columns3.ts';
import { Button as PlainButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { buttonClass } from '@riparo/ui/button-look.ts';
import menu from '../../platform/parts/menu.module.css';

interface ColumnsMenuProps {
  readonly columns: readonly DealColumn[];
  readonly onChange: (columns: readonly DealColumn[]) => void;
}

/** The visible columns; at least one. */
export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  return (
    <MenuTrigger>
      <PlainButton className={buttonClass('quiet', false)}>
        <Columns3 size={18} aria-hidden="true" /> Colonne <ChevronDown size={18} aria-hidden="true" />
      </PlainButton>
      <Popover className={menu['popover'] ?? ''} placement="bottom end">
        <Menu
          className={menu['menu'] ?? ''}
          aria-label="Colonne"
          selectionMode="multiple"
          disallowEmptySelection
          selectedKeys={columns}
          onSelectionChange={(keys) =>
            onChange(DEAL_COLUMNS.filter((column) => keys === 'all' || keys.has(column)))
          }
        >
          {DEAL_COLUMNS.map((column) => (
            <MenuItem key={column} id={column} className={menu['item'] ?? ''}>
              {({ isSelected }) => (
                <>
                  <Check size={18} aria-hidden="true" visibility={isSelected ? 'visible' : 'hidden'} />
                  {dealColumnNames[column]}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
