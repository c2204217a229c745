import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { OpeningHours } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { describeHours } from '@riparo/domain/desk/opening-hours/in-words.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { NAME_REQUIRED, nameRule, SURNAME_REQUIRED } from '@riparo/domain/platform/person/name.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import { phoneRule } from '@riparo/domain/platform/person/phone.ts';
import { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type FieldChanges,
  mergeFields,
} from '@riparo/domain/care/requests/merge-fields.ts';
import {
  CALL_TRIES,
  callAgainFault,
  type CallOutcome,
  nextTryAt,
} from '@riparo/domain/care/requests/outcomes.ts';
import { actionOfOutcome } from '@riparo/domain/care/requests/states.ts';
import type { Rule } from '@riparo/domain/platform/rule/rule.ts';
import type { RequestId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { noteRefusedCorrection, tooManyRefused } from '../../desk/log/refused-corrections.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { currentOpeningHours } from '../../desk/opening-hours/opening-hours.ts';
import {
  answerFor,
  changeRequest,
  type RequestChange,
  type RequestParts,
  withLockedRequest,
} from './change-request.ts';
import { titleOf } from './request-answer.ts';
import { type CallRow, isCall } from './tables.ts';

export type WrittenOutcome = {
  outcome: CallOutcome;
  againAt?: string | undefined;
  note?: string | undefined;
};

/** Records how a call ended, by its assignee. A customer who missed the last call gets a mail. */
export async function writeOutcome(
  parts: RequestParts,
  id: RequestId,
  written: WrittenOutcome,
  staff: StaffActor,
) {
  const now = parts.clock();
  const againAt = written.againAt ? new Date(written.againAt) : null;
  const hours = await currentOpeningHours(parts.db);
  if (written.outcome === 'call-again-on') {
    const fault = againAt ? callAgainFault(againAt, now, hours) : 'Scegli quando richiamare.';
    if (fault) return failure(generalErrors.validation, { againAt: fault });
  }
  return withLockedRequest(parts, id, staff, async (tx, locked) => {
    if (!isCall(locked)) return failure(requestErrors.NotACall);
    if (locked.state !== 'taken') return failure(requestErrors.RequestMovedOn);
    if (locked.assigneeId !== staff.id) return failure(requestErrors.NotYourRequest);
    const change = outcomeChange(locked, written, { againAt, hours, now });
    if (change.action === 'gave-up')
      await parts.sendMailLater(tx, {
        to: locked.email,
        template: 'call-back-missed',
        data: {
          firstName: locked.firstName,
          phone: formatPhone(locked.phone),
          product: titleOf(locked.product),
          hours: describeHours(hours),
        },
      });
    return changeRequest(tx, locked, staff, change, now);
  });
}

function outcomeChange(
  { attempts }: CallRow,
  { outcome, note }: WrittenOutcome,
  { againAt, hours, now }: { againAt: Date | null; hours: OpeningHours; now: Date },
): RequestChange {
  const tries = outcome === 'no-answer' ? attempts + 1 : attempts;
  const action = actionOfOutcome(outcome, tries >= CALL_TRIES);
  const next = action === 'no-answer' ? nextTryAt(now, hours) : action === 'call-again-on' ? againAt : null;
  return {
    action,
    changes: { outcome, attempts: tries, againAt: next },
    details: next ? { againAt: next.toISOString() } : {},
    note,
  };
}

export const noteOnRequest = (
  parts: RequestParts,
  id: RequestId,
  { key, text }: { key: SubmissionKey; text: string },
  staff: StaffActor,
) =>
  withLockedRequest(parts, id, staff, (tx, locked) =>
    changeRequest(tx, locked, staff, { action: 'note', note: text, key }, parts.clock()),
  );

const fieldRules: Readonly<Record<CorrectableField, Rule<string>>> = {
  firstName: nameRule(NAME_REQUIRED),
  lastName: nameRule(SURNAME_REQUIRED),
  email: emailRule,
  phone: phoneRule,
};

const CHANGED_MEANWHILE = 'Qualcun altro ha appena modificato questo dato.';

/**
 * Changes to fields that were not changed meanwhile are merged; for conflicting ones only the field names are
 * returned, no values.
 */
export async function correctRequest(
  parts: RequestParts,
  id: RequestId,
  written: FieldChanges,
  staff: StaffActor,
) {
  const { changes, faults } = checkFields(written);
  if (Object.keys(faults).length > 0) return failure(generalErrors.validation, faults);
  return withLockedRequest(parts, id, staff, async (tx, locked) => {
    if (!isCall(locked)) return failure(requestErrors.NotACall);
    const refused = { action: 'request.correction-refused', subject: `request ${id}` } as const;
    const now = parts.clock();
    const tooMany = await tooManyRefused(tx, refused, now);
    if (tooMany) return tooMany;
    const { changed, collisions } = mergeFields(locked, changes);
    if (collisions.length > 0) {
      await noteRefusedCorrection(tx, staff, { ...refused, fields: collisions }, now);
      const fields = Object.fromEntries(collisions.map((field) => [field, CHANGED_MEANWHILE]));
      return failure(requestErrors.RequestCorrected, fields);
    }
    // Nothing is different: the correction was sent again after its answer was lost.
    if (Object.keys(changed).length === 0) return answerFor(tx, id, staff.id);
    // Which fields changed, not their values: readers of the history may not see the phone.
    const details = { fields: Object.keys(changed) };
    return changeRequest(tx, locked, staff, { action: 'correct', changes: changed, details }, now);
  });
}

function checkFields(written: FieldChanges) {
  const changes: Partial<Record<CorrectableField, { from: string; to: string }>> = {};
  const faults: Partial<Record<CorrectableField, string>> = {};
  for (const field of CORRECTABLE_FIELDS) {
    const change = written[field];
    if (!change) continue;
    const verdict = fieldRules[field](change.to);
    if (verdict.ok) changes[field] = { from: change.from, to: verdict.value };
    else faults[field] = verdict.message;
  }
  return { changes, faults };
}
