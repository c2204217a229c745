import type { Field, Option } from '@riparo/domain/wizard/definition.ts';
import { expect, test } from 'vitest';
import { lookOf } from './look-of-options.ts';

const base = { name: 'one', label: 'Uno' };
const plain: Option = { value: 'a', label: 'A' };
const drawn: Option = { value: 'b', label: 'B', picture: 'dog' };

test.each<[string, Partial<Field>, string]>([
  ['yes and no', { kind: 'yesNo' }, 'pair'],
  ['what is typed', { kind: 'text' }, 'card'],
  ['numbers', { kind: 'choice', options: [plain], isCount: true }, 'key'],
  ['many short answers', { kind: 'choice', options: [plain], isList: true }, 'line'],
  ['words', { kind: 'choice', options: [plain] }, 'card'],
  ['a picture among words', { kind: 'choice', options: [plain, drawn] }, 'tile'],
  ['several words', { kind: 'multiChoice', options: [plain], exclusive: [] }, 'card'],
  ['several with pictures', { kind: 'multiChoice', options: [drawn, plain], exclusive: [] }, 'tile'],
])('%s', (_what, field, look) => {
  expect(lookOf({ ...base, ...field } as Field)).toBe(look);
});
