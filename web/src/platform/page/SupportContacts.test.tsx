import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../../test/markup.ts';
import { StaticRouter } from '../router/router.tsx';
import { FailureScreen } from './FailureScreen.tsx';
import { SupportContacts } from './SupportContacts.tsx';

const contacts = (
  <StaticRouter address="/ops">
    <SupportContacts />
  </StaticRouter>
);

test('a person is reached by chat, by a booked call and by e-mail', () => {
  const markup = markupOf(contacts);
  for (const address of [brand.support.chatUrl, '/prenota-una-chiamata', `mailto:${brand.support.email}`])
    expect(markup).toContain(`href="${address}"`);
});

test('a page that tells of a failure says how a person is reached', () => {
  const words = wordsOf(
    <StaticRouter address="/ops">
      <FailureScreen onRetry={() => undefined} picture={null} />
    </StaticRouter>,
  );
  for (const way of ['Scrivici in chat', 'Prenota una chiamata', brand.support.email])
    expect(words).toContain(way);
});
