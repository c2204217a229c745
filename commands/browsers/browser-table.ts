import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';

/** The parts of Playwright's JSON report used in the table. */
export type EngineReport = {
  readonly suites: readonly Suite[];
};
type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type Spec = {
  readonly title: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    readonly results: readonly { readonly duration: number }[];
  }[];
};

const BEGIN = '<!-- table: npm run generate -- browsers -->';
const END = '<!-- end of the table -->';

/** The page with the table between its two marks; the rest of it is written by hand. */
export function withTable(page: string, report: EngineReport, now: Date): string {
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('docs/browsers.md has lost its marks');
  return `${before}${BEGIN}\n\n${browserTable(report, now)}\n\n${END}${after}`;
}

export function browserTable({ suites }: EngineReport, now: Date): string {
  const specs = suites.flatMap(specsIn);
  const projects = [...new Set(specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)))];
  const rows = specs.map(({ title, tests }) => [
    title,
    ...projects.map((project) => outcome(tests.find(({ projectName }) => projectName === project))),
  ]);
  const heads = ['flow', ...projects.map((project) => versionOf(specs, project))];
  return [`Tried on ${dayInRome(now)}.`, '', ...table([heads, heads.map(() => '---'), ...rows])].join('\n');
}

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

function outcome(test: Spec['tests'][number] | undefined): string {
  if (!test) return 'not tried';
  const seconds = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return test.status === 'expected' ? `works (${Math.round(seconds)} s)` : 'fails';
}

/** As the browser itself reported it in a story. */
function versionOf(specs: readonly Spec[], project: string): string {
  const told = specs
    .flatMap(({ tests }) => tests)
    .filter(({ projectName }) => projectName === project)
    .flatMap(({ annotations }) => annotations.find(({ type }) => type === 'browser')?.description ?? []);
  return told[0] ?? project;
}

/** In the formatter's layout. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `| ${row.map((cell, column) => padded(cell, widths[column] ?? 0)).join(' | ')} |`);
}

const padded = (cell: string, width: number) => (cell === '---' ? '-'.repeat(width) : cell.padEnd(width));
