import { staff } from '@riparo/domain/platform/call/access.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  answerPreviewPath,
  complaintFiguresCsvPath,
  receiptLetterPath,
} from '@riparo/domain/care/complaints/paths.ts';
import { complaintAreaNames } from '@riparo/domain/care/complaints/register.ts';
import { complaintByLetterWizard, registeredComplaintWizard } from '@riparo/domain/care/complaints/wizard.ts';
import { endingNames } from '@riparo/domain/care/complaints/year-figures.ts';
import {
  classifyComplaintCall,
  closeComplaintCall,
  complaintFiguresCall,
  deskComplaintCall,
  deskComplaintsCall,
  editComplaintNoteCall,
  mailComplainantAgainCall,
  noteOnComplaintCall,
  postLetterCall,
  registerComplaintCall,
  saveAnswerCall,
  sendAnswerCall,
  takeComplaintCall,
  withdrawComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { dayInRome, type IsoDate, yearOf } from '@riparo/domain/platform/values/calendar.ts';
import { type ComplaintId, complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { staffActorOf } from '../../desk/log/actor.ts';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { Read } from '../../platform/http/access/desk-reads.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { csvType, sendAttachment, sendInline } from '../../platform/http/send-file.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { asCsv } from '../../platform/drawing/spreadsheets/as-csv.ts';
import type { Cell } from '../../platform/drawing/spreadsheets/cells.ts';
import { readComplaint } from './complaint-answer.ts';
import { answerPreviewFile, complaintReceiptFile } from './complaint-files.ts';
import { openComplaint } from './open-complaint.ts';
import { readStatistics, readRegister } from './register.ts';
import { complaintOf } from './routes.ts';
import { warn } from './warn-about-complaints.ts';
import {
  classifyComplaint,
  type Classification,
  closeComplaint,
  editComplaintNote,
  mailComplainantAgain,
  noteOnComplaint,
  postLetter,
  saveAnswer,
  sendAnswer,
  takeComplaint,
  withdrawComplaint,
} from './work-complaints.ts';

type Reading = SignedInStaff & { read: Read };

const DAY_IN_FUTURE = 'Scegli un giorno che è già venuto.';

const readOne = ({ read, member }: Reading, id: ComplaintId) =>
  read({ subject: `complaint ${id}` }, async (tx) => {
    const data = await readComplaint(tx, id, member);
    return data ? { data } : failure(generalErrors['not-found']);
  });

/** Every change returns the complaint as it is afterwards. */
async function shown<T extends object>(input: Reading, id: ComplaintId, changed: Promise<T>) {
  const outcome = await changed;
  return outcome instanceof Failure ? (outcome as Extract<T, Failure>) : readOne(input, id);
}

export function registerDeskComplaints(app: App, parts: Dependencies): void {
  const { db, clock, documents } = parts;

  serve(app, deskComplaintsCall, ({ query, member, read }) => {
    const { q: words, ...details } = query;
    return read(
      { subject: 'complaints', details, words },
      (tx) => readRegister({ db: tx, clock }, query, member),
      ({ data }) => ({ ids: data.map(({ id }) => id) }),
    );
  });

  serve(app, deskComplaintCall, (input) => readOne(input, input.params.id));

  serve(app, registerComplaintCall, async (input) => {
    const { body } = input;
    const now = clock();
    const today = dayInRome(now);
    // The law does not require an e-mail: complainants without one get letters.
    const hasEmail = Boolean(body.email?.trim());
    const wizard = hasEmail ? registeredComplaintWizard : complaintByLetterWizard;
    const { answers, errors } = checkWizard(wizard, body, today);
    const late = body.receivedOn > today ? { receivedOn: DAY_IN_FUTURE } : {};
    if (Object.keys({ ...errors, ...late }).length > 0)
      return failure(generalErrors.validation, { ...errors, ...late });
    const { actor } = staffActorOf(input);
    const given = {
      ...complaintOf(answers),
      email: hasEmail ? (answers['email'] as string) : null,
      submissionKey: body.submissionKey,
      // Staff who register a letter have checked the sender.
      mailboxProvedAt: now,
      channel: body.channel,
      receivedOn: body.receivedOn as IsoDate,
    };
    const { complaint: opened } = await openComplaint(parts, given, {
      actor,
      now,
      alsoWrite: (tx, complaint) => warn(tx, parts, complaint.id, today),
    });
    return { data: { id: opened.id, number: opened.number } };
  });

  serve(app, takeComplaintCall, async (input) =>
    shown(input, input.params.id, takeComplaint(parts, input.params.id, staffActorOf(input))),
  );

  serve(app, classifyComplaintCall, async (input) => {
    const written = input.body as Classification;
    const { id } = input.params;
    return shown(input, id, classifyComplaint(parts, id, written, staffActorOf(input)));
  });

  serve(app, noteOnComplaintCall, async (input) =>
    shown(input, input.params.id, noteOnComplaint(parts, input.params.id, input.body, staffActorOf(input))),
  );

  serve(app, editComplaintNoteCall, async (input) =>
    shown(input, input.params.id, editComplaintNote(parts, input.params, input.body, staffActorOf(input))),
  );

  serve(app, mailComplainantAgainCall, async (input) =>
    shown(
      input,
      input.params.id,
      mailComplainantAgain(parts, input.params.id, input.body, staffActorOf(input)),
    ),
  );

  serve(app, postLetterCall, async (input) => {
    const { kind, postedOn } = input.body;
    const posted = { kind, postedOn: postedOn as IsoDate };
    return shown(input, input.params.id, postLetter(parts, input.params.id, posted, staffActorOf(input)));
  });

  serve(app, saveAnswerCall, async (input) =>
    shown(input, input.params.id, saveAnswer(parts, input.params.id, input.body, staffActorOf(input))),
  );

  serve(app, sendAnswerCall, async (input) =>
    shown(input, input.params.id, sendAnswer(parts, input.params.id, input.body, staffActorOf(input))),
  );

  serve(app, withdrawComplaintCall, async (input) =>
    shown(input, input.params.id, withdrawComplaint(parts, input.params.id, input.body, staffActorOf(input))),
  );

  serve(app, closeComplaintCall, async (input) =>
    shown(input, input.params.id, closeComplaint(parts, input.params.id, input.body, staffActorOf(input))),
  );

  serve(app, complaintFiguresCall, async ({ query }) => ({ data: await readStatistics(parts, query.year) }));

  const preview = {
    path: answerPreviewPath(':id'),
    access: staff('read-own-complaints'),
    reads: 'complaint.answer-previewed',
    params: z.object({ id: complaintIdSchema }),
  } as const;
  serveFile(app, preview, async ({ params: { id }, member, deliver }) =>
    deliver({ subject: `complaint ${id}` }, async () => {
      const isTheirs = (await readComplaint(db, id, member)) !== null;
      const file = isTheirs ? await answerPreviewFile({ db, documents }, id, clock()) : null;
      return file ? { send: (reply) => sendInline(reply, file) } : failure(generalErrors['not-found']);
    }),
  );

  const letter = {
    path: receiptLetterPath(':id'),
    access: staff('read-own-complaints'),
    reads: 'complaint.receipt-read',
    params: z.object({ id: complaintIdSchema }),
  } as const;
  serveFile(app, letter, async ({ params: { id }, member, deliver }) =>
    deliver({ subject: `complaint ${id}` }, async () => {
      const isTheirs = (await readComplaint(db, id, member)) !== null;
      const file = isTheirs ? await complaintReceiptFile({ db, documents }, id) : null;
      return file ? { send: (reply) => sendInline(reply, file) } : failure(generalErrors['not-found']);
    }),
  );

  const figuresFile = {
    path: complaintFiguresCsvPath,
    access: staff('export-complaints'),
    reads: 'complaints.exported',
  } as const;
  serveFile(app, figuresFile, async ({ request, deliver }) => {
    // The address may have been typed by hand: anything invalid means this year.
    const requestedYear = complaintFiguresCall.query.safeParse(request.query).data?.year;
    const year = requestedYear ?? yearOf(dayInRome(clock()));
    return deliver({ subject: 'complaints', details: { year } }, async () => {
      const content = asCsv({ columns, rows: cellsOf(await readStatistics(parts, year)) });
      return {
        send: (reply) =>
          sendAttachment(reply, { filename: `reclami-${year}.csv`, contentType: csvType, content }),
      };
    });
  });
}

const columns = [
  'Area',
  'Prodotto',
  'Esito',
  'Reclami',
  'Giorni in media',
  'Giorni al massimo',
  'Oltre i 45 giorni',
];

async function* cellsOf(rows: Awaited<ReturnType<typeof readStatistics>>): AsyncGenerator<readonly Cell[]> {
  for (const { area, product, ending, number, averageDays, longestDays, late } of rows)
    yield [
      complaintAreaNames[area],
      product?.title ?? 'Nessuno',
      endingNames[ending],
      String(number),
      String(averageDays),
      String(longestDays),
      String(late),
    ];
}
