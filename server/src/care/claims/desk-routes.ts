import {
  actOnClaimCall,
  answerClaimantCall,
  deskClaimCall,
  deskClaimsCall,
  editClaimNoteCall,
  mailClaimantAgainCall,
  noteOnClaimCall,
  seePaperCall,
  showClaimDataCall,
} from '@riparo/domain/care/claims/desk-claim-calls.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { staffActorOf } from '../../desk/log/actor.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { Read } from '../../platform/http/access/desk-reads.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { actOnClaim } from './act-on-claim.ts';
import { subjectOf } from './change-claim.ts';
import {
  answerClaimant,
  editNote,
  mailClaimantAgain,
  noteOnClaim,
  seePaper,
  showClaimData,
} from './desk-words.ts';
import { registerHandOver } from './hand-over-routes.ts';
import { listClaims } from './list-claims.ts';
import { readClaim } from './read-claim.ts';

type Reading = SignedInStaff & { read: Read };

/** Every change returns the claim as it is afterwards. */
async function shown<T extends 'done' | Failure>({ read, member }: Reading, done: Promise<T>, id: ClaimId) {
  const outcome = await done;
  if (outcome instanceof Failure) return outcome as Extract<T, Failure>;
  return read({ subject: subjectOf({ id }) }, (tx) => readClaim(tx, id, member));
}

/** Claims at the desk. */
export function registerDeskClaims(app: App, parts: Dependencies): void {
  serve(app, deskClaimsCall, ({ query, member, read }) => {
    const { q: words, ...details } = query;
    return read(
      { subject: 'claims', details, words },
      (tx) => listClaims(tx, query, member),
      ({ data }) => ({ ids: data.map(({ id }) => id) }),
    );
  });

  serve(app, deskClaimCall, ({ params: { id }, member, read }) =>
    read({ subject: subjectOf({ id }) }, (tx) => readClaim(tx, id, member)),
  );

  serve(app, actOnClaimCall, (input) => {
    const staffActor = staffActorOf(input);
    return shown(input, actOnClaim(parts, input.params.id, input.body, staffActor), input.params.id);
  });

  serve(app, answerClaimantCall, (input) => {
    const staffActor = staffActorOf(input);
    return shown(input, answerClaimant(parts, input.params.id, input.body, staffActor), input.params.id);
  });

  serve(app, noteOnClaimCall, (input) => {
    const staffActor = staffActorOf(input);
    return shown(input, noteOnClaim(parts, input.params.id, input.body, staffActor), input.params.id);
  });

  serve(app, editClaimNoteCall, (input) => {
    const staffActor = staffActorOf(input);
    return shown(input, editNote(parts, input.params, input.body, staffActor), input.params.id);
  });

  serve(app, mailClaimantAgainCall, (input) => {
    const staffActor = staffActorOf(input);
    return shown(input, mailClaimantAgain(parts, input.params.id, input.body, staffActor), input.params.id);
  });

  serve(app, seePaperCall, (input) => {
    const staffActor = staffActorOf(input);
    return shown(input, seePaper(parts, input.params, input.body.isRight, staffActor), input.params.id);
  });

  registerHandOver(app, parts);

  serve(app, showClaimDataCall, ({ params: { id }, body: { field }, member, read }) =>
    read({ subject: subjectOf({ id }), details: { field } }, (tx) => showClaimData(tx, id, field, member)),
  );
}
