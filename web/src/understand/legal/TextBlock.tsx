import { type Block, wordsOf } from './text.ts';
import styles from './TextBlock.module.css';
import { TextPieces } from './TextPieces.tsx';

export function TextBlock({ block }: { readonly block: Block }) {
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

/** On a phone every row is a small card, and each cell says which column it is of. */
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
