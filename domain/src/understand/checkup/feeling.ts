/** How covered a person feels, in words: from each percentage up to the next. */
const FEELINGS = [
  { from: 80, words: 'molto' },
  { from: 60, words: 'abbastanza' },
  { from: 40, words: 'così così' },
  { from: 20, words: 'poco' },
  { from: 0, words: 'per niente' },
] as const;

export const describeFeeling = (percent: number) =>
  `${percent}%, ${FEELINGS.find(({ from }) => percent >= from)?.words ?? ''}`;
