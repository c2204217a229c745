import { page } from './look.ts';

/** An unbreakable unit. Blocks consist of pieces, and pages break only between them. */
export type Piece = {
  height: number;
  /** White space above it, dropped at the head of a page. */
  space: number;
  /** Stays on the page of the next piece, like a heading or the first line of a paragraph. */
  staysWithNext?: boolean;
  /** A heading: a good place to begin a page. */
  opensSection?: boolean;
  draw(y: number): void;
};

/** Pieces that a page break must not separate. */
type Group = readonly Piece[];
type Sheet = readonly Group[];

const room = page.height - page.bottom - page.top;
/** A last page with less than this on it, half a page, looks like a mistake. */
const enough = room / 2;
/** How much of the white space between pieces remains, to avoid such a page. */
const tighter = [0.9, 0.8, 0.7];

/** Places pieces one below the other, and opens a page where one does not fit. */
export function setPieces(pieces: readonly Piece[], openPage: () => number): void {
  const { sheets, whiteness } = arrange(groupsOf(pieces));
  for (const sheet of sheets) {
    let y = openPage();
    for (const [index, piece] of sheet.flat().entries()) {
      y += whiteAbove(piece, index) * whiteness;
      piece.draw(y);
      y += piece.height;
    }
  }
}

/** Uses a little less white space, or a fuller last page, where that page would be almost empty. */
function arrange(groups: readonly Group[]): { sheets: readonly Sheet[]; whiteness: number } {
  const sheets = fill(groups, 1);
  if (heightOf(sheets.at(-1) ?? [], 1) >= enough) return { sheets, whiteness: 1 };
  for (const whiteness of tighter) {
    const fewer = fill(groups, whiteness);
    if (fewer.length < sheets.length) return { sheets: fewer, whiteness };
  }
  return { sheets: withFullerEnd(sheets), whiteness: 1 };
}

function fill(groups: readonly Group[], whiteness: number): Sheet[] {
  const sheets: Group[][] = [];
  for (const group of groups) {
    const sheet = sheets.at(-1);
    if (sheet && heightOf([...sheet, group], whiteness) <= room) sheet.push(group);
    else sheets.push([group]);
  }
  return sheets;
}

/**
 * Moves whole sections over from the page before, or as much as needed; that page is never left half empty
 * itself.
 */
function withFullerEnd(sheets: readonly Sheet[]): readonly Sheet[] {
  const [before = [], last = []] = sheets.slice(-2);
  const ends = before
    .map((group, at) => ({ group, stay: before.slice(0, at), move: [...before.slice(at), ...last] }))
    .filter(({ stay }) => heightOf(stay, 1) >= room / 2)
    .toReversed();
  const isFull = ({ move }: { move: Sheet }) => heightOf(move, 1) >= enough;
  const sections = ends.filter(({ group }) => group[0]?.opensSection);
  const end = sections.find(isFull) ?? ends.find(isFull) ?? ends.at(-1);
  return end ? [...sheets.slice(0, -2), end.stay, end.move] : sheets;
}

const heightOf = (sheet: Sheet, whiteness: number) =>
  sheet.flat().reduce((sum, piece, index) => sum + whiteAbove(piece, index) * whiteness + piece.height, 0);

/** It is dropped above the first piece of a page. */
const whiteAbove = ({ space }: Piece, index: number) => (index === 0 ? 0 : space);

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
