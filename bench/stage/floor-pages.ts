import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { securityHeaders } from '../../server/src/platform/http/security-headers.ts';
import { buildReactAlone } from './react-alone.ts';

// The minimum of a page: text in HTML at `/`, one question rendered by React at `/react`, with the headers of
// our pages.
const page = (body: string) =>
  `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Riparo</title><link rel="icon" href="data:,">${body}`;
const question = `import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.querySelector('main')).render(
    createElement('label', null, createElement('h1', null, 'Come ti chiami?'), createElement('input')));`;

const answers = new Map([
  ['/', ['text/html', page('<main><h1>Assicurarsi, con calma.</h1><p>Capisci che cosa rischi.</p></main>')]],
  ['/react', ['text/html', page('<main></main><script type="module" src="/react.js"></script>')]],
  ['/react.js', ['text/javascript', await buildReactAlone(question)]],
]);
const compressed = new Map(
  [...answers].map(([path, [type, text = '']]) => [path, { type, body: brotliCompressSync(text) }] as const),
);

// Security headers are not optional: a page in its own browsing context group alone is painted 50 ms later
// (decision 0057).
const headers = securityHeaders({ isHttps: false, hstsPreload: false });

createServer((request, reply) => {
  const found = compressed.get(request.url ?? '');
  if (!found) return reply.writeHead(404).end();
  return reply
    .writeHead(200, { ...headers, 'content-type': found.type, 'content-encoding': 'br' })
    .end(found.body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
