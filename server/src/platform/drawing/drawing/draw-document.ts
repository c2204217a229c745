import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { toBytes } from 'pdfkit/output';
import type { DocumentBlock, DocumentContent } from '../content.ts';
import { barPieces } from './bars.ts';
import { calloutPieces } from './callout.ts';
import { cardPieces } from './card.ts';
import { coverPieces } from './cover.ts';
import { type Piece, setPieces } from './flow.ts';
import { gaugePieces } from './gauges.ts';
import { linkListPieces } from './links.ts';
import { page } from './look.ts';
import { framePages } from './page-frame.ts';
import { openPen, type Pen } from './pen.ts';
import { tablePieces } from './table.ts';
import { headingPieces, listPieces, paragraphPieces } from './text-blocks.ts';

/** Makes a PDF of a content: A4, Italian, tagged for screen readers, the same bytes for the same content. */
export async function drawDocument(content: DocumentContent): Promise<Uint8Array> {
  const pen = openPen({
    title: content.title,
    author: brand.name,
    createdAt: new Date(content.createdAt),
  });
  const pieces = content.blocks.flatMap((block) => piecesOf(pen, block));
  setPieces(pieces, () => {
    pen.doc.addPage();
    return page.top;
  });
  framePages(pen, content);
  pen.doc.end();
  return toBytes(pen.doc);
}

function piecesOf(pen: Pen, block: DocumentBlock): Piece[] {
  switch (block.kind) {
    case 'cover':
      return coverPieces(pen, block);
    case 'heading':
      return headingPieces(pen, block);
    case 'paragraph':
      return paragraphPieces(pen, block);
    case 'list':
      return listPieces(pen, block);
    case 'links':
      return linkListPieces(pen, block);
    case 'callout':
      return calloutPieces(pen, block);
    case 'gauges':
      return gaugePieces(pen, block);
    case 'bars':
      return barPieces(pen, block);
    case 'table':
      return tablePieces(pen, block);
    case 'card':
      return cardPieces(pen, block);
  }
}
