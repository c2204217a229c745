/** Headers that falsely claim another host. */
export const lies = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'ftp',
  'x-forwarded-port': '666',
  'x-forwarded-server': 'evil.example',
  'x-forwarded-prefix': '/evil',
  'x-original-url': '/sandbox/posta',
  'x-rewrite-url': '/sandbox/posta',
  forwarded: 'host=evil.example;proto=ftp',
};
