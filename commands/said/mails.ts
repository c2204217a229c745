import { composeMail } from '../../server/src/mail/compose.ts';
import { templates, type TemplateKey } from '../../server/src/mail/templates.ts';
import { mailExamples } from './mail-examples.ts';
import { type Said, withPlainSpaces } from './said.ts';

const sender = { from: 'Riparo <ciao@riparo.example>', siteUrl: new URL('https://www.riparo.example/') };

/** Every mail as it would be written to somebody. */
export const saidInMails = (): Said[] =>
  (Object.keys(templates) as TemplateKey[]).map((key) => {
    const mail = { id: key, recipient: 'ada.dangelo@example.it', data: mailExamples[key] };
    const { subject, text } = composeMail(mail, templates[key], sender);
    return { name: key, text: withPlainSpaces(`${subject}\n${text}`) };
  });
