import { sessionCall, signInCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { describe, expect, test } from 'vitest';
import {
  confirmedHolder,
  ownAttributes,
  password,
  signedInHolder,
  signInElsewhere,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { testServer } from '../../../test/test-server.ts';
import { accountSessions } from '../../platform/providers/identity/built-in/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const signedOut = { authenticated: false, attributes: null, profileVersion: null };

describe('a session', () => {
  test('a session names its owner', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await confirmedHolder(server);
    const ada = {
      authenticated: true,
      attributes: { ...ownAttributes, email },
      profileVersion: 1,
    };
    expect((await browser.call(sessionCall)).answer).toEqual(signedOut);
    expect((await browser.call(signInCall, { email, password })).answer).toEqual(ada);
    const { answer, headers } = await browser.call(sessionCall);
    expect(answer).toEqual(ada);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a session is a cookie that scripts cannot read, with a marker beside it that they can', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await confirmedHolder(server);
    const { setCookies } = await browser.call(signInCall, { email, password });
    expect(setCookies['riparo_session']).toEqual({
      value: expect.stringMatching(/^[\w-]{43}$/) as string,
      attributes: ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Lax'],
    });
    expect(setCookies['riparo_signed_in']).toEqual({
      value: '1',
      attributes: ['Max-Age=2592000', 'Path=/', 'SameSite=Lax'],
    });
  });

  test('a sign-in marks the browser as known for half a year, where scripts cannot read it', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await confirmedHolder(server);
    const { setCookies } = await browser.call(signInCall, { email, password });
    expect(setCookies['riparo_known_browser']).toEqual({
      value: expect.stringMatching(/^[\w-]{43}$/) as string,
      attributes: ['Max-Age=15552000', 'Path=/', 'HttpOnly', 'SameSite=Lax'],
    });
  });

  test('a session over https is limited to https and to this host', async () => {
    await using server = await testServer({ now, environment: { PUBLIC_URL: 'https://www.riparo.example' } });
    const { browser, email } = await confirmedHolder(server);
    const { setCookies } = await browser.call(signInCall, { email, password });
    expect(setCookies['__Host-riparo_session']?.attributes).toEqual([
      'Max-Age=2592000',
      'Path=/',
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ]);
    expect(setCookies['riparo_signed_in']?.attributes).toContain('Secure');
    expect(setCookies['__Host-riparo_known_browser']?.attributes).toContain('Secure');
    expect((await browser.call(sessionCall)).answer.authenticated).toBe(true);
  });

  test('a session is stored as a hash: reading the database gives no token', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    const token = browser.cookies.get('riparo_session') ?? '';
    const [stored] = await server.db.select().from(accountSessions);
    expect(JSON.stringify(stored)).not.toContain(token);
    browser.cookies.set('riparo_session', stored?.tokenHash ?? '');
    expect((await browser.call(sessionCall)).answer).toEqual(signedOut);
  });

  test('a session gets a new token at each sign-in, and the old one is void', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const before = browser.cookies.get('riparo_session') ?? '';
    await browser.call(signInCall, { email, password });
    expect(browser.cookies.get('riparo_session')).not.toBe(before);
    expect(await server.db.$count(accountSessions)).toBe(1);

    const thief = openBrowser(server);
    thief.cookies.set('riparo_session', before);
    expect((await thief.call(sessionCall)).answer).toEqual(signedOut);
  });

  test('a sign-in never uses a token planted in the browser', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await confirmedHolder(server);
    browser.cookies.set('riparo_session', 'A'.repeat(43));
    await browser.call(signInCall, { email, password });
    expect(browser.cookies.get('riparo_session')).not.toBe('A'.repeat(43));
  });

  test('a session lasts 30 days from its last use, which is stored once an hour', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);

    server.setNow(new Date(now.getTime() + 59 * 60_000));
    expect((await browser.call(sessionCall)).setCookies).toEqual({});
    server.setNow(days(29));
    const { setCookies } = await browser.call(sessionCall);
    expect(setCookies['riparo_session']?.attributes).toContain('Max-Age=2592000');
    expect(setCookies['riparo_signed_in']?.value).toBe('1');

    server.setNow(days(58));
    expect((await browser.call(sessionCall)).answer.authenticated).toBe(true);
    server.setNow(days(88));
    expect((await browser.call(sessionCall)).answer).toEqual(signedOut);
    expect([...browser.cookies.keys()]).toEqual(['riparo_asking_browser', 'riparo_known_browser']);
  });

  test('a session ends after half a year even with daily use, and the password is required again', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    for (let day = 20; day < 180; day += 20) {
      server.setNow(days(day));
      expect((await browser.call(sessionCall)).answer.authenticated).toBe(true);
    }
    server.setNow(days(180));
    expect((await browser.call(sessionCall)).answer).toEqual(signedOut);
    expect((await browser.call(signInCall, { email, password })).status).toBe(200);
  });

  test('an expired session is removed', async () => {
    await using server = await testServer({ now });
    const { email } = await signedInHolder(server);
    server.setNow(days(10));
    await signInElsewhere(server, email);
    server.setNow(days(30));
    await server.parts.identity.deleteExpired();
    expect(await server.db.$count(accountSessions)).toBe(1);
  });

  test('signing out ends the session of that browser only', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const phone = await signInElsewhere(server, email);
    const token = browser.cookies.get('riparo_session') ?? '';

    expect((await browser.call(signOutCall)).status).toBe(204);
    expect((await browser.call(signOutCall)).status).toBe(204);
    expect([...browser.cookies.keys()]).toEqual(['riparo_asking_browser', 'riparo_known_browser']);
    browser.cookies.set('riparo_session', token);
    expect((await browser.call(sessionCall)).answer).toEqual(signedOut);
    expect((await phone.call(sessionCall)).answer.authenticated).toBe(true);
  });
});
