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

// The store is one for the whole site: each story begins with a fresh one.
let store: typeof import('./session-store.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('./session-store.ts');
});

describe('who is signed in', () => {
  test('is not known at start', () => {
    expect(store.sessionNow()).toEqual({ status: 'loading' });
  });

  test('nobody, and nobody is asked, without the marker', async () => {
    const ask = vi.fn<() => Promise<Session>>();
    await store.checkSession({ mayBeSignedIn: () => false, ask });
    expect(store.sessionNow()).toEqual({ status: 'anonymous' });
    expect(ask).not.toHaveBeenCalled();
  });

  test('whoever the server names is signed in', async () => {
    await store.checkSession(answering(ada));
    expect(store.sessionNow()).toEqual(signedIn);
  });

  test('nobody, when the server says that the session is over', async () => {
    await store.checkSession(answering(ada));
    await store.checkSession(answering(nobody));
    expect(store.sessionNow()).toEqual({ status: 'anonymous' });
  });

  test('nobody any more, when another tab has signed out', async () => {
    await store.checkSession(answering(ada));
    await store.checkSession({ mayBeSignedIn: () => false, ask: async () => ada });
    expect(store.sessionNow()).toEqual({ status: 'anonymous' });
  });
});

describe('a server that can not be reached', () => {
  test('throws nobody out later', async () => {
    await store.checkSession(answering(ada));
    await store.checkSession(answering(null));
    expect(store.sessionNow()).toEqual(signedIn);
  });
});

test('an answer that was asked for before the sign-in comes too late to count', async () => {
  const { promise, resolve } = Promise.withResolvers<Session>();
  const asking = store.checkSession({ mayBeSignedIn: () => true, ask: () => promise });
  store.enterSession(ada);
  resolve(nobody);
  await asking;
  expect(store.sessionNow()).toEqual(signedIn);
});

describe('an answer that was asked for before the sign-out signs nobody in again', () => {
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
    expect(store.sessionNow()).toEqual({ status: 'anonymous' });
  });
});
