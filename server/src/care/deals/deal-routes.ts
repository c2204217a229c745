import {
  actOnDealCall,
  addDealTaskCall,
  correctDealAtDeskCall,
  dealAnswersCall,
  dealMailCall,
  deskDealCall,
  editDealNoteCall,
  finishDealTaskCall,
  noteOnDealCall,
  ownTasksCall,
  showDealDataCall,
} from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { ParsedBodyOf } from '@riparo/domain/platform/call/call.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { type StaffActor, staffActorOf } from '../../desk/log/actor.ts';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { Read } from '../../platform/http/access/desk-reads.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import type { PaymentDependencies } from '../../buy/payments/fulfilment.ts';
import {
  closeAsLost,
  renewLink,
  sendDocuments,
  sendMailAgain,
  sendPaymentLink,
  withdrawForBuyer,
} from './acts.ts';
import { answersToCorrect, correctAtDesk } from './correct.ts';
import { registerDeskDocuments } from './document-routes.ts';
import { subjectOf } from './find-desk-deal.ts';
import { editNote, writeNote } from './notes.ts';
import { readDeal } from './read-deal.ts';
import { readMail, showData } from './shown-data.ts';
import { addTask, finishTask, ownTasks } from './tasks.ts';

type Reading = SignedInStaff & { read: Read };

export function registerDeskDeal(app: App, parts: PaymentDependencies): void {
  const { clock } = parts;

  /** Staff who changed something get the changed deal back. */
  async function shown<T extends 'done' | Failure>(
    { read, member }: Reading,
    done: Promise<T>,
    uuid: DealUuid,
  ) {
    const outcome = await done;
    if (outcome instanceof Failure) return outcome as Extract<T, Failure>;
    return read({ subject: subjectOf({ uuid }) }, (tx) => readDeal(tx, uuid, member, clock()));
  }

  serve(app, deskDealCall, ({ params: { uuid }, member, read }) =>
    read({ subject: subjectOf({ uuid }) }, (tx) => readDeal(tx, uuid, member, clock())),
  );

  serve(app, showDealDataCall, ({ params: { uuid }, body: { field }, member, read }) =>
    read({ subject: subjectOf({ uuid }), details: { field } }, (tx) => showData(tx, uuid, field, member)),
  );

  serve(app, dealMailCall, ({ params, member, read }) =>
    read(
      { subject: subjectOf(params), details: { mail: params.mailId } },
      (tx) => readMail(tx, params, member),
      ({ subject }) => ({ details: { subject } }),
    ),
  );

  serve(app, actOnDealCall, (input) => {
    const staff = staffActorOf(input);
    return shown(input, actOn(parts, input.params.uuid, input.body, staff), input.params.uuid);
  });

  serve(app, dealAnswersCall, (input) => {
    const { uuid } = input.params;
    return input.read({ subject: subjectOf({ uuid }), details: { field: 'answers' } }, (tx) =>
      answersToCorrect(tx, uuid, staffActorOf(input), clock()),
    );
  });

  serve(app, correctDealAtDeskCall, (input) => {
    const { uuid } = input.params;
    const staff = staffActorOf(input);
    return shown(input, correctAtDesk(parts, uuid, input.body, staff), uuid);
  });

  serve(app, noteOnDealCall, (input) => {
    const { uuid } = input.params;
    const staff = staffActorOf(input);
    return shown(input, writeNote(parts, uuid, input.body, staff), uuid);
  });

  serve(app, editDealNoteCall, (input) => {
    const staff = staffActorOf(input);
    return shown(input, editNote(parts, input.params, input.body, staff), input.params.uuid);
  });

  serve(app, addDealTaskCall, (input) => {
    const { uuid } = input.params;
    const staff = staffActorOf(input);
    return shown(input, addTask(parts, uuid, input.body, staff), uuid);
  });

  serve(app, finishDealTaskCall, (input) => {
    const staff = staffActorOf(input);
    return shown(input, finishTask(parts, input.params, input.body.isDone, staff), input.params.uuid);
  });

  serve(app, ownTasksCall, ({ member, read }) =>
    read(
      { subject: 'tasks' },
      (tx) => ownTasks(tx, member.id, clock()),
      ({ data }) => ({ ids: data.map(({ deal }) => deal.uuid) }),
    ),
  );

  registerDeskDocuments(app, parts);
}

async function actOn(
  parts: PaymentDependencies,
  uuid: DealUuid,
  act: ParsedBodyOf<typeof actOnDealCall>,
  staff: StaffActor,
) {
  switch (act.action) {
    case 'send-payment-link':
      return sendPaymentLink(parts, uuid, act, staff);
    case 'new-link':
      return renewLink(parts, uuid, act, staff);
    case 'send-documents':
      return sendDocuments(parts, uuid, act, staff);
    case 'send-mail':
      return sendMailAgain(parts, uuid, act, staff);
    case 'withdraw':
      return withdrawForBuyer(parts, uuid, act, staff);
    case 'close-lost':
      return closeAsLost(parts, uuid, act, staff);
  }
}
