import type { ProductText } from '@riparo/domain/buy/products/page-text.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Unbroken } from '@riparo/ui/Unbroken.tsx';
import { paths } from '../../platform/router/paths.ts';
import type { ProductHead } from '../../platform/texts/products/heads.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { ProductArt } from '../../platform/pictures/ProductArt.tsx';
import styles from './ProductHero.module.css';
import { READINGS_ID } from './Readings.tsx';
import { StartLink } from './StartLink.tsx';

export function ProductHero({ head, text }: { readonly head: ProductHead; readonly text: ProductText }) {
  return (
    <header className={styles['hero']}>
      <div className={styles['texts']}>
        <p className={styles['crumb']}>
          <TextLink to={paths.products}>Tutti i prodotti</TextLink>
        </p>
        <h1>
          <Unbroken text={head.name} />
        </h1>
        <p className={styles['lead']}>{text.lead}</p>
        <p className={styles['price']}>{head.price}</p>
        <div className={styles['actions']}>
          <StartLink start={head.start} />
          <a href={`#${READINGS_ID}`} className={buttonClass('secondary', false)}>
            Che cosa leggere prima
          </a>
        </div>
        <p className={styles['note']}>{text.note}</p>
      </div>
      <div className={styles['picture']}>
        <ProductArt name={head.picture} />
      </div>
    </header>
  );
}
