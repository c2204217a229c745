import type { Result, Row } from './results.ts';

const opening = `# Figures

Each measurement is shown beside its floor: the same work done, in the same run, by a program that does nothing else.
\`npm run bench -- --figures\` writes this page from the latest runs of \`npm run bench\` and of the fault tests; do not edit it.
`;

const columns: readonly (readonly [title: string, cell: (row: Row) => string])[] = [
  ['', (row) => row.what],
  ['measured', (row) => row.figure],
  ['floor', (row) => row.floor ?? ''],
  ['of the floor', (row) => row.ratio?.toFixed(2) ?? ''],
  ['goal', (row) => row.goal ?? ''],
  ['met', (row) => (row.met === undefined ? '' : row.met ? 'yes' : '**no**')],
];

export function renderFigures(results: readonly Result[]): string {
  const sorted = results.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const missed = sorted.flatMap(({ rows }) => rows).filter(({ met }) => met === false);
  const verdict =
    missed.length === 0 ? 'Every goal is met.' : `Not met: ${missed.map(({ what }) => what).join('; ')}.`;
  return [opening, `${verdict}\n`, ...sorted.map(section)].join('\n');
}

function section({ name, date, machine, rows }: Result): string {
  return `## ${name}\n\n${day(date)}, ${machine}.\n\n${table(rows)}\n`;
}

/** With the formatter's column widths, so that formatting does not change the page. */
export function table(rows: readonly Row[]): string {
  const used = columns.filter(([title, cell]) => title === '' || rows.some((row) => cell(row) !== ''));
  const lines = [
    used.map(([title]) => title),
    ...rows.map((row) => used.map(([, cell]) => escaped(cell(row)))),
  ];
  const widths = used.map((_, index) => Math.max(3, ...lines.map((line) => line[index]?.length ?? 0)));
  const print = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [
    print(head),
    print(
      head.map(() => ''),
      '-',
    ),
    ...body.map((line) => print(line)),
  ].join('\n');
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|');
}

function day(date: string): string {
  return `${date.slice(0, 10)} ${date.slice(11, 16)} UTC`;
}
