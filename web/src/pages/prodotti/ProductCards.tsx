import { productHeads, type ProductHead } from '../../texts/products/heads.ts';
import { paths } from '../../paths.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { ProductArt } from './pictures/ProductArt.tsx';
import styles from './ProductCards.module.css';

/** Every product with its price. Headings go one below the one above the list. */
export function ProductCards({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  return (
    <ul className={styles['cards']}>
      {productHeads.map((head) => (
        <Product key={head.key} head={head} Heading={Heading} />
      ))}
    </ul>
  );
}

function Product({ head, Heading }: { readonly head: ProductHead; readonly Heading: 'h2' | 'h3' }) {
  const { key, name, line, price } = head;
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        <ProductArt product={key} />
      </div>
      <div className={styles['texts']}>
        <Heading className={styles['name']}>
          <SiteLink to={paths.product(key)} className={styles['link']}>
            {name}
          </SiteLink>
        </Heading>
        <p className={styles['line']}>{line}</p>
        <p className={styles['price']}>{price}</p>
      </div>
    </li>
  );
}
