import { composeMail } from '../../server/src/mail/compose.ts';
import { htmlWithPictures } from '../../server/src/providers/mail/mail-provider.ts';
import { templates, type TemplateKey } from '../../server/src/mail/templates.ts';
import { mailExamples } from '../said/mail-examples.ts';
import { mailLooks, type Screen } from './screen.ts';

const sender = { from: 'Riparo <ciao@riparo.example>', siteUrl: new URL('https://www.riparo.example/') };

/** Every mail as a mail program shows it. */
export const mails: Screen = async (page, take) => {
  for (const key of Object.keys(templates) as TemplateKey[]) {
    const mail = { id: key, recipient: 'ada.dangelo@example.it', data: mailExamples[key] };
    await page.setContent(htmlWithPictures(composeMail(mail, templates[key], sender)));
    await take(`mail-${key}`, mailLooks);
  }
};
