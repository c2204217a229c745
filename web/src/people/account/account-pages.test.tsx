// @vitest-environment happy-dom
import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import {
  changePasswordCall,
  confirmSignUpCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  resendSignUpCodeCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { passkeyRequestCall, passkeySignInCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { type ReactElement, type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markupOf } from '../../../test/markup.ts';
import { onPage } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { BrowserRouter, useLocation } from '../../platform/router/router.tsx';
import { endSession, enterSession, currentSession } from '../../platform/session/session-store.ts';
import ChangePasswordPage from './ChangePasswordPage.tsx';
import { ConfirmAccount } from './ConfirmAccount.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import LoginPage from './LoginPage.tsx';
import PasswordResetPage from './PasswordResetPage.tsx';
import RegisterPage from './RegisterPage.tsx';
import ResendCodePage from './ResendCodePage.tsx';

const device = vi.hoisted(() => ({ sign: vi.fn<() => unknown>() }));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: async () => device.sign() }));

const uuid = '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a11';
const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
const session = { authenticated: true, attributes, profileVersion: 1 } as const;
const done: Answer = { status: 204, body: null };
const dealOf = (webFlowBaseUrl: string) => ({
  body: { data: { product: { title: 'Sussidio Pet', webFlowBaseUrl } } },
});

beforeEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
  endSession();
  sessionStorage.clear();
  document.cookie = `${SESSION_MARKER}=; max-age=0`;
});

type Where = {
  readonly at?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** The navigation state of the page before. */
  readonly state?: unknown;
};

/** Navigating to another page unmounts this one. */
function OnlyHere({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  return pathname === first ? children : null;
}

async function open(page: ReactElement, { at = '/', params = {}, state = null }: Where = {}) {
  history.replaceState({ state }, '', at);
  const opened = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={params}>
        <OnlyHere>{page}</OnlyHere>
      </PageParamsProvider>
    </BrowserRouter>,
  );
  await opened.partsArrived();
  return {
    ...opened,
    has: (words: string) => opened.words().includes(words),
    goes: () => [location.pathname + location.search, (history.state as { state: unknown }).state],
    hrefOf: (name: string) => opened.button(name).getAttribute('href'),
    /** The error beside a field. */
    wrong: (name: string) => {
      const ids = opened.field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      return opened.field(name).getAttribute('aria-invalid') === 'true'
        ? ids.map((id) => document.getElementById(id)?.textContent).join(' ')
        : null;
    },
  };
}
type Opened = Awaited<ReturnType<typeof open>>;
const lastNotice = () => shownNotices().at(-1)?.text;

const signIn = async (page: Opened) => {
  await page.write('E-mail', 'ada@example.it');
  await page.write('Password', 'Riparo2026&co');
  await page.press('Accedi');
};

