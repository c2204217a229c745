import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectFolder } from '../running/run.ts';

const domain = join(projectFolder, 'domain', 'src');

const files = globSync('**/*.ts', { cwd: domain, exclude: ['**/*.test.ts', 'contract/**'] }).toSorted();

const isSchema = (value: object): value is z.core.$ZodType => '_zod' in value;

/** Numbers and what is so or not, wherever they stand in what a file hands out; words are read elsewhere. */
function* figuresIn(value: unknown, place: string, above: readonly object[] = []): Generator<string> {
  if (typeof value === 'number' || typeof value === 'boolean') yield `${place} ${value}`;
  if (typeof value !== 'object' || value === null || above.includes(value)) return;
  if (value instanceof RegExp) yield `${place} ${value}`;
  else if (isSchema(value)) yield* figuresIn(described(value), place, [...above, value]);
  else if (value instanceof Map || value instanceof Set)
    yield* figuresIn([...value], place, [...above, value]);
  else if (Array.isArray(value) && value.every((each) => typeof each === 'number'))
    yield `${place} [${value.join(' ')}]`;
  else
    for (const [name, each] of Object.entries(value))
      yield* figuresIn(each, `${place}.${name}`, [...above, value]);
}

const described = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

async function figuresOf(file: string): Promise<string[]> {
  const exported = (await import(join(domain, file))) as Record<string, unknown>;
  return Object.keys(exported)
    .toSorted()
    .flatMap((name) => [...figuresIn(exported[name], `${file} ${name}`)]);
}

// The whole domain is loaded for it, which takes a busy machine its time.
const timeout = 120_000;

test('prices, limits, periods, weights and tables are those that were approved', { timeout }, async () => {
  const lines: string[] = [];
  for (const file of files) lines.push(...(await figuresOf(file)));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/domain-figures.txt');
});
