import { composeMail } from '../../server/src/platform/mail/compose.ts';
import { htmlWithPictures } from '../../server/src/platform/providers/mail/mail-provider.ts';
import { templates } from '../../server/src/platform/mail/templates.ts';
import { everyMail } from '../said/mail-examples.ts';
import { mailLooks, type Screen } from './screen.ts';

const sender = { from: 'Riparo <ciao@riparo.example>', siteUrl: new URL('https://www.riparo.example/') };

export const mails: Screen = async (page, take) => {
  for (const [name, key, data] of everyMail()) {
    const mail = { id: name, recipient: 'ada.dangelo@example.it', data };
    await page.setContent(htmlWithPictures(composeMail(mail, templates[key], sender)));
    await take(`mail-${name}`, mailLooks);
  }
};
