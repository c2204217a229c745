import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { type Piece, type Pieces, wordsOf } from './text.ts';

export function TextPieces({ pieces }: { readonly pieces: Pieces }) {
  return [pieces].flat().map((piece) => <Part key={wordsOf(piece)} piece={piece} />);
}

function Part({ piece }: { readonly piece: Piece }) {
  // An article stays with its number.
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
