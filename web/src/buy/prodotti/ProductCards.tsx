import type { ReactNode } from 'react';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { productHeads, type ProductHead } from '../../platform/texts/products/heads.ts';
import { LinkCard } from '../../platform/router/links/LinkCard.tsx';
import { ProductArt } from '../../platform/pictures/ProductArt.tsx';
import styles from './ProductCards.module.css';

interface ProductCardsProps {
  /** One level below the heading above the list. */
  readonly heading: 'h2' | 'h3';
  /** The list is the whole page: its first card is visible at once. */
  readonly isAlone?: boolean;
}

/** Every product with its price. */
export function ProductCards({ heading, isAlone = false }: ProductCardsProps) {
  return (
    <ul className={styles['cards']}>
      {productHeads.map((head, index) => (
        <ProductCard key={head.key} head={head} heading={heading}>
          {isAlone && index === 0 && <FirstViewEnds />}
        </ProductCard>
      ))}
    </ul>
  );
}

interface ProductCardProps {
  readonly head: ProductHead;
  readonly heading: 'h2' | 'h3';
  readonly children?: ReactNode;
}

function ProductCard({ head, heading, children }: ProductCardProps) {
  const { path, name, line, price, picture } = head;
  return (
    <LinkCard
      to={path}
      heading={heading}
      title={name}
      className={styles['product']}
      picture={
        <div className={styles['picture']}>
          <ProductArt name={picture} />
        </div>
      }
    >
      <p className={styles['line']}>{line}</p>
      <p className={styles['price']}>{price}</p>
      {children}
    </LinkCard>
  );
}