describe('the login', () => {
  test.each([
    [null, '/customer'],
    [{ from: '/user-profile' }, '/user-profile'],
  ])('from %j the login leads to %s', async (state, to) => {
    document.cookie = `${SESSION_MARKER}=1`;
    const server = serving([signInCall, { body: session }]);
    const page = await open(<LoginPage />, { at: '/login', state });
    const before = history.length;
    await signIn(page);
    await page.partsArrived();
    expect(currentSession().status).toBe('authenticated');
    expect(page.goes()).toEqual([to, null]);
    // Going back does not show the login again.
    expect(history).toHaveLength(before);
    expect(server.asked[0]?.body).toEqual({ email: 'ada@example.it', password: 'Riparo2026&co' });
  });

  test('the login leads signed-in customers to the home page', async () => {
    enterSession(session);
    const { goes } = await open(<LoginPage />, { at: '/login' });
    expect(goes()).toEqual(['/', null]);
  });

  test('the login says why it is shown until the first attempt, and fills in the known e-mail', async () => {
    serving([signInCall, problem(401, 'NotAuthorizedException')]);
    const state = { reason: 'ended', email: 'eva@example.it' };
    const page = await open(<LoginPage />, { at: '/login', state });
    expect(page.has('La sessione è finita')).toBe(true);
    expect(page.field('E-mail').value).toBe('eva@example.it');
    await signIn(page);
    expect(page.has('La sessione è finita')).toBe(false);
    expect(page.has('Così non va.')).toBe(true);
    expect(page.goes()[0]).toBe('/login');
    const plain = await open(<LoginPage />, { at: '/login' });
    expect(plain.has('sessione è finita')).toBe(false);
    expect(plain.field('E-mail').value).toBe('');
  });

  test('the login tells guest buyers how to choose a password', async () => {
    const page = await open(<LoginPage />, { at: '/login', state: { from: '/customer' } });
    expect(page.has('Hai acquistato senza registrarti? Il tuo account c’è già')).toBe(true);
    expect(
      [...page.place.querySelectorAll('a')].map((link) => [link.textContent, link.pathname]),
    ).toContainEqual(['scegli la password', '/forgot-password']);
  });

  test('the login sends unconfirmed accounts to the code', async () => {
    serving([signInCall, problem(403, 'UserNotConfirmedException')]);
    const page = await open(<LoginPage />, { at: '/login' });
    await signIn(page);
    expect(page.goes()[0]).toBe('/confirm-account/ada%40example.it/unconfirmed');
  });

  test('without cookies the login explains the problem, and does not sign in', async () => {
    serving([signInCall, { body: session }]);
    const page = await open(<LoginPage />, { at: '/login' });
    await signIn(page);
    await page.partsArrived();
    expect(page.has('Per accedere servono i cookie tecnici')).toBe(true);
    expect(currentSession().status).toBe('anonymous');
    expect(page.goes()[0]).toBe('/login');
  });

  test('a failed passkey sign-in shows the reason instead of why the login is shown', async () => {
    const server = serving([passkeyRequestCall, problem(503, 'Unavailable')]);
    const page = await open(<LoginPage />, { at: '/login', state: { reason: 'ended' } });
    await page.press('Accedi con una passkey');
    await page.partsArrived();
    expect(page.has('La sessione è finita')).toBe(false);
    expect(page.has('Così non va.')).toBe(true);
    server.tell(passkeyRequestCall, new Promise(() => undefined));
    await page.press('Accedi con una passkey');
    await page.partsArrived();
    expect(page.has('Così non va.')).toBe(false);
    expect(page.button('Accedi con una passkey').getAttribute('aria-busy')).toBe('true');
  });

  test('signing in with a passkey needs the device and the server to agree', async () => {
    Object.assign(window, { PublicKeyCredential: {} });
    const page = await open(<LoginPage />, { at: '/login' });
    expect(document.activeElement).toBe(document.body);
    const enter = async () => {
      await page.press('Accedi con una passkey');
      await page.partsArrived();
      return [page.focused(), page.button('Accedi con una passkey').getAttribute('aria-busy')];
    };
    device.sign.mockImplementation(() => {
      throw new Error('no');
    });
    const server = serving([passkeyRequestCall, { body: {} }], [passkeySignInCall, problem(401, 'Unknown')]);
    expect(await enter()).toEqual([expect.stringMatching(/^Non abbiamo ricevuto nessuna passkey/), null]);
    expect(server.asked).toHaveLength(1);
    const response = { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' };
    device.sign.mockReturnValue({ id: 'i', rawId: 'r', response });
    expect(await enter()).toEqual(['Così non va.', null]);
    expect(server.asked.at(-1)?.body).toMatchObject({ credential: { id: 'i', response } });
    server.tell(passkeySignInCall, { body: session });
    expect(await enter()).toEqual([expect.stringContaining('servono i cookie tecnici'), null]);
    expect(currentSession().status).toBe('anonymous');
    document.cookie = `${SESSION_MARKER}=1`;
    await page.press('Accedi con una passkey');
    await page.partsArrived();
    expect(currentSession().status).toBe('authenticated');
    expect(page.goes()[0]).toBe('/customer');
  });
});

const confirm = async (page: Opened) => {
  await page.write('Codice di conferma', '123456');
  await page.press('Conferma');
  await page.partsArrived();
};

describe('the code that confirms an account', () => {
  const known = { email: 'ada@example.it' };

  test('a confirmed account leads to the login', async () => {
    const server = serving([confirmSignUpCall, done]);
    const page = await open(<ConfirmAccount />, { params: known });
    expect(page.field('E-mail').value).toBe('ada@example.it');
    expect(page.field('Codice').value).toBe('');
    expect(page.has('non è ancora confermata')).toBe(false);
    expect(page.has('Ancora un passo')).toBe(false);
    expect(document.activeElement).toBe(document.body);
    await confirm(page);
    expect(page.goes()).toEqual(['/login', { email: 'ada@example.it', reason: 'confirmed' }]);
    expect(server.asked).toMatchObject([{ body: { email: 'ada@example.it', code: '123456' } }]);
    expect(server.asked[0]?.body).not.toHaveProperty('password');
    expect(server.asked[0]?.body).not.toHaveProperty('key');
  });

  test('a purchase without a password opens the personal area instead of the login', async () => {
    serving([confirmSignUpCall, done]);
    const page = await open(<ConfirmAccount />, { params: known });
    document.cookie = `${SESSION_MARKER}=1`;
    await confirm(page);
    expect(page.goes()[1]).toMatchObject({ from: '/customer' });
  });

  test('a confirmed account leads on to its purchase', async () => {
    serving([confirmSignUpCall, done]);
    const page = await open(<ConfirmAccount />, { params: { username: 'ada@example.it', state: 'pet' } });
    expect(page.has('Ancora un passo e continui con l’acquisto del Sussidio Pet.')).toBe(true);
    expect(page.hrefOf('Ricevi un nuovo codice')).toBe('/resend-confirmation-code/ada%40example.it/pet');
    await confirm(page);
    expect(page.goes()[1]).toMatchObject({ from: '/acquisto/pet' });
  });

  test.each<[string, Answer, unknown]>([
    ['continues', dealOf('/acquisto/pet/'), [`/acquisto/pet/${uuid}`, null]],
    [
      'fails to load can be retried',
      problem(500, 'Unexpected'),
      ['/ops', { backAddress: `/acquisto/pratica/${uuid}` }],
    ],
  ])('the confirmation for a purchase that %s', async (_what, answer, to) => {
    serving([confirmSignUpCall, done], [dealByUuidCall, answer]);
    const page = await open(<ConfirmAccount />, { params: { ...known, state: uuid } });
    expect(page.hrefOf('Ricevi un nuovo codice')).toBe(
      `/resend-confirmation-code/ada%40example.it/deal/${uuid}`,
    );
    await confirm(page);
    expect(page.goes()).toEqual(to);
  });

  test.each<[string, Record<string, string> | undefined, string | null, boolean]>([
    ['ExpiredCodeException', undefined, 'Così non va.', false],
    ['CodeMismatchException', undefined, 'Così non va.', false],
    ['ValidationFailed', { code: 'Sei cifre.' }, 'Sei cifre.', false],
    ['Unexpected', undefined, null, true],
  ])(
    'a confirmation code refused with %s (%j) shows it at its field: %j',
    async (code, fields, atField, isWarned) => {
      const server = serving([confirmSignUpCall, problem(400, code, fields)]);
      const page = await open(<ConfirmAccount />, { params: { ...known, uuid } });
      await confirm(page);
      expect(page.wrong('Codice')?.includes(String(atField)) ?? null).toBe(atField && true);
      expect(page.has('non possiamo confermare il tuo account. Così non va.')).toBe(isWarned);
      // For an unconfirmed account no purchase is looked up.
      expect(server.asked).toHaveLength(1);
    },
  );

  test('if another device chose the password, the confirmation asks for one and sends it too', async () => {
    const server = serving([confirmSignUpCall, problem(409, 'PasswordRequired')]);
    const page = await open(<ConfirmAccount />, { params: known });
    await confirm(page);
    expect(page.has('Scegli la tua password')).toBe(true);
    expect(page.focused()).toBe('Scegli la tua password');
    expect(page.field('E-mail').value).toBe('ada@example.it');
    expect(page.field('Codice').value).toBe('123456');
    server.tell(confirmSignUpCall, done);
    await page.write('Password', 'Riparo2026&co');
    await page.press('Conferma');
    await page.partsArrived();
    expect(server.asked.at(-1)?.body).toEqual({
      email: 'ada@example.it',
      code: '123456',
      password: 'Riparo2026&co',
    });
    expect(page.goes()[0]).toBe('/login');
  });

  test('the code and key of the mailed link are filled in, and stay out of the history', async () => {
    const server = serving([confirmSignUpCall, done]);
    const at = '/confirm-account/ada?x=1#codice=654321&chiave=k1';
    const page = await open(<ConfirmAccount />, { params: known, at });
    expect(page.field('Codice').value).toBe('654321');
    expect(location.pathname + location.search + location.hash).toBe('/confirm-account/ada?x=1');
    await page.press('Conferma');
    expect(server.asked[0]?.body).toMatchObject({ code: '654321', key: 'k1' });
    const again = await open(<ConfirmAccount />, { params: known, at: '/confirm-account/ada' });
    expect(again.field('Codice').value).toBe('654321');
    const elsewhere = await open(<ConfirmAccount />, { params: known, at: '/confirm-account/eva#altro=1' });
    expect(elsewhere.field('Codice').value).toBe('');
    expect(location.hash).toBe('#altro=1');
  });

  test('after a refused sign-in the page explains why the code is needed', async () => {
    const page = await open(<ConfirmAccount isUnconfirmed />, { params: { email: '-' } });
    expect(page.has('la tua registrazione non è ancora confermata')).toBe(true);
    expect(page.field('E-mail').value).toBe('');
    expect(page.hrefOf('Ricevi')).toBe('/resend-confirmation-code/-');
  });
});

describe('requesting another code', () => {
  test.each<[Readonly<Record<string, string>>, string, unknown]>([
    [{ email: 'ada@example.it' }, '/confirm-account/ada%40example.it', { email: 'ada@example.it' }],
    [
      { email: 'ada@example.it', uuid },
      `/confirm-account/ada%40example.it/deal/${uuid}`,
      { email: 'ada@example.it', dealUuid: uuid },
    ],
    [
      { email: 'ada@example.it', state: 'pet' },
      '/confirm-account/ada%40example.it/pet',
      { email: 'ada@example.it' },
    ],
  ])('another code for %j leads back to %s', async (params, to, body) => {
    const server = serving([resendSignUpCodeCall, done]);
    const page = await open(<ResendCodePage />, { params });
    expect(page.hrefOf('Conferma il tuo account')).toBe(to);
    await page.press('Invia il codice');
    expect(page.goes()[0]).toEqual(to);
    expect(server.asked[0]?.body).toEqual(body);
    expect(lastNotice()).toMatch(/^Se l’indirizzo è in attesa di conferma/);
  });
});

describe('a forgotten password', () => {
  test('a forgotten password is replaced with a mailed code', async () => {
    const server = serving([forgotPasswordCall, problem(503, 'Unavailable')]);
    const page = await open(<ForgotPasswordPage />, { at: '/forgot-password' });
    expect(page.field('E-mail').value).toBe('');
    await page.write('E-mail', 'ada@example.it');
    await page.press('Invia il codice');
    expect(page.goes()[0]).toBe('/forgot-password');
    expect(lastNotice()).toContain('Così non va.');
    server.tell(forgotPasswordCall, done);
    await page.press('Invia il codice');
    expect(page.goes()[0]).toBe('/password-reset/ada%40example.it');
  });

  test.each<[string, Record<string, string> | undefined, string]>([
    ['ExpiredCodeException', undefined, 'Codice'],
    ['CodeMismatchException', undefined, 'Codice'],
    ['InvalidPasswordException', { newPassword: 'Più lunga.' }, 'Nuova password'],
  ])('a forgotten password: %s (%j) is shown at its field', async (code, fields, at) => {
    serving([forgotPasswordSubmitCall, problem(400, code, fields)]);
    const page = await open(<PasswordResetPage />, { params: { email: 'ada@example.it' } });
    await page.write('Codice', '123456');
    await page.write('Nuova password', 'Riparo2026&co');
    await page.press('Salva la password');
    expect(page.wrong(at)).not.toBeNull();
    expect(page.wrong(at === 'Codice' ? 'Nuova password' : 'Codice')).toBeNull();
    expect(lastNotice()).toContain('Così non va.');
  });

  test('a new password leads to the login, with the e-mail of the mailed link', async () => {
    const server = serving([forgotPasswordSubmitCall, problem(503, 'Unavailable')]);
    const page = await open(<PasswordResetPage />, {
      at: '/password-reset/ada#codice=654321&chiave=k2',
      params: { email: 'ada@example.it' },
    });
    await page.write('Nuova password', 'Riparo2026&co');
    await page.press('Salva la password');
    expect(page.wrong('Codice')).toBeNull();
    expect(page.wrong('Nuova password')).toBeNull();
    server.tell(forgotPasswordSubmitCall, done);
    await page.press('Salva la password');
    expect(page.goes()).toEqual(['/login', { email: 'ada@example.it', reason: 'passwordReset' }]);
    expect(server.asked[1]?.body).toEqual({
      email: 'ada@example.it',
      code: '654321',
      key: 'k2',
      newPassword: 'Riparo2026&co',
    });
    const plain = await open(<PasswordResetPage />, { at: '/password-reset/eva', params: {} });
    expect(plain.field('Codice').value).toBe('');
    expect(plain.field('E-mail').value).toBe('');
    await plain.write('E-mail', 'eva@example.it');
    await plain.write('Codice', '111111');
    await plain.write('Nuova password', 'Riparo2026&co');
    await plain.press('Salva la password');
    expect(server.asked[2]?.body).not.toHaveProperty('key');
  });
});

const fill = async (page: Opened) => {
  await page.write('Nome', 'Ada');
  await page.write('Cognome', 'Neri');
  await page.write('Data di nascita', '27/03/1985');
  await page.write('E-mail', 'ada@example.it');
  await page.write('Password', 'Riparo2026&co');
  await page.press('Registrati');
  await page.partsArrived();
};

describe('a registration', () => {
  test.each<[string, Where, string, string]>([
    ['on its own', { at: '/register-account' }, 'Crea il tuo account', ''],
    [
      'for a purchase',
      { at: '/register-account/acquisto/pet', params: { flow: 'acquisto', product: 'pet' } },
      'Per procedere con l’acquisto del Sussidio Pet',
      '/pet',
    ],
    [
      'for a purchase, by the other form of its address',
      { at: '/register-account?flow=acquisto&product=pet' },
      'Per procedere con l’acquisto del Sussidio Pet',
      '/pet',
    ],
    [
      'for a product that is not sold',
      { at: '/register-account?flow=acquisto&product=luna' },
      'Crea il tuo account',
      '',
    ],
    ['of another flow', { at: '/register-account?flow=altro&product=pet' }, 'Crea il tuo account', ''],
  ])('a registration %s leads to the code', async (_what, where, title, onward) => {
    const server = serving([signUpCall, { body: { username: 'ada@example.it' } }]);
    const page = await open(<RegisterPage />, where);
    expect(page.has(title)).toBe(true);
    await fill(page);
    expect(page.goes()[0]).toBe(`/confirm-account/ada%40example.it${onward}`);
    expect(server.asked[0]?.body).toMatchObject({ email: 'ada@example.it', marketing: false });
  });

  test('the registration passes its purchase to the login', async () => {
    const at = '/register-account?flow=acquisto&product=pet';
    const page = await open(<RegisterPage />, { at });
    await page.press('Accedi');
    expect(page.goes()).toEqual(['/login', { from: '/acquisto/pet' }]);
  });

  test('a refused registration shows the reason and keeps the answers, which are deleted after success', async () => {
    const server = serving([signUpCall, problem(409, 'UsernameExistsException')]);
    const page = await open(<RegisterPage />, { at: '/register-account' });
    await fill(page);
    expect(page.wrong('E-mail')).toContain('Così non va.');
    expect(page.has('Ops qualcosa')).toBe(false);
    server.tell(signUpCall, problem(500, 'Unexpected'));
    await page.press('Registrati');
    await page.partsArrived();
    expect(page.has('Ops qualcosa è andato storto')).toBe(true);
    const prerendered = (
      <BrowserRouter>
        <RegisterPage />
      </BrowserRouter>
    );
    expect(markupOf(prerendered)).not.toContain('value="Ada"');
    const later = await open(<RegisterPage />, { at: '/register-account' });
    expect(later.field('Nome').value).toBe('Ada');
    server.tell(signUpCall, { body: { username: 'ada@example.it' } });
    await fill(later);
    const next = await open(<RegisterPage />, { at: '/register-account' });
    expect(next.field('Nome').value).toBe('');
  });
});

describe('changing the password', () => {
  test.each<[Record<string, string> | undefined, string | null, string | null]>([
    [{ newPassword: 'È uguale.' }, 'È uguale.', null],
    [{ oldPassword: 'Non è questa.' }, null, 'Non è questa.'],
    [undefined, null, 'Così non va.'],
  ])(
    'a new password refused with %j shows it at its field %j, or above %j',
    async (fields, atField, above) => {
      enterSession(session);
      serving([changePasswordCall, problem(400, 'ValidationFailed', fields)]);
      const page = await open(<ChangePasswordPage />, { at: '/change-password' });
      await page.write('Password attuale', 'Vecchia2026&co');
      await page.write('Nuova password', 'Riparo2026&co');
      await page.press('Modifica la password');
      expect(page.wrong('Nuova password')?.includes(String(atField)) ?? null).toBe(atField && true);
      expect(above === null ? page.has('Così non va.') : page.has(above)).toBe(above !== null);
    },
  );

  test('a first password is chosen with a code: there is no old one to type', async () => {
    enterSession({ ...session, isWithoutPassword: true });
    const server = serving([forgotPasswordCall, problem(503, 'Unavailable')]);
    const page = await open(<ChangePasswordPage />, { at: '/change-password' });
    expect(page.has('Scegli la tua password')).toBe(true);
    expect(page.has('Password attuale')).toBe(false);
    await page.press('Mandami il codice');
    expect(lastNotice()).toContain('Non è stato possibile mandarti il codice');
    server.tell(forgotPasswordCall, done);
    await page.press('Mandami il codice');
    expect(server.asked.at(-1)?.body).toEqual({ email: 'ada@example.it' });
    expect(page.goes()[0]).toBe('/password-reset/ada%40example.it');
  });

  test('a changed password is passed to password managers with its owner', async () => {
    enterSession(session);
    serving([changePasswordCall, done]);
    const page = await open(<ChangePasswordPage />, { at: '/change-password' });
    expect(page.place.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
      'ada@example.it',
    );
    await page.write('Password attuale', 'Vecchia2026&co');
    await page.write('Nuova password', 'Riparo2026&co');
    await page.press('Modifica la password');
    expect(page.goes()[0]).toBe('/customer');
    expect(lastNotice()).toBe('Password modificata. Le altre sessioni sono state chiuse.');
  });
});
