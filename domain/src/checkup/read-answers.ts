import type { IsoDate } from '../calendar.ts';
import type { CheckupRequest, QuizRequest } from '../contract/checkup-calls.ts';
import { checkWizard, relevantAnswers } from '../wizard/answers.ts';
import type { FieldErrors, Wizard } from '../wizard/definition.ts';
import { knowingLists } from '../wizard/listed-options.ts';
import { withoutUnspokenConsents } from '../wizard/unspoken-consents.ts';
import type { CheckupAnswers } from './answers.ts';
import { checkupWizard } from './checkup-wizard.ts';
import { checkupPolicies, jobs, PROFESSIONAL_JOB } from './options.ts';
import { quizWizard } from './quiz-wizard.ts';
import { answersOf, bodyOf } from './wire.ts';

/** Which of the two questionnaires was filled in: the quiz also asks for the job, and for fewer contacts. */
export type Questionnaire = 'checkup' | 'quiz';

const lists = { getCheckupPolicies: checkupPolicies, getJobs: jobs };
const wizards: Readonly<Record<Questionnaire, Wizard>> = {
  checkup: knowingLists(checkupWizard, lists),
  quiz: knowingLists(quizWizard, lists),
};

/** What arrived, held against the rules of the questions; else what is wrong with it, field by field. */
export function readAnswers(
  questionnaire: Questionnaire,
  request: CheckupRequest | QuizRequest,
  today: IsoDate,
): { readonly answers: CheckupAnswers } | { readonly errors: FieldErrors } {
  const given = answersOf(request);
  const wizard = withoutUnspokenConsents(wizards[questionnaire], given);
  const { answers, errors } = checkWizard(wizard, given, today);
  if (Object.keys(errors).length > 0) return { errors };

  // Only what was asked, and what follows from it: the two could contradict what came along.
  const asked = bodyOf(relevantAnswers(wizard, answers));
  return {
    answers: {
      first_name: asked.first_name,
      last_name: asked.last_name,
      email: asked.email,
      phone: asked.phone ?? null,
      referral: asked.referral ?? null,
      // Comes with the address of the page, not with a question.
      referral_code: ('referral_code' in request && request.referral_code?.trim()) || null,
      policy_types: asked.policy_types,
      trusted_broker: asked.trusted_broker,
      worried_about: asked.worried_about,
      client_dob: asked.client_dob as IsoDate,
      family_status: asked.family_status,
      only_source_income: asked.only_source_income ?? false,
      with_children: asked.with_children,
      num_of_children: asked.num_of_children ?? 0,
      // The checkup of the site does not ask for it: who sends one all the same knows it.
      job_id: request.job_id ?? null,
      job_title: (request.job_id === PROFESSIONAL_JOB && request.job_title) || null,
      rental_ownership: asked.rental_ownership,
      mortgage: asked.mortgage ?? false,
      pets: asked.pets,
      use_green_vehicles: asked.use_green_vehicles,
      green_vehicles: asked.green_vehicles,
      sports: asked.sports,
      num_of_travels: asked.num_of_travels,
      coverage_feeling: asked.coverage_feeling,
    },
  };
}
