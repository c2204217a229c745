import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { ski } from '@riparo/domain/buy/products/ski/product.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const lines = readFileSync(join(root, 'docs', 'acceptance.md'), 'utf8').split('\n');

/** The end of a section: `- A12: what must be so`, below `### Not held yet`. */
const isListOfNotHeld = (heading: string | undefined) => heading === '### Not held yet';
const headingAbove = (place: number) => lines.slice(0, place).findLast((line) => line.startsWith('#'));

// A cell may quote a `|`, as `\|`; Markdown escapes other signs too.
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll(/\\(?=[^\w\s])/g, ''));

/** The start of the table of effort: its rows are products, not sentences. */
const effortAt = lines.indexOf('## How much it takes to be covered');

const rows = lines
  .slice(0, effortAt)
  .map((line, place) => ({ line, place }))
  .filter(({ line }) => line.startsWith('|'))
  .map(({ line, place }) => ({ cells: cellsOf(line), place }))
  .filter(({ cells: [first = ''] }) => first !== 'no.' && !/^:?-+:?$/.test(first))
  .map(({ cells: [number = '', sentence = '', heldBy = '', ...rest], place }) => {
    const proofs = heldBy.split(/<br>|, (?=`)/).map((proof) => {
      const [file = '', ...title] = proof.replaceAll('`', '').split(' › ');
      return { file: file.trim(), title: title.join(' › ').trim() };
    });
    return { number, sentence, proofs, rest, place };
  });

const notHeld = lines.flatMap((line, place) => {
  const [, number] = /^- ([AB]\d+):/.exec(line) ?? [];
  return number === undefined ? [] : [{ number, place }];
});

// The title of a test or story, even with a table of examples or a tag around it.
const TITLE = /(?:\b(?:test|it|story|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

const titlesByFile = new Map<string, readonly string[]>();
const titlesIn = (file: string): readonly string[] => {
  const known = titlesByFile.get(file);
  if (known) return known;
  const path = join(root, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const titles = [...source.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));
  titlesByFile.set(file, titles);
  return titles;
};

test('every row of the acceptance table has a number, a sentence and a test that covers it', () => {
  expect(rows.length).toBeGreaterThan(0);
  const incomplete = rows.filter(
    ({ number, sentence, proofs, rest }) =>
      !/^[AB]\d+$/.test(number) ||
      sentence === '' ||
      rest.length > 0 ||
      proofs.some(({ file, title }) => file === '' || title === ''),
  );
  expect(incomplete).toEqual([]);
});

test('the numbers of the acceptance table are unique', () => {
  const numbers = [...rows, ...notHeld].map(({ number }) => number);
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

test('every test and story named in the acceptance table exists', () => {
  const gone = rows.flatMap(({ number, proofs }) =>
    proofs
      .filter(({ file, title }) => !titlesIn(file).some((each) => each.includes(title)))
      .map(({ file, title }) => `${number}: ${file} › ${title}`),
  );
  expect(gone).toEqual([]);
});

test('gaps in the acceptance table are listed at the end of their section', () => {
  expect(rows.filter(({ place }) => isListOfNotHeld(headingAbove(place)))).toEqual([]);
  expect(notHeld.filter(({ place }) => !isListOfNotHeld(headingAbove(place)))).toEqual([]);
  const lists = lines.flatMap((line, place) => (isListOfNotHeld(line) ? [place] : []));
  const followed = lists.filter((place) => {
    const next = lines.slice(place + 1).find((line) => line.startsWith('#'));
    return next !== undefined && !next.startsWith('## ');
  });
  expect(followed).toEqual([]);
});

test('the acceptance table states the effort of buying every product, in numbers', () => {
  const counted = lines
    .slice(effortAt)
    .map(cellsOf)
    .filter(([, , ...figures]) => figures.length === 3 && figures.every((figure) => /^\d+$/.test(figure)))
    .map(([product, who]) => `${product}, ${who}`);
  const guests = [...purchasableProducts, ski].map(({ title }) => `${title}, guest`);
  expect(counted.toSorted()).toEqual([...guests, 'MiMuovo, customer'].toSorted());
});
