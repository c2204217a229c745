import type { ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import type { DealStage } from '@riparo/domain/buy/deal/stages.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { GripVertical } from '@riparo/ui/icons/GripVertical.ts';
import { Button, GridList, GridListItem, isTextDropItem, useDragAndDrop } from 'react-aria-components';
import { paths } from '../../platform/paths/paths.ts';
import { useNow } from '../../platform/time/now.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { personOf, formatAge } from './say-deal.ts';
import styles from './StageCards.module.css';

/** The data type of cards dragged between columns, and of nothing else. */
const DRAGGED = 'riparo-deal';

export type OnMove = (deal: ListedDeal, to: DealStage) => void;

interface StageCardsProps {
  readonly stage: DealStage;
  readonly deals: readonly ListedDeal[];
  /** Undefined for users who may not move any. */
  readonly onMove: OnMove | undefined;
}

/** The latest deals of a stage as linked cards, movable with pointer or keyboard. */
export function StageCards({ stage, deals, onMove }: StageCardsProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      deals.filter(({ uuid }) => keys.has(uuid)).map((deal) => ({ [DRAGGED]: JSON.stringify(deal) })),
    acceptedDragTypes: [DRAGGED],
    getAllowedDropOperations: () => ['move'],
    onRootDrop: ({ items }) => {
      for (const item of items)
        if (isTextDropItem(item))
          void item.getText(DRAGGED).then((text) => onMove?.(JSON.parse(text) as ListedDeal, stage));
    },
  });
  return (
    <GridList
      aria-label={`Pratiche: ${stageNames[stage]}`}
      className={styles['cards'] ?? ''}
      items={deals}
      dependencies={[onMove]}
      renderEmptyState={() => <p className={styles['none']}>Nessuna</p>}
      {...(onMove && { dragAndDropHooks })}
    >
      {(deal) => (
        <GridListItem
          id={deal.uuid}
          textValue={`${personOf(deal)}, ${deal.product.title}`}
          href={paths.deal(deal.uuid)}
          className={styles['card'] ?? ''}
        >
          <Card deal={deal} onMove={onMove} />
        </GridListItem>
      )}
    </GridList>
  );
}

function Card({ deal, onMove }: { readonly deal: ListedDeal; readonly onMove: OnMove | undefined }) {
  const now = useNow();
  return (
    <>
      <span className={styles['person']}>{personOf(deal)}</span>
      <span className={styles['product']}>{deal.product.title}</span>
      <span className={styles['facts']}>
        <span>{formatEuro(cents(deal.priceCents))}</span>
        <span>{formatAge(deal.createdAt, now)}</span>
      </span>
      {onMove && (
        <span className={styles['handles']}>
          <Button slot="drag" className={styles['grip'] ?? ''} aria-label={`Trascina: ${personOf(deal)}`}>
            <GripVertical size={16} aria-hidden="true" />
          </Button>
          <MoveMenu deal={deal} onMove={onMove} />
        </span>
      )}
    </>
  );
}
