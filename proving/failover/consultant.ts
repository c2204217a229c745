import { randomInt, randomUUID } from 'node:crypto';
import { deskDealsCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { noteOnDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import {
  correctRequestCall,
  deskRequestCall,
  deskRequestsCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { type RequestId, submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { addressOfCall } from '../../commands/seed/seed-visitor.ts';
import { inLetters } from '../../bench/load/in-letters.ts';
import { type AtWork, atWork } from './at-work.ts';
import { Gone, type PersistentCaller } from './persistent-caller.ts';

/** The expected name of a request, and the number of its edits. */
export type Corrected = { readonly name: string; readonly times: number };

/** A consultant who writes notes about deals and edits requests, one after the other. */
export type Consultant = AtWork & {
  readonly noted: readonly string[];
  /** By the request's id; no one else edits these. */
  readonly corrected: ReadonlyMap<string, Corrected>;
};

const pauseMs = 400;

export function sendConsultant(caller: PersistentCaller): Consultant {
  const noted: string[] = [];
  const corrected = new Map<string, Corrected>();

  async function noteOnDeal(turn: number): Promise<void> {
    const [latest] = (await caller.call(deskDealsCall)).data;
    if (latest === undefined) return;
    const key = submissionKeySchema.parse(randomUUID());
    const params = { uuid: latest.uuid };
    const text = `Richiamare (${turn})`;
    await caller.call(noteOnDealCall, { params, body: { key, text } });
    noted.push(text);
  }

  async function correctRequest(turn: number): Promise<void> {
    const { data } = await caller.call(deskRequestsCall);
    const id = data[randomInt(Math.max(1, data.length))]?.id;
    if (id === undefined) return;
    const from = await nameOf(id);
    const to = `Ada ${inLetters(turn)}`;
    await correct(id, from, to);
    corrected.set(id, { name: to, times: (corrected.get(id)?.times ?? 0) + 1 });
  }

  const nameOf = async (id: RequestId) =>
    (await caller.call(deskRequestCall, { params: { id } })).data.firstName;

  /**
   * On an edit conflict the consultant looks first: it may have been their own edit, before the connection
   * was cut.
   */
  async function correct(id: RequestId, from: string, to: string): Promise<void> {
    const { status } = await caller.answerTo(
      {
        method: correctRequestCall.method,
        path: addressOfCall(correctRequestCall, { id }),
        body: { firstName: { from, to } },
      },
      (each) => each === 200 || each === 409,
    );
    if (status === 409 && (await nameOf(id)) !== to)
      throw new Gone('someone else edits requests, or an edit is lost');
  }

  return { ...atWork([noteOnDeal, correctRequest], pauseMs), noted, corrected };
}
