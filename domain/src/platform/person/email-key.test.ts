import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyEmail } from './email.ts';
import { emailKey } from './email-key.ts';

declare const URL: new (address: string) => { readonly hostname: string };

test.each([
  ['Ada@Example.IT', 'ada@example.it'],
  [' ada@example.it ', 'ada@example.it'],
  ['A\u0300da@example.it', 'àda@example.it'],
  ['ada@citta\u0300.it', 'ada@xn--citt-3na.it'],
  ['ada@CITTÀ.it', 'ada@xn--citt-3na.it'],
  ['ada@XN--CITT-3NA.it', 'ada@xn--citt-3na.it'],
  ['ada@ｅxample.it', 'ada@example.it'],
  ['ada@example。it', 'ada@example.it'],
  ['ada@exaſmple.it', 'ada@exasmple.it'],
])('%s is the username %s', (email, key) => {
  expect(emailKey(email)).toBe(key);
});

test('a dot or a plus sign makes another username: only the mail server knows what they mean', () => {
  expect(emailKey('a.da+casa@example.it')).not.toBe(emailKey('ada@example.it'));
});

/** The ways to type one character of a domain. */
const spellings: Readonly<Record<string, string>> = {
  a: 'aAａＡⓐ𝐚ª',
  d: 'dDｄⓓⅾ',
  e: 'eEｅℯ',
  i: 'iIｉⅰℹ',
  k: 'kKｋ\u212a',
  s: 'sSｓſ',
  t: 'tTｔ',
  ß: 'ßẞ',
  à: 'àÀ',
  è: 'èÈ',
  2: '2２²②',
  '-': '-－﹣',
  '.': '.。．｡',
};

const spelled = (host: string) =>
  fc
    .tuple(...[...host].map((sign) => fc.constantFrom(...(spellings[sign] ?? sign))))
    .chain((signs) =>
      fc.constantFrom('NFC', 'NFD').map((form) => signs.join('').normalize(form as 'NFC' | 'NFD')),
    );

const label = fc.string({ unit: fc.constantFrom(...'adeikstàèß2'), minLength: 1, maxLength: 8 });
const host = fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => [...labels, 'it'].join('.'));

test('spellings of one host share one key and are stored as one address', () => {
  const twoSpellings = host.chain((domain) => fc.tuple(spelled(domain), spelled(domain)));
  fc.assert(
    fc.property(twoSpellings, ([one, other]) => {
      expect(new URL(`http://${one}`).hostname).toBe(new URL(`http://${other}`).hostname);
      expect(emailKey(`Ada@${one}`)).toBe(emailKey(`ada@${other}`));
      expect(tidyEmail(`ada@${one}`)).toBe(tidyEmail(`ada@${other}`));
    }),
  );
});

// `unit: 'binary'` takes seconds to prepare.
const anySign = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));
const anyText = fc.string({ unit: anySign });

test('a stored address has the same key as the address that was typed', () => {
  const anything = fc.oneof(
    anyText,
    fc.tuple(anyText, fc.oneof(host, anyText)).map((parts) => parts.join('@')),
    fc.string({ unit: fc.constantFrom(...'ΑΣaσİIıK\u212a@.'), maxLength: 12 }),
  );
  fc.assert(
    fc.property(anything, (typed) => {
      const kept = tidyEmail(typed);
      expect(tidyEmail(kept)).toBe(kept);
      expect(emailKey(kept)).toBe(emailKey(typed));
      // As a database of any locale lowercases it.
      expect(kept.replace(/[A-Z]/g, (letter) => letter.toLowerCase())).toBe(emailKey(typed));
    }),
  );
});

test('an overlong domain is left as it is, because parsing it would block other requests', () => {
  const endless = `ada@${'è'.repeat(300)}.it`;
  expect(emailKey(endless)).toBe(endless);
});
