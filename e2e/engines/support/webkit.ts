import { createServer } from 'node:net';
import { firstLineLike, startProgram } from './started.ts';
import { type Engine, phone, type Tab } from './tab.ts';
import { clicking, moving, pressing, typing } from './w3c-actions.ts';

type Call = (
  method: 'POST' | 'GET' | 'DELETE',
  path: string,
  body?: object,
  milliseconds?: number,
) => Promise<unknown>;

/** How long a window may take to open, and any single request to it. */
const WINDOW_COMES_WITHIN = 20_000;
const ANSWER_COMES_WITHIN = 60_000;

/** Safari's engine in the window of WebKitGTK, by WebDriver, on an invisible screen. */
export async function startWebKit(): Promise<Engine> {
  const screen = `${phone.width}x${phone.height}x24`;
  const display = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp']);
  const number = await firstLineLike(display.child, display.child.stdout, /^(\d+)$/);
  const open = () => openWindow(`:${number}`);

  // The version can only be read from a window.
  const first = await open();
  await first.close();
  return {
    version: `WebKitGTK ${first.version}`,
    openTab: async () => tabOf(await open()),
    close: () => display.stop(),
  };
}

type Window = { readonly version: string; readonly call: Call; close(): Promise<void> };

/**
 * Each window has its own driver, so that none waits for what the previous one left behind. WebKitGTK
 * sometimes never opens a window; then its driver is replaced, twice at most.
 */
async function openWindow(display: string, others = 2): Promise<Window> {
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display });
  const call = caller(`http://127.0.0.1:${port}`);
  try {
    await answering(call);
    const { sessionId, capabilities } = await newSession(call);
    return {
      version: capabilities.browserVersion,
      call: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
      close: async () => {
        await call('DELETE', `/session/${sessionId}`);
        await driver.stop();
      },
    };
  } catch (error) {
    await driver.stop();
    if (others === 0) throw error;
    return openWindow(display, others - 1);
  }
}

type Session = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };

const newSession = async (call: Call) => {
  const windowOptions = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };
  const capabilities = { alwaysMatch: windowOptions };
  return (await call('POST', '/session', { capabilities }, WINDOW_COMES_WITHIN)) as Session;
};

async function tabOf({ call: own, close }: Window): Promise<Tab> {
  await own('POST', '/window/rect', { x: 0, y: 0, ...phone });
  const perform = async (actions: readonly object[]) => void (await own('POST', '/actions', { actions }));
  return {
    // This driver does not report them.
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
    close,
  };
}

const caller =
  (address: string): Call =>
  async (method, path, body, milliseconds = ANSWER_COMES_WITHIN) => {
    const signal = AbortSignal.timeout(milliseconds);
    const response = await fetch(address + path, {
      method,
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path}: no answer`, { cause: error });
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** It gives no sign when it is ready. */
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
