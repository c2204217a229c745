import { guideHeads } from '@riparo/domain/understand/guide/catalogue.ts';
import { BookOpen } from '@riparo/ui/icons/BookOpen.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { paths } from '../../platform/router/paths.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import styles from './WorthReading.module.css';

/** Something to read until the phone rings: what is about this product, then everything. */
export function WorthReading({ productKey }: { readonly productKey: string }) {
  const about = Object.values(guideHeads).filter(({ quoteProduct }) => quoteProduct === productKey);
  return (
    <Card tone="sage" as="section" labelledBy="da-leggere">
      <div className={styles['reading']}>
        <h2 id="da-leggere" className={styles['title']}>
          <BookOpen size={22} aria-hidden="true" /> Intanto, da leggere
        </h2>
        <ul className={styles['links']}>
          {about.map(({ key, title }) => (
            <li key={key}>
              <TextLink to={paths.guide(key)}>{title}</TextLink>
            </li>
          ))}
          <li>
            <TextLink to={paths.guides}>Tutte le guide e il blog</TextLink>
          </li>
        </ul>
      </div>
    </Card>
  );
}
