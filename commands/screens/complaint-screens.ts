import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { dueBy } from '@riparo/domain/care/complaints/clock.ts';
import { complaintPath } from '@riparo/domain/care/complaints/paths.ts';
import { closingReasonText } from '@riparo/domain/care/complaints/register.ts';
import { complaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { Screen } from './screen.ts';

type Complaint = AnswerOf<typeof complaintCall>['data'];

const today = dayInRome(new Date());
const receivedOn = addDays(today, -12);

const followed: Complaint = {
  number: 'REC-2026-00012',
  state: 'received',
  receivedOn,
  dueBy: dueBy({ area: 'withdrawal', receivedOn }),
  bearer: null,
  endedOn: null,
  area: 'withdrawal',
  reference: 'Bici2Go, 5C81F0A3',
  story:
    'Il 3 ottobre ho esercitato il recesso dalla polizza di mia madre, Maria Sole O’Connor-D’Àgostino Quattrocchi.\n\nMi avete confermato tutto per e-mail, ma il rimborso non è arrivato.',
  wish: 'Il rimborso di € 1.234.567,80, e sapere perché non è partito.',
  files: [],
  outcome: null,
  answer: null,
  isAnswerMailed: false,
  closingReason: null,
  closingWords: null,
};

const someFiles: Complaint['files'] = [
  {
    id: '7b0f2f0e-5a52-4c5e-9d3c-0d5a4f1c2b3a',
    name: 'estratto-conto-ottobre.pdf',
    sizeBytes: 240_000,
    arrivedBytes: 240_000,
    state: 'stored',
    previewPath: null,
    path: '/api/v1/complaints/esempio/files/7b0f2f0e-5a52-4c5e-9d3c-0d5a4f1c2b3a',
  },
];

const complaints = {
  seguito: followed,
  'seguito-con-file': { ...followed, state: 'in-progress', files: someFiles },
  'in-ritardo': {
    ...followed,
    receivedOn: addDays(today, -50),
    dueBy: dueBy({ area: 'withdrawal', receivedOn: addDays(today, -50) }),
  },
  risposto: {
    ...followed,
    state: 'answered',
    endedOn: today,
    outcome: 'partly',
    answer:
      'Gentile Ada,\n\nhai ragione sul ritardo: il rimborso era fermo perché la carta è scaduta, e non te lo avevamo scritto. Oggi è partito con un bonifico.\n\nNon possiamo invece riconoscere gli interessi che chiedi, perché la legge dà 30 giorni per il rimborso.',
  },
  chiuso: {
    ...followed,
    state: 'closed',
    endedOn: today,
    closingReason: 'forwarded',
    closingWords: closingReasonText('forwarded', 'claim'),
  },
  'da-inoltrare': {
    ...followed,
    receivedOn: today,
    area: 'claim',
    dueBy: dueBy({ area: 'claim', receivedOn: today }),
  },
  sussidio: { ...followed, bearer: 'mutual-society' },
  ritirato: { ...followed, state: 'withdrawn', endedOn: today },
} as const satisfies Record<string, Complaint>;

export const complaintStates: Screen = async (page, take) => {
  for (const [name, data] of Object.entries(complaints)) {
    await page.route(`**${complaintCall.path.replace(':token', '*')}`, (route) =>
      route.fulfill({ json: { data } }),
    );
    await page.goto(complaintPath('esempio'), { waitUntil: 'networkidle' });
    await take(`reclamo-${name}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
};
