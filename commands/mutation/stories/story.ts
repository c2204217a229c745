/** A story that is told in a browser. */
export type Story = {
  /** `buys-a-ski-policy.spec.ts` */
  readonly file: string;
  readonly title: string;
  /** The project of Playwright that tells it: `phone` or `desktop`. */
  readonly width: string;
};

/** A story, and the mutant that is on meanwhile. Null: none is, and it notes which ones it comes by. */
export type StoryTry = { readonly story: Story; readonly mutant: string | null; readonly limitMs: number };

export const nameOf = ({ file, title, width }: Story) => `${file}: ${title} (${width})`;

/** What is told together: a project of Playwright has one width and one mutant. */
export const projectOf = ({ story, mutant }: Pick<StoryTry, 'story' | 'mutant'>) =>
  `${story.width} ${mutant ?? 'as it is'}`;
