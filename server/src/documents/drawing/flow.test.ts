import { describe, expect, test } from 'vitest';
import { type Piece, setPieces } from './flow.ts';
import { page } from './look.ts';

const room = page.height - page.bottom - page.top;

/** On which page, from 1, each piece is drawn. */
const pagesOf = (pieces: readonly Omit<Piece, 'draw'>[]) => {
  let pages = 0;
  const drawn: number[] = [];
  setPieces(
    pieces.map((piece) => ({ ...piece, draw: () => drawn.push(pages) })),
    () => {
      pages += 1;
      return page.top;
    },
  );
  return drawn;
};

const tenth = (space = 0) => ({ height: room / 10 - space, space });

describe('the last page of a document', () => {
  test('is left out when a little less white makes room for what it would hold', () => {
    const pieces = [...Array.from({ length: 10 }, () => tenth(20)), { height: 30, space: 10 }];
    expect(pagesOf(pieces)).toEqual(Array.from({ length: 11 }, () => 1));
  });

  test('takes a section over from the page before when nothing else fills it', () => {
    const heading = { ...tenth(), opensSection: true, staysWithNext: true };
    const pieces = [
      ...Array.from({ length: 6 }, () => tenth()),
      heading,
      ...Array.from({ length: 4 }, () => tenth()),
    ];
    expect(pagesOf(pieces)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  test('takes more than a section over where that alone leaves it half empty', () => {
    const heading = { ...tenth(), opensSection: true, staysWithNext: true };
    const pieces = [...Array.from({ length: 8 }, () => tenth()), heading, tenth(), { height: 30, space: 0 }];
    expect(pagesOf(pieces)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
  });

  test('stays as it is when half of it is filled', () => {
    const pieces = Array.from({ length: 15 }, () => tenth());
    expect(pagesOf(pieces).filter((at) => at === 2)).toHaveLength(5);
  });

  test('takes lines over, where there are no sections', () => {
    const pieces = Array.from({ length: 14 }, () => tenth());
    expect(pagesOf(pieces).filter((at) => at === 2)).toHaveLength(5);
  });

  test('is not filled by emptying the page before', () => {
    const heading = { ...tenth(), opensSection: true, staysWithNext: true };
    const pieces = [tenth(), heading, ...Array.from({ length: 9 }, () => tenth())];
    expect(pagesOf(pieces)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });
});
