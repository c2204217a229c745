import { composeMail } from '../../server/src/platform/mail/compose.ts';
import { templates } from '../../server/src/platform/mail/templates.ts';
import { everyMail } from './mail-examples.ts';
import { type Said, withPlainSpaces } from './said.ts';

const sender = { from: 'Riparo <ciao@riparo.example>', siteUrl: new URL('https://www.riparo.example/') };

export const saidInMails = (): Said[] =>
  everyMail().map(([name, key, data]) => {
    const mail = { id: name, recipient: 'ada.dangelo@example.it', data };
    const { subject, text } = composeMail(mail, templates[key], sender);
    return { name, text: withPlainSpaces(`${subject}\n${text}`) };
  });
