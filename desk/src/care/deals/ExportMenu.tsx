import { dealFilePaths, type DealFileKind } from '@riparo/domain/care/deals/list-file.ts';
import { ChevronDown } from '@riparo/ui/icons/ChevronDown.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { Button as PlainButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import menu from '../../platform/parts/menu.module.css';
import { type DealFilter, dealFilePathOf } from './deal-filter.ts';

const names: Readonly<Record<DealFileKind, string>> = {
  csv: 'CSV, per qualsiasi programma',
  xlsx: 'Excel (XLSX)',
};

/** The shown list as a file. It is a link, so that the browser shows the progress. */
export function ExportMenu({ filter, look }: { readonly filter: DealFilter; readonly look: string }) {
  return (
    <MenuTrigger>
      <PlainButton className={look}>
        <Download size={18} aria-hidden="true" /> Esporta <ChevronDown size={18} aria-hidden="true" />
      </PlainButton>
      <Popover className={menu['popover'] ?? ''}>
        <Menu className={menu['menu'] ?? ''}>
          {(Object.keys(dealFilePaths) as DealFileKind[]).map((kind) => (
            <MenuItem
              key={kind}
              id={kind}
              className={menu['item'] ?? ''}
              href={dealFilePathOf(kind, filter)}
              download
            >
              {names[kind]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
