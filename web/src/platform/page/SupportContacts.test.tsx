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

test('the support contacts offer chat, a booked call and e-mail', () => {
  const markup = markupOf(contacts);
  for (const address of [brand.support.chatUrl, '/prenota-una-chiamata', `mailto:${brand.support.email}`])
    expect(markup).toContain(`href="${address}"`);
});

test('a failure page shows the support contacts', () => {
  const words = wordsOf(
    <StaticRouter address="/ops">
      <FailureScreen onRetry={() => undefined} picture={null} />
    </StaticRouter>,
  );
  for (const way of ['Scrivici in chat', 'Prenota una chiamata', brand.support.email])
    expect(words).toContain(way);
});
