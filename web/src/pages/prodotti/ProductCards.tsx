import { productHeads, type ProductHead } from '../../texts/products/heads.ts';
import { LinkCard } from '../../links/LinkCard.tsx';
import { ProductArt } from '../../pictures/ProductArt.tsx';
import styles from './ProductCards.module.css';

/** Every product with its price. Headings go one below the one above the list. */
export function ProductCards({ heading }: { readonly heading: 'h2' | 'h3' }) {
  return (
    <ul className={styles['cards']}>
      {productHeads.map((head) => (
        <ProductCard key={head.key} head={head} heading={heading} />
      ))}
    </ul>
  );
}

function ProductCard({ head, heading }: { readonly head: ProductHead; readonly heading: 'h2' | 'h3' }) {
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
    </LinkCard>
  );
}
