import { describe, expect, test } from 'vitest';
import { type Piece, setPieces } from './flow.ts';
import { page } from './look.ts';

const room = page.height - page.bottom - page.top;

/** How many pages there are; on which, from 1, and how far below its top each piece is drawn. */
const set = (pieces: readonly Omit<Piece, 'draw'>[]) => {
  let pages = 0;
  const drawn: { at: number; below: number }[] = [];
  setPieces(
    pieces.map((piece) => ({ ...piece, draw: (y) => drawn.push({ at: pages, below: y - page.top }) })),
    () => {
      pages += 1;
      return page.top;
    },
  );
  return { pages, drawn };
};

const pagesOf = (pieces: readonly Omit<Piece, 'draw'>[]) => set(pieces).drawn.map(({ at }) => at);

/** A piece that takes so much of a page. */
const part = (share: number, more: Partial<Piece> = {}) => ({ height: room * share, space: 0, ...more });

const tenth = (space = 0) => ({ height: room / 10 - space, space });

describe('pieces', () => {
  test('stand one below the other, with their white, but for the first', () => {
    const pieces = [1, 2, 3].map((times) => ({ height: 100, space: 10 * times }));
    expect(set(pieces).drawn).toEqual([
      { at: 1, below: 0 },
      { at: 1, below: 120 },
      { at: 1, below: 250 },
    ]);
  });

  test('fill a page to its end', () => {
    expect(pagesOf([part(0.5), part(0.5)])).toEqual([1, 1]);
  });

  test('go over with the next where they stay with it, and stay where they are the last', () => {
    expect(pagesOf([part(0.9), part(0.05, { staysWithNext: true }), part(0.6)])).toEqual([1, 2, 2]);
    expect(pagesOf([part(0.1, { staysWithNext: true })])).toEqual([1]);
  });

  test('that are none need no page', () => {
    expect(set([])).toEqual({ pages: 0, drawn: [] });
  });
});

describe('the last page of a document', () => {
  test.each([
    { needed: 0.9, at: 1, kept: 0.9 },
    { needed: 0.8, at: 1, kept: 0.8 },
    { needed: 0.7, at: 1, kept: 0.7 },
    { needed: 0.6, at: 2, kept: 1 },
  ])('is left out for $kept of the white, not for less: $needed', ({ needed, at, kept }) => {
    const space = 40;
    const height = (room - 10 * space * needed - 1) / 11;
    const { drawn } = set(Array.from({ length: 11 }, () => ({ height, space })));
    expect(drawn.at(-1)?.at).toBe(at);
    expect(drawn[1]?.below).toBeCloseTo(height + space * kept);
  });

  test.each([
    ['half a page is enough', [part(0.5), part(0.25), part(0.25), part(0.5)], [1, 1, 1, 2]],
    [
      'the white on it counts',
      [
        part(0.5),
        part(0.25),
        part(0.25),
        { height: room / 4 - 5, space: 0 },
        { height: room / 4 - 5, space: 15 },
      ],
      [1, 1, 1, 2, 2],
    ],
    ['half a page may be left before it', [part(0.5), part(0.5), part(0.25)], [1, 2, 2]],
    [
      'the white there counts too',
      [part(0.25), { height: room / 4 - 10, space: 20 }, { height: room / 2 - 20, space: 0 }, part(0.25)],
      [1, 1, 2, 2],
    ],
    [
      'no more goes over than makes it half full',
      [part(0.5), part(0.25), part(0.25), part(0.25)],
      [1, 1, 2, 2],
    ],
    [
      'with the white between',
      [part(0.5), part(0.25), { height: room / 4 - 15, space: 0 }, { height: room / 4 - 15, space: 40 }],
      [1, 1, 2, 2],
    ],
    [
      'a section goes over whole, though less would do',
      [
        part(0.5),
        part(0.125, { opensSection: true, staysWithNext: true }),
        ...[1, 2, 3].map(() => part(0.125)),
        part(0.25),
      ],
      [1, 2, 2, 2, 2, 2],
    ],
    [
      'but not one that would leave the page before half empty',
      [
        ...[1, 2, 3].map(() => part(0.125)),
        part(0.125, { opensSection: true }),
        ...[1, 2, 3, 4].map(() => part(0.125)),
        part(0.25),
      ],
      [1, 1, 1, 1, 1, 1, 2, 2, 2],
    ],
    [
      'what can go over does, though it is not enough',
      [part(0.6), part(0.2), part(0.15), part(0.1)],
      [1, 2, 2, 2],
    ],
    ['where nothing can, nothing does', [part(0.95), part(0.1)], [1, 2]],
    [
      'pages before these two stay as they are',
      [part(1), part(1), part(0.5), part(0.25), part(0.25), part(0.25)],
      [1, 2, 3, 3, 4, 4],
    ],
  ])('%s', (_, pieces, expected) => {
    expect(pagesOf(pieces)).toEqual(expected);
  });

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
