// @vitest-environment happy-dom
import { signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { notify, shownNotices } from '@riparo/ui/notices.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { StaticRouter } from '../router/router.tsx';
import { Protected } from '../session/Protected.tsx';
import { endSession, enterSession, currentSession, type User } from '../session/session-store.ts';
import { AccountDrawer } from './AccountDrawer.tsx';

const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
const user: User = { attributes, profileVersion: 1 };
const session = { authenticated: true, attributes, profileVersion: 1 } as const;

describe('signing out', () => {
  const onClose = vi.fn<() => void>();
  beforeEach(() => {
    onClose.mockClear();
    enterSession(session);
    history.replaceState(null, '', '/customer');
    sessionStorage.setItem('answers', 'x');
  });

  test('signing out calls the server once and clears the storage', async () => {
    const late = Promise.withResolvers<Answer>();
    const server = serving([signOutCall, late.promise]);
    const { press, button, place } = await onPage(<AccountDrawer user={user} isOpen onClose={onClose} />);
    expect(place.querySelector('h2')?.textContent).toBe('Ada Neri');
    expect(button('Sign out').getAttribute('aria-disabled')).toBeNull();
    notify({ kind: 'error', text: 'Non si può.' });
    await press('Sign out');
    await press('Sign out');
    expect(button('Sign out').getAttribute('aria-disabled')).toBe('true');
    expect(server.asked).toHaveLength(1);
    await settled(() => late.resolve({ status: 204, body: null }));
    expect(currentSession().status).toBe('anonymous');
    expect(sessionStorage).toHaveLength(0);
    expect(location.pathname).not.toBe('/customer');
    expect(onClose).toHaveBeenCalledOnce();
    expect(shownNotices().map(({ text }) => text)).not.toContain('Non si può.');
  });

  test('after a failed sign-out the customer stays signed in and can try again', async () => {
    const server = serving([signOutCall, problem(503, 'Unavailable')]);
    const { press, button } = await onPage(<AccountDrawer user={user} isOpen onClose={onClose} />);
    await press('Sign out');
    expect(currentSession().status).toBe('authenticated');
    expect(sessionStorage).toHaveLength(1);
    expect(location.pathname).toBe('/customer');
    expect(shownNotices().at(-1)).toMatchObject({
      kind: 'error',
      text: expect.stringContaining('Così non va.'),
    });
    expect(onClose.mock.calls).toHaveLength(1);
    expect(button('Sign out').getAttribute('aria-disabled')).toBeNull();
    await press('Sign out');
    expect(server.asked).toHaveLength(2);
  });
});

const open = async (at: string) => {
  history.replaceState(null, '', at);
  return onPage(
    <StaticRouter address={at}>
      <Protected title="Profilo" description="I tuoi dati.">
        {(known) => <p>{known ? `Di ${known.attributes.name}` : 'Di qualcuno'}</p>}
      </Protected>
    </StaticRouter>,
  );
};
const handedOver = () => (history.state as { state: unknown } | null)?.state;

describe('a page that needs a session', () => {
  test('a protected page is shown to the signed-in customer', async () => {
    enterSession(session);
    const { words } = await open('/user-profile');
    expect(words().includes('Di Ada')).toBe(true);
    expect(location.pathname).toBe('/user-profile');
  });

  test('a protected page sends everyone else to the login, which knows the way back', async () => {
    endSession();
    const { words } = await open('/user-profile?conferma=email#x');
    expect(location.pathname).toBe('/login');
    expect(handedOver()).toEqual({ from: '/user-profile?conferma=email#x' });
    expect(words()).toContain('Un attimo, apriamo la tua area');
    expect(words()).not.toContain('Di ');
  });

  test('the login says that the session has ended if there was one', async () => {
    enterSession(session);
    await open('/user-profile');
    await settled(() => endSession());
    expect(location.pathname).toBe('/login');
    expect(handedOver()).toEqual({ from: '/user-profile', reason: 'ended' });
  });

  test('a protected page does not redirect to the login while signing out', async () => {
    enterSession(session);
    await open('/user-profile');
    history.replaceState(null, '', '/altrove');
    await settled(() => endSession());
    expect(location.pathname).toBe('/altrove');
  });
});
