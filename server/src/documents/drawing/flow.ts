import { page } from './look.ts';

/** Something that stays in one piece. Blocks are made of them, and pages break only between them. */
export type Piece = {
  height: number;
  /** White above it, dropped at the head of a page. */
  space: number;
  /** Stays on the page of the piece that follows: a heading does, and the first line of a paragraph. */
  staysWithNext?: boolean;
  draw(y: number): void;
};

const bottom = page.height - page.bottom;

/** Sets pieces one below the other, and opens a page where one does not fit. */
export function setPieces(pieces: readonly Piece[], openPage: () => number): void {
  let y = openPage();
  let isAtHead = true;
  for (const group of groupsOf(pieces)) {
    if (!isAtHead && y + heightOfGroup(group) > bottom) {
      y = openPage();
      isAtHead = true;
    }
    for (const piece of group) {
      y += isAtHead ? 0 : piece.space;
      piece.draw(y);
      y += piece.height;
      isAtHead = false;
    }
  }
}

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let group: Piece[] = [];
  for (const piece of pieces) {
    group.push(piece);
    if (piece.staysWithNext) continue;
    groups.push(group);
    group = [];
  }
  return group.length > 0 ? [...groups, group] : groups;
}

const heightOfGroup = (group: readonly Piece[]) =>
  group.reduce((sum, { height, space }) => sum + height + space, 0);
