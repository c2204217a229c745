import { describe, expect, test } from 'vitest';
import { findPage } from '../../../platform/page/page.ts';
import { readingPages } from '../../../assembly/reading-pages.tsx';
import { pages } from '../../../assembly/routes.tsx';
import type { Block, LegalText, Piece, Pieces } from '../text.ts';
import { accessibility } from '../AccessibilityPage.tsx';
import { complaints } from '../ComplaintsPage.tsx';
import { cookies } from '../CookiesPage.tsx';
import { privacy } from './privacy.ts';
import { terms } from '../TermsPage.tsx';
import { transparency } from '../TransparencyPage.tsx';

const texts: readonly LegalText[] = [privacy, cookies, terms, complaints, accessibility, transparency];

const piecesOf = (block: Block): readonly Pieces[] => {
  if (block.kind === 'paragraph') return [block.pieces];
  return block.kind === 'table' ? block.rows.flat() : block.items;
};
const everyPiece = (text: LegalText): readonly Piece[] =>
  [text.lead, ...text.sections.flatMap(({ blocks }) => blocks.flatMap(piecesOf))].flat();

describe.each(texts.map((text) => [text.name, text] as const))('%s', (_name, text) => {
  test('every section has an anchor of its own', () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  test('every link leads to an existing page', () => {
    const links = everyPiece(text).flatMap((piece) =>
      typeof piece !== 'string' && piece.kind === 'link' && piece.to.startsWith('/') ? [piece.to] : [],
    );
    expect(links.filter((to) => !findPage([...readingPages, ...pages], to))).toEqual([]);
  });

  test('every table row is as long as its head', () => {
    const tables = text.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'table');
    const uneven = tables.filter(
      (block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length),
    );
    expect(uneven).toEqual([]);
  });

  test('the description has the length that search results show', () => {
    expect(text.description.length).toBeLessThanOrEqual(170);
  });
});
