import type { ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { type DealStage, dealStages } from '@riparo/domain/buy/deal/stages.ts';
import { judgeMove } from '@riparo/domain/care/deals/board-moves.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { EllipsisVertical } from '@riparo/ui/icons/EllipsisVertical.ts';
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import menu from '../../platform/parts/menu.module.css';
import { personOf } from './say-deal.ts';
import styles from './MoveMenu.module.css';

interface MoveMenuProps {
  readonly deal: ListedDeal;
  readonly onMove: (deal: ListedDeal, to: DealStage) => void;
}

/** All stages, first those that staff can move it to; the others say what leads there. */
export function MoveMenu({ deal, onMove }: MoveMenuProps) {
  const targets = dealStages
    .filter(({ key }) => key !== deal.stage)
    .map(({ key }) => ({ stage: key, move: judgeMove(deal, key) }))
    .toSorted((one, other) => Number('refusal' in one.move) - Number('refusal' in other.move));
  return (
    <MenuTrigger>
      <Button className={styles['more'] ?? ''} aria-label={`Sposta in…: ${personOf(deal)}`}>
        <EllipsisVertical size={16} aria-hidden="true" />
      </Button>
      <Popover className={`${menu['popover'] ?? ''} ${styles['wide'] ?? ''}`} placement="bottom end">
        <Menu className={menu['menu'] ?? ''} onAction={(key) => onMove(deal, key as DealStage)}>
          <MenuSection>
            <Header className={styles['title'] ?? ''}>Sposta in…</Header>
            {targets.map(({ stage, move }) => (
              <MenuItem
                key={stage}
                id={stage}
                textValue={stageNames[stage]}
                className={`${menu['item'] ?? ''} ${styles['target'] ?? ''}`}
              >
                <span className={'refusal' in move ? styles['shut'] : undefined}>{stageNames[stage]}</span>
                {'refusal' in move && <span className={styles['why']}>{move.refusal}</span>}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
