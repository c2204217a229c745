import { staff } from '@riparo/domain/call/access.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { answerPreviewPath, complaintFiguresCsvPath } from '@riparo/domain/complaints/paths.ts';
import { complaintAreaNames } from '@riparo/domain/complaints/register.ts';
import { complaintWizard } from '@riparo/domain/complaints/wizard.ts';
import { endingNames } from '@riparo/domain/complaints/year-figures.ts';
import {
  classifyComplaintCall,
  closeComplaintCall,
  complaintFiguresCall,
  deskComplaintCall,
  deskComplaintsCall,
  editComplaintNoteCall,
  mailComplainantAgainCall,
  noteOnComplaintCall,
  registerComplaintCall,
  saveAnswerCall,
  sendAnswerCall,
  takeComplaintCall,
  withdrawComplaintCall,
} from '@riparo/domain/contract/desk-complaint-calls.ts';
import { dayInRome, type IsoDate, yearOf } from '@riparo/domain/values/calendar.ts';
import { complaintIdSchema } from '@riparo/domain/values/ids.ts';
import { checkWizard } from '@riparo/domain/wizard/answers.ts';
import * as z from 'zod';
import { sendDocument } from '../deal-documents/send-document.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { actorOf, doerOf } from '../desk-log/actor.ts';
import { appendToLog } from '../desk-log/append.ts';
import type { App } from '../http/app-instance.ts';
import { asData, failure, sendProblem } from '../http/problem-answers.ts';
import { csvType, sendAttachment } from '../http/send-attachment.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import { asCsv } from '../spreadsheets/as-csv.ts';
import type { Cell } from '../spreadsheets/cells.ts';
import { readComplaint } from './complaint-answer.ts';
import { answerPreviewFile } from './complaint-files.ts';
import { openComplaint } from './open-complaint.ts';
import { readFigures, readRegister } from './register.ts';
import { complaintOf } from './routes.ts';
import { warn } from './warn-about-complaints.ts';
import {
  classifyComplaint,
  type Classification,
  closeComplaint,
  editComplaintNote,
  mailComplainantAgain,
  noteOnComplaint,
  saveAnswer,
  sendAnswer,
  takeComplaint,
  withdrawComplaint,
} from './work-complaints.ts';

const NOT_YET = 'Scegli un giorno che è già venuto.';

export function registerDeskComplaints(app: App, parts: Dependencies): void {
  const { db, clock, documents } = parts;

  serve(app, deskComplaintsCall, ({ query, member }) => readRegister(parts, query, member));

  serve(app, deskComplaintCall, async ({ params, member }) => {
    const data = await readComplaint(db, params.id, member);
    return data ? { data } : failure(generalErrors['not-found']);
  });

  serve(app, registerComplaintCall, async (input) => {
    const { body } = input;
    const now = clock();
    const today = dayInRome(now);
    const { answers, errors } = checkWizard(complaintWizard, body, today);
    const late = body.receivedOn > today ? { receivedOn: NOT_YET } : {};
    if (Object.keys({ ...errors, ...late }).length > 0)
      return failure(generalErrors.validation, { ...errors, ...late });
    const { actor } = doerOf(input);
    const given = {
      ...complaintOf(answers),
      submissionKey: body.submissionKey,
      // Whoever registers a letter has looked at whom it comes from.
      mailboxProvedAt: now,
      channel: body.channel,
      receivedOn: body.receivedOn as IsoDate,
    };
    const { id, number } = await openComplaint(parts, given, {
      actor,
      now,
      andThen: async (tx, complaint) => {
        await warn(tx, parts, complaint.id, today);
        const entry = { action: 'complaint.registered', subject: `complaint ${complaint.id}` } as const;
        await appendToLog(tx, actor, { ...entry, details: { channel: body.channel } }, now);
      },
    });
    return { data: { id, number } };
  });

  serve(app, takeComplaintCall, async (input) =>
    asData(await takeComplaint(parts, input.params.id, doerOf(input))),
  );

  serve(app, classifyComplaintCall, async (input) => {
    const written = input.body as Classification;
    return asData(await classifyComplaint(parts, input.params.id, written, doerOf(input)));
  });

  serve(app, noteOnComplaintCall, async (input) =>
    asData(await noteOnComplaint(parts, input.params.id, input.body, doerOf(input))),
  );

  serve(app, editComplaintNoteCall, async (input) =>
    asData(await editComplaintNote(parts, input.params, input.body, doerOf(input))),
  );

  serve(app, mailComplainantAgainCall, async (input) =>
    asData(await mailComplainantAgain(parts, input.params.id, input.body, doerOf(input))),
  );

  serve(app, saveAnswerCall, async (input) =>
    asData(await saveAnswer(parts, input.params.id, input.body, doerOf(input))),
  );

  serve(app, sendAnswerCall, async (input) =>
    asData(await sendAnswer(parts, input.params.id, input.body, doerOf(input))),
  );

  serve(app, withdrawComplaintCall, async (input) =>
    asData(await withdrawComplaint(parts, input.params.id, input.body, doerOf(input))),
  );

  serve(app, closeComplaintCall, async (input) =>
    asData(await closeComplaint(parts, input.params.id, input.body, doerOf(input))),
  );

  serve(app, complaintFiguresCall, async ({ query }) => ({ data: await readFigures(parts, query.year) }));

  const preview = {
    path: answerPreviewPath(':id'),
    access: staff('read-own-complaints'),
    params: z.object({ id: complaintIdSchema }),
  };
  serveFile(app, preview, async (asked) => {
    const { id } = asked.params;
    const isTheirs = (await readComplaint(db, id, asked.member)) !== null;
    const file = isTheirs ? await answerPreviewFile({ db, documents }, id, clock()) : null;
    return file
      ? sendDocument(asked.reply, file)
      : sendProblem(asked.request, asked.reply, generalErrors['not-found']);
  });

  serveFile(app, { path: complaintFiguresCsvPath, access: staff('export-complaints') }, async (input) => {
    const { request, reply } = input;
    // An address that somebody typed: what it does not say well is this year.
    const said = complaintFiguresCall.query.safeParse(request.query).data?.year;
    const year = said ?? yearOf(dayInRome(clock()));
    const rows = await readFigures(parts, year);
    await db.transaction((tx) =>
      appendToLog(
        tx,
        actorOf(input, request),
        { action: 'complaints.exported', subject: 'complaints', details: { year } },
        clock(),
      ),
    );
    return sendAttachment(reply, {
      filename: `reclami-${year}.csv`,
      type: csvType,
      content: asCsv({ columns, rows: cellsOf(rows) }),
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

async function* cellsOf(rows: Awaited<ReturnType<typeof readFigures>>): AsyncGenerator<readonly Cell[]> {
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
