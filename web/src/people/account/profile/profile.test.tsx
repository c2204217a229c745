// @vitest-environment happy-dom
import {
  awaitedEmailCall,
  confirmEmailCall,
  deleteAccountCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { accountEventsCall, secureAccountCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { MAX_PASSKEYS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import {
  ownPasskeysCall,
  passkeyCreationCall,
  removePasskeyCall,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { ownSessionsCall, signOutDeviceCall } from '@riparo/domain/platform/sign-in/session-calls.ts';
import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import type { ReactElement } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../../test/server.ts';
import { BrowserRouter } from '../../../platform/router/router.tsx';
import {
  endSession,
  enterSession,
  currentSession,
  type User,
} from '../../../platform/session/session-store.ts';
import { Activity } from './activity/Activity.tsx';
import { Devices } from './Devices.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Profile } from './Profile.tsx';

const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
const sessionOf = (profileVersion: number, name = 'Ada') =>
  ({ authenticated: true, attributes: { ...attributes, name }, profileVersion }) as const;
const userOf = (profileVersion: number, name = 'Ada'): User => ({
  attributes: { ...attributes, name },
  profileVersion,
});
const lost = problem(500, 'Unexpected');
const over = problem(401, 'SessionRequired');
const done: Answer = { status: 204, body: null };
const lastNotice = () => shownNotices().at(-1)?.text;
const waiting = <T,>() => new Promise<T>(() => undefined);

beforeEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
  sessionStorage.clear();
  enterSession(sessionOf(1));
});

async function open(part: ReactElement) {
  const page = await onPage(<BrowserRouter>{part}</BrowserRouter>);
  await page.partsArrived();
  return {
    ...page,
    has: (words: string) => page.words().includes(words),
    isBusy: (name: string) => page.button(name).getAttribute('aria-busy') === 'true',
    pressAndWait: async (name: string) => {
      await page.press(name);
      await page.partsArrived();
    },
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

const onEmailToConfirm = vi.fn<(email: string) => void>();
const heading = { current: null };
const formOf = (user: User) => (
  <ProfileForm user={user} heading={heading} takesFocus={false} onEmailToConfirm={onEmailToConfirm} />
);

const overtaken = async () => {
  const server = serving(
    [saveProfileCall, problem(409, 'ProfileChanged')],
    [sessionCall, { body: sessionOf(5, 'Anna') }],
  );
  const page = await open(formOf(userOf(1)));
  await page.write('Nome', 'Adele');
  await page.pressAndWait('Salva');
  return { server, isAsked: () => page.place.querySelector('dialog[open]') !== null, ...page };
};

// Test files of one worker share the session.
afterAll(endSession);

describe('the profile', () => {
  test('the profile is saved over the version it was opened with, any number of times', async () => {
    const server = serving([
      saveProfileCall,
      { body: { session: sessionOf(2, 'Adele'), emailToConfirm: null } },
    ]);
    const { write, press, field } = await open(formOf(userOf(1)));
    await write('Nome', 'Adele');
    await press('Salva');
    expect(lastNotice()).toBe('Dati salvati.');
    expect(currentSession()).toMatchObject({ user: { profileVersion: 2, attributes: { name: 'Adele' } } });
    expect(field('Nome').value).toBe('Adele');
    await press('Salva');
    expect(server.asked.map(({ body }) => body)).toMatchObject([
      { email: 'ada@example.it', profileVersion: 1 },
      { profileVersion: 2 },
    ]);
    expect(onEmailToConfirm).not.toHaveBeenCalled();
    // Nothing unsaved is left.
    expect((await open(formOf(userOf(2)))).has('non è ancora salvato')).toBe(false);
  });

  test('a new e-mail leads to the code mailed to it', async () => {
    serving([saveProfileCall, { body: { session: sessionOf(2), emailToConfirm: 'eva@example.it' } }]);
    const { write, press } = await open(formOf(userOf(1)));
    const before = shownNotices().length;
    await write('E-mail', 'eva@example.it');
    await press('Salva');
    expect(onEmailToConfirm).toHaveBeenCalledExactlyOnceWith('eva@example.it');
    expect(shownNotices()).toHaveLength(before);
  });

  test('a refused profile shows the reason, at its field if it has one', async () => {
    const server = serving([
      saveProfileCall,
      problem(422, 'ValidationFailed', { firstName: 'Troppo lungo.' }),
    ]);
    const { press, has, field } = await open(formOf(userOf(1)));
    await press('Salva');
    expect(has('Troppo lungo.')).toBe(true);
    expect(field('Nome').getAttribute('aria-invalid')).toBe('true');
    server.tell(saveProfileCall, lost);
    await press('Salva');
    expect(has('Troppo lungo.')).toBe(false);
    expect(has('Così non va.')).toBe(true);
  });

  test('the profile shows an unsaved draft, and saves it over the version it was based on', async () => {
    const server = serving([saveProfileCall, lost]);
    const first = await open(formOf(userOf(1)));
    expect(first.has('non è ancora salvato')).toBe(false);
    await first.write('Nome', 'Adele');
    const again = await open(formOf(userOf(3, 'Anna')));
    expect(again.has('non è ancora salvato')).toBe(true);
    expect(again.field('Nome').value).toBe('Adele');
    await again.press('Salva');
    expect(server.asked.at(-1)?.body).toMatchObject({ profileVersion: 1 });
    await again.press('Riparti dai dati salvati');
    expect(again.has('non è ancora salvato')).toBe(false);
    expect(again.field('Nome').value).toBe('Anna');
    await again.press('Salva');
    expect(server.asked.at(-1)?.body).toMatchObject({ profileVersion: 3 });
    expect((await open(formOf(userOf(3, 'Anna')))).field('Nome').value).toBe('Anna');
  });

  test('the profile shows no draft of another customer', async () => {
    await (await open(formOf(userOf(1)))).write('Nome', 'Adele');
    const other = { ...userOf(1), attributes: { ...attributes, name: 'Eva', email: 'eva@example.it' } };
    const { field, has } = await open(formOf(other));
    expect(field('Nome').value).toBe('Eva');
    expect(has('non è ancora salvato')).toBe(false);
  });

  test('a profile saved in another tab updates an untouched form, and waits for a touched one', async () => {
    const inTab = (user: User) => <BrowserRouter>{formOf(user)}</BrowserRouter>;
    const { rerender, field, write } = await open(formOf(userOf(1)));
    await rerender(inTab(userOf(2, 'Anna')));
    expect(field('Nome').value).toBe('Anna');
    await write('Nome', 'Adele');
    await rerender(inTab(userOf(3, 'Eva')));
    expect(field('Nome').value).toBe('Adele');
  });

  describe('a profile changed elsewhere meanwhile', () => {
    test("a conflict shows both versions, and one's own can be kept", async () => {
      const { server, isAsked, place, press } = await overtaken();
      expect([...place.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
        'NomeAdeleAnna',
      ]);
      server.tell(saveProfileCall, { body: { session: sessionOf(6, 'Adele'), emailToConfirm: null } });
      await press('Salva quello che ho scritto');
      expect(server.asked.at(-1)?.body).toMatchObject({ profileVersion: 5 });
      expect(isAsked()).toBe(false);
      expect(lastNotice()).toBe('Dati salvati.');
    });

    test('a conflict can be resolved by taking the saved version', async () => {
      const { isAsked, press } = await overtaken();
      await press('Usa i dati già salvati');
      expect(isAsked()).toBe(false);
      expect(currentSession()).toMatchObject({ user: { profileVersion: 5, attributes: { name: 'Anna' } } });
      expect((await open(formOf(userOf(5, 'Anna')))).field('Nome').value).toBe('Anna');
    });
  });
});

const send = async ({ write, press }: Opened) => {
  await write('Codice di conferma', '123456');
  await write('La tua password', 'Riparo2026&co');
  await press('Conferma');
};

describe('a new e-mail', () => {
  const onConfirmed = vi.fn<() => void>();
  const confirmation = (newEmail?: string) =>
    open(<EmailConfirmation currentEmail="ada@example.it" newEmail={newEmail} onConfirmed={onConfirmed} />);

  test('a known new e-mail is confirmed with its code and the password', async () => {
    const server = serving([confirmEmailCall, { body: sessionOf(2) }]);
    const page = await confirmation('eva@example.it');
    expect(page.has('eva@example.it')).toBe(true);
    expect(page.focused()).toBe('Conferma la nuova e-mail');
    await send(page);
    expect(server.asked.map(({ body }) => body)).toEqual([{ code: '123456', password: 'Riparo2026&co' }]);
    expect(onConfirmed).toHaveBeenCalledOnce();
    expect(currentSession()).toMatchObject({ user: { profileVersion: 2 } });
    expect(lastNotice()).toMatch(/^E-mail cambiata/);
  });

  test.each<[string, Record<string, string> | undefined, boolean, boolean]>([
    ['ExpiredCodeException', undefined, true, false],
    ['CodeMismatchException', undefined, true, false],
    ['NotAuthorizedException', { password: 'Non è questa.' }, false, true],
    ['Unexpected', undefined, false, false],
  ])(
    'a new e-mail that is refused with %s (%j): at the code %s, at the password %s',
    async (code, fields, atCode, atPassword) => {
      serving([confirmEmailCall, problem(400, code, fields)]);
      const page = await confirmation('eva@example.it');
      await send(page);
      const isWrong = (name: string) => page.field(name).getAttribute('aria-invalid') === 'true';
      expect(isWrong('Codice')).toEqual(atCode);
      expect(isWrong('La tua password')).toEqual(atPassword);
      expect(page.has('Così non va.')).toBe(!atPassword);
    },
  );

  test('an unknown new e-mail is asked for', async () => {
    const server = serving([awaitedEmailCall, { body: { email: 'eva@example.it' } }]);
    expect((await confirmation()).has('Abbiamo mandato un codice a')).toBe(true);
    server.tell(awaitedEmailCall, { body: { email: null } });
    expect((await confirmation()).has('Non c’è nessun’e-mail da confermare')).toBe(true);
    server.tell(awaitedEmailCall, lost);
    const failed = await confirmation();
    server.tell(awaitedEmailCall, waiting());
    await failed.press('Riprova');
    expect(failed.has('controlliamo se c’è un’e-mail da confermare')).toBe(true);
    expect(currentSession().status).toBe('authenticated');
    server.tell(awaitedEmailCall, over);
    expect((await confirmation()).has('controlliamo se c’è un’e-mail da confermare')).toBe(true);
    expect(currentSession().status).toBe('anonymous');
  });
});

const device = (id: string, isThis = false) => ({
  id,
  device: `Browser ${id}`,
  openedAt: '2026-11-01T10:00:00Z',
  lastSeenAt: '2026-11-10T10:00:00Z',
  isThis,
});

const here = (...ids: readonly string[]) => ({
  body: { data: [device('qui', true), ...ids.map((id) => device(id))] },
});

const shown = ({ place }: Opened) => [...place.querySelectorAll('li strong')].map((name) => name.textContent);

describe('devices', () => {
  test('devices are listed with their last use, and all but this one can be signed out', async () => {
    const server = serving([ownSessionsCall, here('a')], [signOutDeviceCall, problem(500, 'Unexpected')]);
    const page = await open(<Devices />);
    const lines = [...page.place.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines[0]).toMatch(/^Browser quiQuesto dispositivoAccesso .+$/);
    expect(lines[0]).not.toMatch(/Scollega|Ultimo uso/);
    expect(lines[1]).toMatch(/^Browser aAccesso .+Ultimo uso .+Scollega Browser a$/);
    expect(page.has('Scollega tutti gli altri')).toBe(false);
    await page.press('Scollega Browser a');
    expect(shown(page)).toEqual(['Browser qui', 'Browser a']);
    expect(lastNotice()).toBe('Così non va.');
    expect(page.isBusy('Scollega Browser a')).toBe(false);
    server.tell(signOutDeviceCall, waiting());
    await page.press('Scollega Browser a');
    expect(page.isBusy('Scollega Browser a')).toBe(true);
  });

  test.each([done, problem(404, 'not-found')])(
    'signed-out devices disappear, and the focus moves to the title',
    async (answer) => {
      const server = serving([ownSessionsCall, here('a', 'b')], [signOutDeviceCall, answer]);
      const page = await open(<Devices />);
      await page.press('Scollega Browser a');
      expect(shown(page)).toEqual(['Browser qui', 'Browser b']);
      expect(page.focused()).toBe('Dispositivi collegati');
      expect(server.asked.at(-1)?.path).toBe('/api/v1/auth/sessions/a/sign-out');
      expect(lastNotice()).toBe('Fatto: Browser a non è più collegato.');
      await page.press('Scollega Browser b');
      expect(shown(page)).toEqual(['Browser qui']);
    },
  );

  test('devices that failed to load can be loaded again, and notice an ended session', async () => {
    const server = serving();
    const page = await open(<Devices />);
    expect(page.has('Non riusciamo')).toBe(false);
    expect(page.place.querySelector('li')).toBeNull();
    server.tell(ownSessionsCall, lost);
    const failed = await open(<Devices />);
    expect(failed.has('Non riusciamo a caricare i tuoi dispositivi.')).toBe(true);
    server.tell(ownSessionsCall, here());
    await failed.press('Riprova');
    expect(shown(failed)).toEqual(['Browser qui']);
    expect(failed.has('Non riusciamo')).toBe(false);
    expect(currentSession().status).toBe('authenticated');
    server.tell(ownSessionsCall, over);
    expect((await open(<Devices />)).has('Non riusciamo')).toBe(false);
    expect(currentSession().status).toBe('anonymous');
  });
});

const event = (id: number, kind = 'signed-in') => ({
  id,
  kind,
  at: '2026-11-01T10:00:00Z',
  device: `Browser ${id}`,
  about: null,
});

const activity = (...events: readonly unknown[]) => {
  const server = serving([accountEventsCall, { body: { data: events } }]);
  return open(<Activity email="ada@example.it" />).then((page) => ({
    ...page,
    server,
    count: () => page.place.querySelectorAll('li').length,
  }));
};

describe('the account’s activity', () => {
  test('activity is shown in part, then completely on request, with the focus on the first new entry', async () => {
    const { press, has, count, focused, place } = await activity(
      ...[1, 2, 3, 4, 5, 6].map((id) => event(id)),
    );
    expect(count()).toBe(4);
    expect(document.activeElement).toEqual(document.body);
    await press('Mostra tutte le attività');
    expect(count()).toBe(6);
    expect(has('Mostra tutte')).toBe(false);
    expect(focused()).toContain('Browser 5');
    expect([...place.querySelectorAll('li[tabindex="-1"]')]).toEqual([document.activeElement]);
    expect((await activity(...[1, 2, 3, 4].map((id) => event(id)))).has('Mostra tutte')).toBe(false);
  });

  test('denying an event closes the account for everyone', async () => {
    const { server, pressAndWait, press, has, isBusy } = await activity(event(1));
    expect(has('Chiudi l’account')).toBe(false);
    await pressAndWait('Non ero io: Accesso con la password');
    expect(has('Mandiamo subito a')).toBe(true);
    expect(has('ada@example.it')).toBe(true);
    server.tell(secureAccountCall, lost);
    await press('Chiudi l’account a tutti');
    expect(has('Così non va.')).toBe(true);
    expect(isBusy('Chiudi l’account')).toBe(false);
    expect(currentSession().status).toBe('authenticated');
    const late = Promise.withResolvers<Answer>();
    server.tell(secureAccountCall, late.promise);
    sessionStorage.setItem('answers', 'x');
    await press('Chiudi l’account a tutti');
    expect(has('Così non va.')).toBe(false);
    expect(isBusy('Chiudi l’account')).toBe(true);
    await settled(() => late.resolve({ body: { email: 'ada@example.it' } }));
    expect(currentSession().status).toBe('anonymous');
    expect(sessionStorage).toHaveLength(0);
    expect(location.pathname).toBe('/password-reset/ada%40example.it');
    expect(lastNotice()).toMatch(/^Il tuo account è al sicuro/);
  });
});

const passkey = (id: string, lastUsedAt: string | null = null) => ({
  id,
  name: `Chiave ${id}`,
  addedAt: '2026-11-01T10:00:00Z',
  lastUsedAt,
});

const passkeys = async (asksPassword: boolean, ...data: readonly unknown[]) => {
  const server = serving([ownPasskeysCall, { body: { data, asksPassword } }]);
  return { ...(await open(<Passkeys />)), server };
};

describe('passkeys', () => {
  test('passkeys are listed with their last use; without any there is a button to add one', async () => {
    const { place } = await passkeys(false, passkey('a'), passkey('b', '2026-11-10T10:00:00Z'));
    const lines = [...place.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines[0]).toMatch(/^Chiave aAggiunta .+Mai usataRimuovi Chiave a$/);
    expect(lines[1]).toMatch(/^Chiave bAggiunta .+Ultimo uso .+Rimuovi Chiave b$/);
    const none = await passkeys(false);
    expect(none.place.querySelector('ul')).toBeNull();
    expect(none.has('Aggiungi una passkey')).toBe(true);
    const many = Array.from({ length: MAX_PASSKEYS }, (_, at) => passkey(String(at)));
    expect((await passkeys(false, ...many)).has('Aggiungi una passkey')).toBe(false);
    expect((await passkeys(false, ...many.slice(1))).has('Aggiungi una passkey')).toBe(true);
  });

  test.each([done, problem(404, 'not-found')])(
    'removed passkeys disappear, and the focus moves to the title',
    async (answer) => {
      const { server, pressAndWait, press, has, focused, place } = await passkeys(
        false,
        passkey('a'),
        passkey('b'),
      );
      server.tell(removePasskeyCall, answer);
      await pressAndWait('Rimuovi Chiave a');
      expect(place.querySelector('dialog[open] input[type="password"]')).toBeNull();
      await press('Rimuovi');
      expect(server.asked.at(-1)?.body).toEqual({});
      expect(has('Rimuovi Chiave a')).toBe(false);
      expect(has('Rimuovi')).toBe(true);
      expect(focused()).toBe('Passkey');
      expect(lastNotice()).toBe('Fatto: la passkey «Chiave a» non apre più il tuo account.');
    },
  );

  test('removing a passkey needs the password if the sign-in is long ago', async () => {
    const { server, pressAndWait, press, write, has, place } = await passkeys(false, passkey('a'));
    const asks = () => place.querySelector('dialog[open] input[autocomplete="current-password"]') !== null;
    server.tell(removePasskeyCall, lost);
    await pressAndWait('Rimuovi Chiave a');
    await press('Rimuovi');
    expect(has('Così non va.')).toBe(true);
    expect(asks()).toBe(false);
    server.tell(removePasskeyCall, problem(422, 'ValidationFailed', { password: 'Scrivila.' }));
    await press('Rimuovi');
    expect(asks()).toBe(true);
    expect(has('Così non va.')).toBe(false);
    await write('password', 'Riparo2026&co');
    await press('Rimuovi');
    expect(server.asked.at(-1)?.body).toEqual({ password: 'Riparo2026&co' });
    const long = await passkeys(true, passkey('a'));
    await long.pressAndWait('Rimuovi Chiave a');
    expect(long.place.querySelector('dialog[open] input[autocomplete="current-password"]')).not.toBeNull();
    await long.press('Chiudi');
    expect(long.place.querySelector('dialog[open], input')).toBeNull();
  });

  test('adding a passkey needs a name, and the password if asked for', async () => {
    const { server, pressAndWait, press, write, has, place } = await passkeys(false);
    const asks = () => place.querySelector('dialog[open] input[autocomplete="current-password"]') !== null;
    server.tell(passkeyCreationCall, lost);
    await pressAndWait('Aggiungi una passkey');
    expect(asks()).toBe(false);
    const submit = () => place.querySelector('dialog [type="submit"]')?.textContent ?? '';
    await press(submit());
    expect(has('Così non va.')).toBe(true);
    expect(server.asked.at(-1)?.body).toEqual({});
    server.tell(passkeyCreationCall, problem(422, 'ValidationFailed', { password: 'Scrivila.' }));
    await press(submit());
    expect(asks()).toBe(true);
    await write('password', 'Riparo2026&co');
    await press(submit());
    expect(server.asked.at(-1)?.body).toEqual({ password: 'Riparo2026&co' });
    await press('Chiudi');
    expect(place.querySelector('input')).toBeNull();
  });
});

test('an account is deleted with its password, and nothing is left behind', async () => {
  const onClose = vi.fn<() => void>();
  const server = serving([
    deleteAccountCall,
    problem(422, 'ValidationFailed', { password: 'Non è questa.' }),
  ]);
  const closed = await open(<DeleteAccountDialog open={false} onClose={onClose} />);
  expect(closed.place.querySelector('input')).toBeNull();
  const { write, press, has, field } = await open(<DeleteAccountDialog open onClose={onClose} />);
  await press('Annulla');
  expect(onClose).toHaveBeenCalledOnce();
  await write('Password', 'Riparo2026&co');
  await press('Cancella l’account');
  expect(has('Non è questa.')).toBe(true);
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  server.tell(deleteAccountCall, lost);
  await press('Cancella l’account');
  expect(has('Così non va.')).toBe(true);
  expect(currentSession().status).toBe('authenticated');
  server.tell(deleteAccountCall, done);
  sessionStorage.setItem('answers', 'x');
  await press('Cancella l’account');
  expect(currentSession().status).toBe('anonymous');
  expect(sessionStorage).toHaveLength(0);
  expect(lastNotice()).toBe('Il tuo account è stato cancellato.');
  expect(server.asked.at(-1)?.body).toEqual({ password: 'Riparo2026&co' });
});

const at = (address: string, state: unknown = null) => history.replaceState({ state }, '', address);

describe('the page of the profile', () => {
  test('opened at the code, the page asks for the new e-mail once the owner is known', async () => {
    const server = serving([awaitedEmailCall, { body: { email: 'eva@example.it' } }]);
    at('/user-profile?conferma=email', { no: 'e-mail' });
    const early = await open(<Profile user={null} />);
    expect(early.has('Salva')).toBe(false);
    expect(server.asked).toEqual([]);
    await early.leave();
    expect((await open(<Profile user={userOf(1)} />)).has('eva@example.it')).toBe(true);
    at('/user-profile?altro=1');
    expect((await open(<Profile user={userOf(1)} />)).has('Salva')).toBe(true);
  });
});
