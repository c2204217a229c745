import { notMePath } from '@riparo/domain/people/account/paths.ts';
import { expect, test } from 'vitest';
import { emailInHash } from './NotMePage.tsx';

test.each(['ada@example.it', 'o’neil+casa@example.it', 'a#b?c@example.it', 'àda@éxample.it'])(
  '%s arrives as it was linked',
  (email) => {
    const { hash, search, pathname } = new URL(notMePath(email), 'https://www.riparo.example');
    expect(emailInHash(hash)).toBe(email);
    expect(pathname + search).toBe('/non-ero-io');
  },
);

test.each(['', '#', '#contenuto', '#%E0%A4%A'])('%j is no address', (hash) => {
  expect(emailInHash(hash)).toBe('');
});
