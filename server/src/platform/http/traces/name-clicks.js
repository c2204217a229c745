// @ts-nocheck: it runs in browsers, whose names the types of the server do not know.
// Sent only where the server traces (decision 0072). Calls within a few seconds of a click are told to be a part of it: by a number
// that is made anew for each click, the kind of element and the time since then. Nothing of what it says, and nobody but us.
const attentionMs = 5000;
const random = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let latest = null;
for (const type of ['click', 'submit'])
  addEventListener(
    type,
    ({ target }) => {
      const element =
        target instanceof Element ? target.closest('a, button, form, input, label, select, summary') : null;
      latest = {
        id: random(16),
        name: `${type} ${element ? element.localName : 'page'}`,
        at: performance.now(),
      };
    },
    { capture: true, passive: true },
  );

const send = globalThis.fetch;
globalThis.fetch = (address, options) => {
  const age = latest ? Math.round(performance.now() - latest.at) : attentionMs;
  if (!latest || age >= attentionMs || typeof address !== 'string' || !address.startsWith('/api/'))
    return send(address, options);
  const headers = new Headers(options?.headers);
  headers.set('traceparent', `00-${latest.id}-${random(8)}-01`);
  headers.set('x-click', `${latest.name};${age}`);
  return send(address, { ...options, headers });
};
