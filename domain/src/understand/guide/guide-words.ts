import type { Guide } from '../../platform/site/guide.ts';

export const wordsOf = ({ title, summary, sections }: Guide): readonly string[] => [
  title,
  summary,
  ...sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items)),
  ]),
];
