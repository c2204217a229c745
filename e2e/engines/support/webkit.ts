import { createServer } from 'node:net';
import { said, startProgram } from './started.ts';
import { type Engine, phone, type Tab } from './tab.ts';
import { clicking, moving, pressing, typing } from './w3c-actions.ts';

type Call = (method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Safari's engine in the window that WebKitGTK brings, by WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const screen = `${phone.width}x${phone.height}x24`;
  const display = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp']);
  const number = await said(display.child, display.child.stdout, /^(\d+)$/);
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${number}` });
  const call = caller(`http://127.0.0.1:${port}`);
  await answering(call);

  // The only way to ask: a window tells.
  const first = await newSession(call);
  await call('DELETE', `/session/${first.sessionId}`);
  return {
    version: `WebKitGTK ${first.capabilities.browserVersion}`,
    openTab: () => openTab(call),
    close: async () => {
      await driver.stop();
      await display.stop();
    },
  };
}

type Session = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };

const newSession = async (call: Call) =>
  (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
    },
  })) as Session;

async function openTab(call: Call): Promise<Tab> {
  const { sessionId } = await newSession(call);
  const own: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  await own('POST', '/window/rect', { x: 0, y: 0, ...phone });
  const perform = async (actions: readonly object[]) => void (await own('POST', '/actions', { actions }));
  return {
    // This driver has no ear for them.
    complaints: [],
    goTo: async (url) => void (await own('POST', '/url', { url })),
    back: async () => void (await own('POST', '/back', {})),
    reload: async () => void (await own('POST', '/refresh', {})),
    evaluate: async (expression) => {
      const script = `return (async () => JSON.stringify(await ${expression}))()`;
      const value = (await own('POST', '/execute/sync', { script, args: [] })) as string | null;
      return value === null ? undefined : (JSON.parse(value) as unknown);
    },
    moveTo: (point) => perform(moving(point)),
    click: (point) => perform(clicking(point)),
    type: (text) => perform(typing(text)),
    press: (key) => perform(pressing(key)),
    close: async () => void (await own('DELETE', '')),
  };
}

const caller =
  (address: string): Call =>
  async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** It says nothing when it is ready. */
async function answering(call: Call): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const isUp = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}
