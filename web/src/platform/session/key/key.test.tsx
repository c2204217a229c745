// @vitest-environment happy-dom
import { chooseFirstPasswordCall, confirmSignUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../../test/server.ts';
import { BrowserRouter } from '../../router/router.tsx';
import { endSession, enterSession, resetSession } from '../session-store.ts';
import { WaysOn } from '../../../buy/acquisto/success/WaysOn.tsx';
import { codeSentTo, forgetCodeSentTo, rememberCodeSentTo } from './awaiting-code.ts';

await Promise.all([import('./ChooseKey.tsx'), import('./EnterByCode.tsx')]);

const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
const withPassword = { authenticated: true, attributes, profileVersion: 1 } as const;
const withoutPassword = { ...withPassword, isWithoutPassword: true } as const;
const done: Answer = { status: 204, body: null };
const OFFER = 'La tua area personale è già aperta';

async function open(awaitsCode = false) {
  const page = await onPage(
    <BrowserRouter>
      <WaysOn leadsHome={false} awaitsCode={awaitsCode} />
    </BrowserRouter>,
  );
  await page.partsArrived();
  return { ...page, has: (words: string) => page.words().includes(words) };
}

beforeEach(() => {
  document.cookie = `${SESSION_MARKER}=1`;
});
afterEach(async () => {
  document.cookie = `${SESSION_MARKER}=; max-age=0`;
  await settled(() => resetSession());
  forgetCodeSentTo();
});

describe('the offer of a password or passkey after a purchase', () => {
  test('a password or passkey is offered only to customers whose mailbox the purchase proved', async () => {
    serving();
    for (const who of [() => enterSession(withPassword), endSession]) {
      await settled(who);
      expect((await open()).has(OFFER)).toBe(false);
    }
    await settled(() => enterSession(withoutPassword));
    const { has, button } = await open();
    expect(has(OFFER)).toBe(true);
    expect(has('Se preferisci lo fai più avanti')).toBe(true);
    expect(button('Usa una passkey')).toBeDefined();
    expect(button('Vai alla tua area personale')).toBeDefined();
  });

  test('a password or passkey is chosen on the page, which then confirms it', async () => {
    const server = serving([chooseFirstPasswordCall, done], [sessionCall, { body: withPassword }]);
    enterSession(withoutPassword);
    const { write, press, focused } = await open();
    await write('Nuova password', 'Lanterna7Blu');
    await press('Salva la password');
    await settled(() => undefined);
    expect(server.asked.find(({ path }) => path === chooseFirstPasswordCall.path)?.body).toEqual({
      newPassword: 'Lanterna7Blu',
    });
    expect(focused()).toBe('Fatto: ora rientri con la tua password');
  });

  test('a refused password shows the reason at its field', async () => {
    const why = {
      body: { code: 'NotAuthorizedException', message: 'No.', fields: { newPassword: 'Tardi.' } },
      status: 401,
    };
    serving([chooseFirstPasswordCall, why]);
    enterSession(withoutPassword);
    const { write, press, field, has } = await open();
    await write('Nuova password', 'Lanterna7Blu');
    await press('Salva la password');
    expect(field('Nuova password').getAttribute('aria-invalid')).toBe('true');
    expect(has('Tardi.')).toBe(true);
  });
});

describe('the code mailed before a payment', () => {
  test('the code opens the personal area at the end of the purchase, without a login', async () => {
    const server = serving([confirmSignUpCall, done], [sessionCall, { body: withoutPassword }]);
    rememberCodeSentTo('ada@example.it');
    endSession();
    const { write, press, has, partsArrived } = await open(true);
    expect(has('ritrovi polizza e certificati')).toBe(true);
    expect(has('È la prima volta?')).toBe(false);
    await write('Codice di conferma', '123456');
    await press('Apri la mia area');
    await settled(() => undefined);
    await partsArrived();
    expect(server.asked[0]?.body).toEqual({ email: 'ada@example.it', code: '123456' });
    expect(has(OFFER)).toBe(true);
    expect(codeSentTo()).toBeNull();
  });

  test('a wrong code shows an error at its field, and another one can still be requested', async () => {
    serving([confirmSignUpCall, problem(400, 'CodeMismatchException')]);
    rememberCodeSentTo('ada@example.it');
    endSession();
    const { write, press, field, button } = await open(true);
    await write('Codice di conferma', '123456');
    await press('Apri la mia area');
    expect(field('Codice di conferma').getAttribute('aria-invalid')).toBe('true');
    expect(button('Ricevi un nuovo codice').getAttribute('href')).toContain('/resend-confirmation-code/');
  });

  test('no code is asked for when none was mailed because the account exists', async () => {
    serving();
    endSession();
    const { has } = await open(true);
    expect(has('ritrovi polizza e certificati')).toBe(false);
    expect(has('È la prima volta?')).toBe(true);
  });
});
