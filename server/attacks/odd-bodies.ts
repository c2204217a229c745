const nesting = 20_000;
const tenMegabytes = 10 * 1024 * 1024;

/** Whole bodies that no client of ours writes, with the content type they claim. */
export const oddBodies: readonly { what: string; type: string; body: string | Buffer }[] = [
  { what: 'nothing', type: 'application/json', body: '' },
  { what: 'no JSON', type: 'application/json', body: '{"email": ' },
  { what: 'null', type: 'application/json', body: 'null' },
  { what: 'a list', type: 'application/json', body: '[]' },
  { what: 'a text', type: 'application/json', body: '"ada"' },
  { what: 'a number', type: 'application/json', body: '1e999' },
  { what: 'a prototype', type: 'application/json', body: '{"__proto__": {"isAdmin": true}}' },
  { what: 'a constructor', type: 'application/json', body: '{"constructor": {"prototype": {"a": 1}}}' },
  { what: 'the same key twice', type: 'application/json', body: '{"email": 1, "email": 2}' },
  { what: 'deep lists', type: 'application/json', body: '['.repeat(nesting) + ']'.repeat(nesting) },
  {
    what: 'deep objects',
    type: 'application/json',
    body: '{"a":'.repeat(nesting) + '1' + '}'.repeat(nesting),
  },
  { what: 'bytes that are no text', type: 'application/json', body: Buffer.from([0xff, 0xfe, 0x00, 0x7b]) },
  { what: 'ten megabytes', type: 'application/json', body: `"${'a'.repeat(tenMegabytes)}"` },
  { what: 'another alphabet', type: 'application/json; charset=utf-16', body: '{}' },
  { what: 'a form', type: 'application/x-www-form-urlencoded', body: 'email=ada%40example.it' },
  { what: 'plain text', type: 'text/plain', body: '{}' },
  {
    what: 'XML',
    type: 'application/xml',
    body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  { what: 'files', type: 'multipart/form-data; boundary=a', body: '--a\r\n\r\n--a--' },
  { what: 'a type that is none', type: 'application/json;;;=', body: '{}' },
  { what: 'two types', type: 'application/json, text/html', body: '{}' },
];
