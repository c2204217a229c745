import { guideSummaries } from '@riparo/domain/understand/guide/catalogue.ts';
import type { GuideKey } from '@riparo/domain/platform/site/guide.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { BookOpen } from '@riparo/ui/icons/BookOpen.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { paths } from '../../platform/router/paths.ts';
import type { DocumentsOf } from '@riparo/domain/buy/products/page-text.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import styles from './Readings.module.css';
import { Section } from './Section.tsx';

export const READINGS_ID = 'da-leggere';

interface ReadingsProps {
  readonly documents: readonly DocumentsOf[];
  readonly guide: GuideKey;
}

/** The legal documents, and the guide that explains the subject without selling anything. */
export function Readings({ documents, guide }: ReadingsProps) {
  return (
    <Section id={READINGS_ID} title="Da leggere prima">
      {documents.map(({ productKey, title }) => (
        <div key={productKey} className={styles['set']}>
          {title && <h3>{title}</h3>}
          <ul className={styles['list']}>
            {precontractDocuments(productKey).map((document) => (
              <li key={document.key} className={styles['reading']}>
                <FileText size={26} aria-hidden="true" className={styles['icon']} />
                <div>
                  <a href={document.path} target="_blank" rel="noopener" className={styles['link']}>
                    {document.title}
                  </a>
                  <p className={styles['purpose']}>{document.purpose} · PDF, si apre in una nuova scheda</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles['reading']}>
        <BookOpen size={26} aria-hidden="true" className={styles['icon']} />
        <div className={styles['guide']}>
          <TextLink to={paths.guide(guide)}>{guideSummaries[guide].title}</TextLink>
          <p className={styles['purpose']}>La nostra guida, tre minuti di lettura</p>
        </div>
      </div>
    </Section>
  );
}
