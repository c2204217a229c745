// @vitest-environment happy-dom
import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import { knownBuyerCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { type Session, sessionCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { exampleProfile } from '@riparo/domain/platform/person/example-person.ts';
import type { KnownBuyer } from '@riparo/domain/buy/purchase/known-buyer.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { problem, serving } from '../../../test/server.ts';
import { FIELDS_COOKIE } from '../api/memory/browser-memory.ts';
import { beginSession } from './begin-session.ts';
import { callAsUser } from './call-as-user.ts';
import { clearOnSignOut } from './clear-on-sign-out.ts';
import { endSession, enterSession, currentSession } from './session-store.ts';
import { fetchAgain, watchSession } from './session-watch.ts';
import { useKnownBuyer } from './use-known-person.ts';

const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
const ada: Session = { authenticated: true, attributes, profileVersion: 1 };

const setCookie = (cookie: string) => void (document.cookie = `${cookie}; Path=/`);
const mark = () => setCookie(`${SESSION_MARKER}=1`);
const look = (visibility: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
const comeBack = (persisted: boolean) =>
  settled(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

const watched = async () => {
  const stops: (() => void)[] = [];
  await settled(() => stops.push(watchSession()));
  return () => stops.forEach((stop) => stop());
};

beforeEach(() => {
  endSession();
  look('visible');
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of [SESSION_MARKER, 'other']) setCookie(`${name}=; Max-Age=-1`);
});

describe('checking the session', () => {
  test('the session is checked at the start and whenever the visitor comes back, until nothing subscribes', async () => {
    const { asked } = serving([sessionCall, { body: ada }]);
    // Pages of other test files may still be subscribed and make further calls.
    const questions = () => asked.filter(({ path }) => path === sessionCall.path);
    setCookie('other=1');
    mark();
    const stop = await watched();
    expect(questions()).toHaveLength(1);
    expect(currentSession().status).toBe('authenticated');
    await settled(() => window.dispatchEvent(new Event('focus')));
    expect(questions()).toHaveLength(2);
    await settled(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(questions()).toHaveLength(3);
    await comeBack(true);
    expect(questions()).toHaveLength(4);
    await comeBack(false);
    expect(questions()).toHaveLength(4);
    // Coming back fires two events: one check is enough.
    await settled(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(questions()).toHaveLength(5);
    look('hidden');
    await settled(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(questions()).toHaveLength(5);
    look('visible');
    stop();
    await settled(() => window.dispatchEvent(new Event('focus')));
    await settled(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack(true);
    expect(questions()).toHaveLength(5);
  });

  test('without the marker of a sign-in the visitor is signed out and the server is not asked', async () => {
    const { asked } = serving([sessionCall, { body: ada }]);
    setCookie('other=1');
    enterSession(ada);
    const stop = await watched();
    stop();
    expect(asked.filter(({ path }) => path === sessionCall.path)).toEqual([]);
    expect(currentSession().status).toBe('anonymous');
  });

  test('the session can be checked again after a failed check', async () => {
    vi.resetModules();
    const watch = await import('./session-watch.ts');
    const store = await import('./session-store.ts');
    const server = serving([sessionCall, problem(503, 'Unavailable')]);
    mark();
    await settled(() => watch.fetchAgain());
    expect(store.currentSession().status).toBe('unknown');
    const heard: string[] = [];
    store.onSessionChange(() => heard.push(store.currentSession().status));
    server.tell(sessionCall, { body: ada });
    await settled(() => watch.fetchAgain());
    expect(heard).toEqual(['loading', 'authenticated']);
  });

  test('a check with the same answer changes nothing', async () => {
    serving([sessionCall, { body: ada }]);
    mark();
    enterSession(ada);
    const known = currentSession();
    await settled(() => fetchAgain());
    expect(currentSession()).toBe(known);
  });
});

describe('a sign-in', () => {
  test('a sign-in begins when the browser stores its marker', async () => {
    mark();
    expect(await beginSession(ada)).toBeNull();
    expect(currentSession().status).toBe('authenticated');
  });

  test('a sign-in asks for cookies when the browser blocks them', async () => {
    expect(await beginSession(ada)).toContain('servono i cookie tecnici');
    expect(currentSession().status).toBe('anonymous');
  });
});

describe('a call with a session', () => {
  test.each([
    ['a call ends the session when the server says it is over', problem(401, 'SessionRequired'), 'anonymous'],
    ['a call that fails for another reason keeps the session', problem(503, 'Unavailable'), 'authenticated'],
    ['a successful call keeps the session', { status: 204, body: null }, 'authenticated'],
  ])('%s', async (_, answer, status) => {
    enterSession(ada);
    serving([signOutCall, answer]);
    await callAsUser(signOutCall, {});
    expect(currentSession().status).toBe(status);
  });
});

test('signing out clears the storage, and other tabs are notified even if it was empty', () => {
  const memory = { setItem: vi.fn<Storage['setItem']>(), clear: vi.fn<Storage['clear']>() };
  vi.stubGlobal('localStorage', memory);
  onTestFinished(() => void vi.unstubAllGlobals());
  sessionStorage.setItem('answers', 'x');
  const cookie = vi.spyOn(document, 'cookie', 'set');
  clearOnSignOut();
  expect(memory.setItem).toHaveBeenCalledOnce();
  expect(memory.clear).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
  expect(cookie.mock.calls).toEqual([[`${FIELDS_COOKIE}=; Path=/; Max-Age=0`]]);
});

const Known = () => <p>{JSON.stringify(useKnownBuyer())}</p>;

const contract: KnownBuyer = {
  email: attributes.email,
  firstName: 'Ada',
  lastName: 'Neri',
  profile: { ...exampleProfile, taxCode: 'NREDAA85C67H501F' },
};
const told = () => settled(() => vi.dynamicImportSettled());

test('a purchase fills in the data of the signed-in profile and of no one else', async () => {
  serving([knownBuyerCall, { body: { data: null } }]);
  const { place } = await onPage(<Known />);
  expect(JSON.parse(place.textContent)).toEqual({});
  await settled(() => enterSession(ada));
  await told();
  expect(JSON.parse(place.textContent)).toEqual({
    firstname: 'Ada',
    lastname: 'Neri',
    date_of_birth: '1985-03-27',
    email: attributes.email,
  });
});

test('a purchase fills in the data of the last contract until the session ends', async () => {
  serving([knownBuyerCall, { body: { data: contract } }]);
  const { place } = await onPage(<Known />);
  await settled(() => enterSession(ada));
  await told();
  await settled(() => undefined);
  expect(JSON.parse(place.textContent)).toMatchObject({
    firstname: 'Ada',
    taxCode: 'NREDAA85C67H501F',
    placeOfBirth: 'Roma',
    street: 'Via Roma',
    streetNumber: '12A',
  });
  await settled(() => endSession());
  expect(JSON.parse(place.textContent)).toEqual({});
});
