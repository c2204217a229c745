import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { Fragment, type ReactNode } from 'react';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { TextBlock } from './TextBlock.tsx';
import { TextPieces } from './TextPieces.tsx';
import type { LegalText } from './text.ts';
import styles from './TextPage.module.css';

/** From here on a reader is glad of a list of what the page holds. */
const LONG = 5;

interface TextPageProps {
  readonly text: LegalText;
  /** Something to do, below the opening words. */
  readonly children?: ReactNode;
}

/** Every page about law and trust: title, table of contents, sections, the day of the last change. */
export function TextPage({ text, children }: TextPageProps) {
  const { sections } = text;
  return (
    <article className={styles['page']}>
      <PageHead title={text.name} description={text.description} />
      <header className={styles['head']}>
        <h1>{text.title}</h1>
        <p className={styles['lead']}>
          <TextPieces pieces={text.lead} />
        </p>
        <p className={styles['updated']}>Ultimo aggiornamento: {formatItalianDate(text.updatedOn)}</p>
        {children}
      </header>
      {sections.length >= LONG && (
        <nav className={styles['contents']} aria-labelledby="in-questa-pagina">
          <h2 id="in-questa-pagina">In questa pagina</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles['text']}>
        {sections.map(({ id, heading, blocks }, order) => (
          <section key={id} aria-labelledby={id} className={styles['section']}>
            <h2 id={id}>{heading}</h2>
            {blocks.map((block, index) => (
              // Texts never change while they are read: their place is their name.
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={index}>
                <TextBlock block={block} />
                {order === 0 && index === 0 && <FirstViewEnds />}
              </Fragment>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
