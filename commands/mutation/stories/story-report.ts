import type { Story } from './story.ts';

/** What matters here of Playwright's JSON report. */
export type StoryReport = { readonly suites: readonly Suite[] };

type Suite = { readonly title: string; readonly specs: readonly Spec[]; readonly suites?: readonly Suite[] };

type Spec = {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly { readonly projectName: string; readonly results: readonly Result[] }[];
};

type Result = {
  readonly status?: string;
  readonly duration: number;
  readonly attachments?: readonly { readonly name: string; readonly body?: string }[];
};

export type ToldStory = {
  readonly story: Omit<Story, 'width'>;
  readonly project: string;
  readonly hasFailed: boolean;
  readonly durationMs: number;
  /** The mutants that it came by, where it was asked to note them. */
  readonly reached: readonly string[];
};

export const toldIn = ({ suites }: StoryReport): ToldStory[] =>
  suites.flatMap((suite) => toldInSuite(suite, []));

/** The outermost suite is a file, whose name is no part of a title. */
function toldInSuite({ specs, suites = [] }: Suite, titles: readonly string[]): ToldStory[] {
  return [
    ...specs.flatMap((spec) => toldInSpec(spec, titles)),
    ...suites.flatMap((inner) => toldInSuite(inner, [...titles, inner.title])),
  ];
}

const toldInSpec = ({ file, title, tests }: Spec, titles: readonly string[]): ToldStory[] =>
  tests.map(({ projectName, results }) => {
    const result = results.at(-1);
    const noted = result?.attachments?.find(({ name }) => name === 'reached')?.body;
    return {
      story: { file, title: [...titles, title].join(' ') },
      project: projectName,
      hasFailed: result?.status !== 'passed',
      durationMs: result?.duration ?? 0,
      reached: noted === undefined ? [] : (JSON.parse(Buffer.from(noted, 'base64').toString()) as string[]),
    };
  });
