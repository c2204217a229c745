import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { Fragment, type ReactNode } from 'react';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { type LegalText, type Block, wordsOf, type Piece, type Pieces } from './text.ts';
import styles from './TextPage.module.css';
import { TextLink } from '../../platform/router/links/TextLink.tsx';

/** From this many sections on, show a table of contents. */
const LONG = 5;

interface TextPageProps {
  readonly text: LegalText;
  /** An action, below the introduction. */
  readonly children?: ReactNode;
}

/** Every legal page: title, table of contents, sections, date of the last change. */
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

function TextBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <TextPieces pieces={block.pieces} />
      </p>
    );
  if (block.kind === 'table') return <TextTable table={block} />;
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={styles[block.kind]}>
      {block.items.map((item) => (
        <li key={wordsOf(item)}>
          <TextPieces pieces={item} />
        </li>
      ))}
    </List>
  );
}

/** On a phone every row is a small card, and each cell names its column. */
function TextTable({
  table: { caption, head, rows },
}: {
  readonly table: Extract<Block, { kind: 'table' }>;
}) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={wordsOf(first)}>
            <th scope="row">
              <TextPieces pieces={first} />
            </th>
            {others.map((cell, index) => (
              <td key={head[index + 1]} data-column={head[index + 1]}>
                <TextPieces pieces={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TextPieces({ pieces }: { readonly pieces: Pieces }) {
  return [pieces].flat().map((piece) => <Part key={wordsOf(piece)} piece={piece} />);
}

function Part({ piece }: { readonly piece: Piece }) {
  // Keeps an article together with its number.
  if (typeof piece === 'string') return piece.replaceAll('art. ', 'art.\u00a0');
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return <TextLink to={piece.to}>{piece.text}</TextLink>;
    case 'file':
      return (
        <a href={piece.to} target="_blank" rel="noopener">
          {piece.text} (PDF)
        </a>
      );
  }
}
