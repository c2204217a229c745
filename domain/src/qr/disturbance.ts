// How hard a code is to read, by the four rules of ISO/IEC 18004, 7.8.3.

type Lines = readonly (readonly boolean[])[];

export const disturbance = (squares: Lines): number => {
  const columns = squares.map((_, x) => squares.map((row) => row[x] === true));
  const lines = [...squares, ...columns];
  return sum(lines.map(longRuns)) + blocks(squares) + sum(lines.map(falseEyes)) + imbalance(squares);
};

const sum = (numbers: readonly number[]) => numbers.reduce((whole, part) => whole + part, 0);

const written = (line: readonly boolean[]) => line.map((isDark) => (isDark ? '1' : '0')).join('');

/** Five or more of one colour in a row. */
const longRuns = (line: readonly boolean[]) =>
  sum((written(line).match(/0{5,}|1{5,}/g) ?? []).map(({ length }) => length - 2));

/** Four of one colour in a square. */
const blocks = (squares: Lines) =>
  3 *
  sum(
    squares.map(
      (row, y) =>
        row.filter((isDark, x) => {
          const below = squares[y + 1];
          return row[x + 1] === isDark && below?.[x] === isDark && below[x + 1] === isDark;
        }).length,
    ),
  );

const EYE = /(?=00001011101|10111010000)/g;

/** What looks like the line through an eye where there is none. Beyond the edge everything is light. */
const falseEyes = (line: readonly boolean[]) => 40 * (`0000${written(line)}0000`.match(EYE) ?? []).length;

/** Much more of one colour than of the other. */
const imbalance = (squares: Lines) => {
  const all = squares.flat();
  const share = all.filter(Boolean).length / all.length;
  return 10 * Math.floor(Math.abs(share * 20 - 10));
};
