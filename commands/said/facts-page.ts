import type { Fact } from '@riparo/domain/platform/law/fact.ts';
import { facts, isNamedIn } from '@riparo/domain/platform/law/facts.ts';
import { repealed } from '@riparo/domain/platform/law/repealed.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import type { Said } from './said.ts';

export type SaidWhere = {
  readonly pages: readonly Said[];
  readonly mails: readonly Said[];
  readonly documents: readonly Said[];
};

/** `docs/facts.md`: each fact, its source and date, and the texts that rely on it. */
export function factsPage(said: SaidWhere): string {
  return `# Facts

The law, tax rules and practice that our texts state: the source of each, since when it is in force, when it was last looked up, and
which texts rely on it. The table is data (\`domain/src/platform/law\`), and so are the words by which texts name each article: a
change of law is a change of one line there.

\`npm run generate -- facts\` writes this page. A test keeps it up to date and fails when a text names law that is not listed here
or that is repealed.

A star in a document’s name stands for each product. "Not looked up" marks a fact that was taken over and still has to be checked;
"secondary" one that was read in another source and still has to be checked in the official text.

${facts.map((fact) => partOf(fact, said)).join('\n\n')}

## Repealed

| article | of | since | today |
| --- | --- | --- | --- |
${repealed
  .map(
    ({ pattern, of, since, successor }) =>
      `| \`${pattern.source.replaceAll('|', String.raw`\|`)}\` | ${of} | ${since} | ${successor} |`,
  )
  .join('\n')}
`;
}

const sources = { official: 'which is official', secondary: 'which is a **secondary** source' } as const;

function partOf(fact: Fact, { pages, mails, documents }: SaidWhere): string {
  const { says, named, source, inForceFrom, lookedUp, note } = fact;
  const users = (all: readonly Said[]) => {
    const names = all.filter(({ text }) => isNamedIn(fact, text)).map(({ name }) => withoutProduct(name));
    return names.length > 0
      ? [...new Set(names)]
          .toSorted()
          .map((name) => `\`${name}\``)
          .join(', ')
      : '–';
  };
  return [
    `## ${named[0] ?? ''}`,
    '',
    says,
    '',
    `- [Official text](${source}), in force from ${inForceFrom}; ${lookedUp ? `looked up on ${lookedUp.on} at <${lookedUp.at}>, ${sources[lookedUp.kind]}` : 'not looked up'}`,
    ...(note ? [`- ${note}`] : []),
    `- Pages: ${users(pages)}`,
    `- Mails: ${users(mails)}`,
    `- Documents: ${users(documents)}`,
  ].join('\n');
}

const byLength = soldProducts.map(({ key }) => key).toSorted((a, b) => b.length - a.length);

/** The same document of all products counts once. */
function withoutProduct(name: string): string {
  const product = byLength.find((key) => name.startsWith(`${key}-`));
  return product === undefined ? name : `*${name.slice(product.length)}`;
}
