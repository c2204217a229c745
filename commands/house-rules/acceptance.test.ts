import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const NOT_HELD = 'not held yet';

const lines = ['docs/acceptance.md', 'docs/acceptance-b.md']
  .map((file) => join(root, file))
  .filter((file) => existsSync(file))
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'));

/** A cell may quote a `|`, as `\|`. */
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const rows = lines
  .filter((line) => line.startsWith('|'))
  .map(cellsOf)
  .filter(([first = '']) => first !== 'no.' && !/^:?-+:?$/.test(first))
  .map(([number = '', sentence = '', heldBy = '', ...rest]) => ({ number, sentence, heldBy, rest }));

/** The list at the end of a section: `- A12: what must be so. not held yet`. */
const notHeld = lines.flatMap((line) => {
  const [, number] = /^- ([AB]\d+):/.exec(line) ?? [];
  return number === undefined ? [] : [{ number, line }];
});

const proofs = rows.flatMap(({ number, heldBy }) =>
  [...heldBy.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ number, file, title })),
);

// The name of a test or story, also where a table of examples or a tag stands before or after it.
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

test('every row of the acceptance table has a number, a sentence and a test that holds it', () => {
  expect(rows.length).toBeGreaterThan(0);
  const incomplete = rows.filter(
    ({ number, sentence, rest }) =>
      !/^[AB]\d+$/.test(number) ||
      sentence === '' ||
      rest.length > 0 ||
      !proofs.some((proof) => proof.number === number),
  );
  expect(incomplete).toEqual([]);
});

test('no number of the acceptance table is given twice', () => {
  const numbers = [...rows, ...notHeld].map(({ number }) => number);
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

test('every test and story that the acceptance table names is there', () => {
  const gone = proofs.filter(({ file, title }) => !titlesIn(file).some((each) => each.includes(title)));
  expect(gone.map(({ number, file, title }) => `${number}: ${file} › ${title}`)).toEqual([]);
});

test('what the acceptance table does not hold yet is in the list at the end of its section', () => {
  expect(rows.filter(({ sentence, heldBy }) => `${sentence} ${heldBy}`.includes(NOT_HELD))).toEqual([]);
  expect(notHeld.filter(({ line }) => !line.endsWith(NOT_HELD))).toEqual([]);
  // Of each section the list is the last thing: no row follows it.
  const afterList = lines.filter((line, place) => {
    const section = lines.slice(0, place).findLastIndex((each) => each.startsWith('## '));
    return line.startsWith('|') && lines.slice(section + 1, place).some((each) => each.endsWith(NOT_HELD));
  });
  expect(afterList).toEqual([]);
});
