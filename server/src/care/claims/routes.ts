import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import { askClaimLinkForm } from '@riparo/domain/care/claims/ask-link-form.ts';
import {
  askClaimLinkCall,
  beginLinkedClaimCall,
  beginOwnClaimCall,
  claimCall,
  givePaperCall,
  linkedPolicyCall,
  ownClaimsCall,
  removeClaimFileCall,
  setHealthConsentCall,
  saveClaimAnswersCall,
  submitClaimCall,
  writeToDeskCall,
} from '@riparo/domain/care/claims/claim-calls.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { checkStep } from '@riparo/domain/platform/wizard/answers.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { askClaimLink } from './ask-link.ts';
import { registerClaimFiles, removeFile, currentView } from './reporter-files.ts';
import { findLinkedClaim } from './claim-token.ts';
import { beginLinkedClaim, beginOwnClaim, linkedPolicy, saveAnswers } from './drafts.ts';
import { ownClaims } from './own-claims.ts';
import { givePaper, setHealthConsent, writeToDesk } from './reporter-acts.ts';
import { submitClaim } from './submit-claim.ts';

// The call sends a mail to the policy's mailbox: the limit keeps strangers from flooding it or guessing
// numbers.
const mailLimit = { max: 10, windowSeconds: 3600 };
// More than any customer needs; each stores a row for good.
const draftLimit = { max: 30, windowSeconds: 3600 };
const words = { max: 60, windowSeconds: 3600 };

/** The calls of the claimant. */
export function registerClaims(app: App, parts: Dependencies): void {
  serve(app, beginOwnClaimCall, ({ account, body }) => beginOwnClaim(parts, account, body), {
    rateLimit: draftLimit,
  });

  serve(app, ownClaimsCall, ({ account }) => ownClaims(parts, account));

  serve(
    app,
    askClaimLinkCall,
    async ({ body }) => {
      const { answers, errors } = checkStep(askClaimLinkForm, body, dayInRome(parts.clock()));
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      const { policyNumber, email } = answers;
      const request = { policyNumber: String(policyNumber), email: String(email) };
      return (await askClaimLink(parts, request)) ? undefined : failure(mailErrors['mail-withheld']);
    },
    { rateLimit: mailLimit, mailsAnyone: true },
  );

  serve(app, linkedPolicyCall, ({ params }) => linkedPolicy(parts, params.token));

  serve(
    app,
    beginLinkedClaimCall,
    ({ params, body }) => beginLinkedClaim(parts, params.token, body.submissionKey),
    { rateLimit: draftLimit },
  );

  serve(app, claimCall, async ({ params: { token } }) => {
    const linked = await findLinkedClaim(parts.db, parts.keyedHash, token);
    if (!linked) return failure(generalErrors['not-found']);
    return currentView(parts, linked, token);
  });

  serve(app, saveClaimAnswersCall, ({ params, body }) => saveAnswers(parts, params.token, body.answers));

  serve(app, submitClaimCall, ({ params, body }) => submitClaim(parts, params.token, body.submissionKey), {
    rateLimit: draftLimit,
  });

  serve(app, writeToDeskCall, ({ params, body }) => writeToDesk(parts, params.token, body), {
    rateLimit: words,
  });

  serve(app, givePaperCall, ({ params, body }) => givePaper(parts, params.token, params.paperId, body));

  serve(app, setHealthConsentCall, ({ params, body }) => setHealthConsent(parts, params.token, body), {
    rateLimit: words,
  });

  serve(app, removeClaimFileCall, ({ params }) => removeFile(parts, params.token, params.fileId));
  registerClaimFiles(app, parts);
}
