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
} from '@riparo/domain/contract/desk-deal-calls.ts';
import type { ParsedBodyOf } from '@riparo/domain/call/call.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { type DeskDoer, doerOf } from '../desk-log/actor.ts';
import type { App } from '../http/app-instance.ts';
import { Failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import type { PaymentDependencies } from '../payments/fulfilment.ts';
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
import { editNote, writeNote } from './notes.ts';
import { readDeal } from './read-deal.ts';
import { readMail, showData } from './shown-data.ts';
import { addTask, finishTask, ownTasks } from './tasks.ts';

export function registerDeskDeal(app: App, parts: PaymentDependencies): void {
  /** Whoever changed something is shown what came of it. */
  async function shown<T extends 'done' | Failure>(done: Promise<T>, uuid: DealUuid, doer: DeskDoer) {
    const outcome = await done;
    if (outcome instanceof Failure) return outcome as Extract<T, Failure>;
    return readDeal(parts, uuid, doer);
  }

  serve(app, deskDealCall, (input) => readDeal(parts, input.params.uuid, doerOf(input)));

  serve(app, showDealDataCall, (input) =>
    showData(parts, input.params.uuid, input.body.field, doerOf(input)),
  );

  serve(app, dealMailCall, (input) => readMail(parts, input.params, doerOf(input)));

  serve(app, actOnDealCall, (input) => {
    const doer = doerOf(input);
    return shown(actOn(parts, input.params.uuid, input.body, doer), input.params.uuid, doer);
  });

  serve(app, dealAnswersCall, (input) => answersToCorrect(parts, input.params.uuid, doerOf(input)));

  serve(app, correctDealAtDeskCall, (input) => {
    const { uuid } = input.params;
    const doer = doerOf(input);
    return shown(correctAtDesk(parts, uuid, input.body, doer), uuid, doer);
  });

  serve(app, noteOnDealCall, (input) => {
    const { uuid } = input.params;
    const doer = doerOf(input);
    return shown(writeNote(parts, uuid, input.body, doer), uuid, doer);
  });

  serve(app, editDealNoteCall, (input) => {
    const doer = doerOf(input);
    return shown(editNote(parts, input.params, input.body, doer), input.params.uuid, doer);
  });

  serve(app, addDealTaskCall, (input) => {
    const { uuid } = input.params;
    const doer = doerOf(input);
    return shown(addTask(parts, uuid, input.body, doer), uuid, doer);
  });

  serve(app, finishDealTaskCall, (input) => {
    const doer = doerOf(input);
    return shown(finishTask(parts, input.params, input.body.isDone, doer), input.params.uuid, doer);
  });

  serve(app, ownTasksCall, ({ member }) => ownTasks(parts, member.id));

  registerDeskDocuments(app, parts);
}

async function actOn(
  parts: PaymentDependencies,
  uuid: DealUuid,
  act: ParsedBodyOf<typeof actOnDealCall>,
  doer: DeskDoer,
) {
  switch (act.action) {
    case 'send-payment-link':
      return sendPaymentLink(parts, uuid, act, doer);
    case 'new-link':
      return renewLink(parts, uuid, act, doer);
    case 'send-documents':
      return sendDocuments(parts, uuid, act, doer);
    case 'send-mail':
      return sendMailAgain(parts, uuid, act, doer);
    case 'withdraw':
      return withdrawForBuyer(parts, uuid, act, doer);
    case 'close-lost':
      return closeAsLost(parts, uuid, act, doer);
  }
}
