import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLineLike, startProgram } from './started.ts';
import { type Engine, phone, type Tab } from './tab.ts';
import { clicking, moving, pressing, typing } from './w3c-actions.ts';

type Message = {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly message?: string;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly params?: { level?: string; text?: string; source?: { context?: string } };
};
type LogListener = (entry: NonNullable<Message['params']>) => void;

/** Plain Firefox by WebDriver BiDi: it speaks that itself, on a socket. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'riparo-firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "it-IT, it");\n');
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { child, stop } = startProgram(process.env['FIREFOX'] ?? 'firefox-esr', args);
  const address = await firstLineLike(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, listen } = await connect(`${address}/session`);

  const { capabilities } = await send('session.new', { capabilities: {} });
  const { browserVersion } = capabilities as { browserVersion: string };
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    version: `Firefox ${browserVersion}`,
    openTab: () => openTab(send, listen),
    close: async () => {
      await stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;
type Listen = (context: string, listener: LogListener) => void;

async function connect(address: string): Promise<{ send: Send; listen: Listen }> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, LogListener>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params) listeners.get(message.params.source?.context ?? '')?.(message.params);
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, ({ type, message, result = {} }) => {
          waiting.delete(id);
          if (type === 'success') resolve(result);
          else reject(new Error(`${method}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    listen: (context, listener) => listeners.set(context, listener),
  };
}

async function openTab(send: Send, listen: Listen): Promise<Tab> {
  const { userContext } = await send('browser.createUserContext');
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: phone });
  const complaints: string[] = [];
  listen(String(context), ({ level, text }) => {
    if (level === 'error') complaints.push(text ?? '');
  });
  const perform = async (actions: readonly object[]) =>
    void (await send('input.performActions', { context, actions }));
  return {
    complaints,
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        target: { context },
        expression: `(async () => JSON.stringify(await ${expression}))()`,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
      const { value } = result as { value?: string };
      return value === undefined ? undefined : (JSON.parse(value) as unknown);
    },
    moveTo: (point) => perform(moving(point)),
    click: (point) => perform(clicking(point)),
    type: (text) => perform(typing(text)),
    press: (key) => perform(pressing(key)),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}
