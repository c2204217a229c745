import type { Session } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const ada: Session = {
  authenticated: true,
  attributes: { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' },
  profileVersion: 1,
};
const nobody: Session = { authenticated: false, attributes: null, profileVersion: null };

const signedIn = { status: 'authenticated', user: { attributes: ada.attributes, profileVersion: 1 } };
const answering = (session: Session | null) => ({ mayBeSignedIn: () => true, ask: async () => session });

// The store is a singleton: each test needs a fresh module.
let store: typeof import('./session-store.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('./session-store.ts');
});

describe('the session', () => {
  test('the session is not known at start', () => {
    expect(store.currentSession()).toEqual({ status: 'loading' });
  });

  test('without the marker the visitor is signed out, and the server is not asked', async () => {
    const ask = vi.fn<() => Promise<Session>>();
    await store.checkSession({ mayBeSignedIn: () => false, ask });
    expect(store.currentSession()).toEqual({ status: 'anonymous' });
    expect(ask).not.toHaveBeenCalled();
  });

  test('the customer named by the server is signed in', async () => {
    await store.checkSession(answering(ada));
    expect(store.currentSession()).toEqual(signedIn);
  });

  test('the visitor is signed out when the server says that the session is over', async () => {
    await store.checkSession(answering(ada));
    await store.checkSession(answering(nobody));
    expect(store.currentSession()).toEqual({ status: 'anonymous' });
  });

  test('the visitor is signed out when another tab has signed out', async () => {
    await store.checkSession(answering(ada));
    await store.checkSession({ mayBeSignedIn: () => false, ask: async () => ada });
    expect(store.currentSession()).toEqual({ status: 'anonymous' });
  });
});

describe('an unreachable server', () => {
  test('an unreachable server does not sign a customer out later', async () => {
    await store.checkSession(answering(ada));
    await store.checkSession(answering(null));
    expect(store.currentSession()).toEqual(signedIn);
  });
});

test('an answer requested before the sign-in is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<Session>();
  const asking = store.checkSession({ mayBeSignedIn: () => true, ask: () => promise });
  store.enterSession(ada);
  resolve(nobody);
  await asking;
  expect(store.currentSession()).toEqual(signedIn);
});

describe('an answer requested before the sign-out signs no one in again', () => {
  test.each([
    ['by hand', () => Promise.resolve(store.endSession())],
    ['in another tab', () => store.checkSession({ mayBeSignedIn: () => false, ask: async () => ada })],
  ])('%s', async (_, signOut) => {
    await store.checkSession(answering(ada));
    const { promise, resolve } = Promise.withResolvers<Session>();
    const asking = store.checkSession({ mayBeSignedIn: () => true, ask: () => promise });
    await signOut();
    resolve(ada);
    await asking;
    expect(store.currentSession()).toEqual({ status: 'anonymous' });
  });
});
