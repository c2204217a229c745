/** Found again, this text was taken over as markup. */
export const scriptMark = '<script>alert("riparo")</script>';
export const imageMark = '<img src=x onerror=alert(1)>';

const texts = [
  '',
  ' ',
  '\u0000',
  'Ada\u0000Rossi',
  '\ud800',
  'Ada\udc00',
  'Ada\r\nBcc: eve@example.org',
  'Ada\r\n\r\nSet-Cookie: a=b',
  'ada@example.it\r\nBcc: eve@example.org',
  'ada@example.it\u0000',
  '\u202egnp.exe',
  'عائشة',
  'Ada 👩‍👩‍👧‍👦 Rossi',
  '👩‍👩‍👧‍👦',
  'A\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301da',
  `Ada ${scriptMark}`,
  imageMark,
  `"><svg onload=alert(1)>`,
  `';drop table deal;--`,
  `' or '1'='1`,
  '$1',
  '%s%n%x',
  '${7*7}{{7*7}}',
  ')Tj ET /JS (app.alert(1)) BT (',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  '=cmd|calc',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '-271821-04-20',
  '1e400',
  '0x1F',
  'NaN',
  'null',
  'constructor',
  '__proto__',
  'toString',
  '\uffff',
  'a'.repeat(200),
  'è'.repeat(5_000),
  'a@'.repeat(2_000),
  `${'a'.repeat(60_000)}!`,
] as const;

const others = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [[]],
  ['a', 'a'],
  { $ne: null },
  { toString: 'a', length: 3 },
  Array.from({ length: 2_000 }, () => 'a'),
] as const;

/** Values that no honest visitor would send, and any attacker would. `undefined` omits the field. */
export const oddValues: readonly unknown[] = [undefined, ...texts, ...others];
export const oddTexts: readonly string[] = texts;

/** One of each kind of attack: every field gets them all, whatever the random ones add. */
export const attacksOnEveryField: readonly string[] = [
  'Ada\u0000Rossi',
  'ada@example.it\r\nBcc: eve@example.org',
  '\u202eعائشة 👩‍👩‍👧‍👦',
  `Ada ${scriptMark}`,
  `';drop table deal;--`,
  '__proto__',
];

/** Values that a field with the given example can never accept. */
export function wrongTypesFor(right: unknown): readonly unknown[] {
  // Its type in other requests is unknown: it may be a text, but never a list of lists.
  if (right === null) return [[[]]];
  if (Array.isArray(right)) return ['a', 1.5, { length: 1 }];
  switch (typeof right) {
    case 'string':
      return [1.5, true, {}, ['a']];
    case 'number':
      return ['molto', true, {}, [1]];
    case 'boolean':
      return ['sì', 1, {}, [true]];
    default:
      return ['a', 1.5, []];
  }
}

/** Query strings, as an attacker would write them. */
export const oddQueries = [
  'q=%',
  'q[]=a&q[]=b',
  'q=a&q=b',
  '__proto__[a]=b',
  'q=%00',
  '%',
  '&&=&',
  'q=%ed%a0%80',
];
