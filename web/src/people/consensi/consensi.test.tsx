// @vitest-environment happy-dom
import {
  confirmConsentCall,
  type ConsentRequest,
  consentRequestCall,
} from '@riparo/domain/people/personal-area/consent-request-calls.ts';
import { expect, test } from 'vitest';
import { onPage } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { BrowserRouter } from '../../platform/router/router.tsx';
import ConsentRequestPage from './ConsentRequestPage.tsx';

const consent = { kind: 'marketing', text: 'Voglio novità', version: 'v1', isConfirmed: false } as const;
const open: ConsentRequest = { consents: [consent], askedAt: '2026-11-15T10:00:00Z' };
const requestAnswer = (data: ConsentRequest): Answer => ({ body: { data } });
const button = 'Sì, voglio ricevere novità e offerte';

async function openLink(answer: Answer, then?: Answer) {
  history.replaceState(null, '', '/conferma-consensi/abc');
  const server = serving(
    [consentRequestCall, answer],
    ...(then ? [[confirmConsentCall, then] as const] : []),
  );
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ token: 'abc' }}>
        <ConsentRequestPage />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  return { ...page, server };
}

test('the consent page confirms nothing until its button is pressed', async () => {
  const page = await openLink(
    requestAnswer(open),
    requestAnswer({ ...open, consents: [{ ...consent, isConfirmed: true }] }),
  );
  expect(page.words()).toContain('È stato chiesto con la tua e-mail il 15 novembre 2026');
  expect(page.words()).toContain('«Voglio novità»');
  expect(page.server.asked.map(({ method }) => method)).toEqual(['GET']);
  await page.press(button);
  expect(page.server.asked.at(-1)).toMatchObject({
    method: 'POST',
    body: { kind: 'marketing', version: 'v1' },
  });
  expect(page.words()).toContain('Confermato: ti terremo al corrente di novità e offerte.');
  expect(page.words()).not.toContain(button);
});

test.each([404, 400])('an unknown or expired link says that nothing has changed: %i', async (status) => {
  const page = await openLink(problem(status, 'NotFound'));
  expect(page.words().replaceAll(/\s+/g, ' ')).toContain('durano 14 giorni');
});
