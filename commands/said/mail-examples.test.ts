import { expect, test } from 'vitest';
import { hostileWords, liveMarkup, withHostileWords } from '../../server/attacks/hostile-words.ts';
import { composeMail } from '../../server/src/platform/mail/compose.ts';
import type { MailTemplate } from '../../server/src/platform/mail/template.ts';
import { templates } from '../../server/src/platform/mail/templates.ts';
import { mailExamples } from './mail-examples.ts';

const sender = { from: 'Riparo <ciao@riparo.example>', siteUrl: new URL('https://www.riparo.example') };

const everyMail = Object.entries<MailTemplate>(templates).flatMap(([key, template]) =>
  Object.entries(hostileWords).map(([kind, words]) => {
    const example = mailExamples[key as keyof typeof mailExamples];
    return { key, kind, template, data: withHostileWords<unknown>(example, words) };
  }),
);

test.each(everyMail)('$key shows hostile input ($kind) as plain text', ({ template, data }) => {
  const mail = composeMail({ id: '1', recipient: 'ada@example.it', data }, template, sender);
  expect(mail.html).not.toMatch(liveMarkup);
  expect(mail.subject).not.toMatch(/[\p{Cc}\u202e\u2066]/u);
  expect(mail.to).toBe('ada@example.it');
});
