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
} from '@riparo/domain/contract/desk-claim-calls.ts';
import type { ClaimId } from '@riparo/domain/values/ids.ts';
import { type DeskDoer, doerOf } from '../desk-log/actor.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { Failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { actOnClaim } from './act-on-claim.ts';
import { editNote, mailClaimantAgain, seePaper, showClaimData, writeAtDesk } from './desk-words.ts';
import { registerHandOver } from './hand-over-routes.ts';
import { listClaims } from './list-claims.ts';
import { readClaim } from './read-claim.ts';

/** Claims at the desk. */
export function registerDeskClaims(app: App, parts: Dependencies): void {
  /** Whoever changed something is shown what came of it. */
  async function shown<T extends 'done' | Failure>(done: Promise<T>, id: ClaimId, doer: DeskDoer) {
    const outcome = await done;
    if (outcome instanceof Failure) return outcome as Extract<T, Failure>;
    return readClaim(parts, id, doer);
  }

  serve(app, deskClaimsCall, (input) => listClaims(parts.db, input.query, doerOf(input)));

  serve(app, deskClaimCall, (input) => readClaim(parts, input.params.id, doerOf(input)));

  serve(app, actOnClaimCall, (input) => {
    const doer = doerOf(input);
    return shown(actOnClaim(parts, input.params.id, input.body, doer), input.params.id, doer);
  });

  serve(app, answerClaimantCall, (input) => {
    const doer = doerOf(input);
    return shown(writeAtDesk(parts, input.params.id, 'from-us', input.body, doer), input.params.id, doer);
  });

  serve(app, noteOnClaimCall, (input) => {
    const doer = doerOf(input);
    return shown(writeAtDesk(parts, input.params.id, 'note', input.body, doer), input.params.id, doer);
  });

  serve(app, editClaimNoteCall, (input) => {
    const doer = doerOf(input);
    return shown(editNote(parts, input.params, input.body, doer), input.params.id, doer);
  });

  serve(app, mailClaimantAgainCall, (input) => {
    const doer = doerOf(input);
    return shown(mailClaimantAgain(parts, input.params.id, input.body, doer), input.params.id, doer);
  });

  serve(app, seePaperCall, (input) => {
    const doer = doerOf(input);
    return shown(seePaper(parts, input.params, input.body.isRight, doer), input.params.id, doer);
  });

  registerHandOver(app, parts);

  serve(app, showClaimDataCall, (input) =>
    showClaimData(parts, input.params.id, input.body.field, doerOf(input)),
  );
}
