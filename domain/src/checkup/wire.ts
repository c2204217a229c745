import type { CheckupRequest, QuizRequest } from '../contract/checkup-calls.ts';
import type { Answer, Answers } from '../wizard/definition.ts';
import { NO_POLICY, NO_VEHICLE, type PolicyId } from './options.ts';

type ListName = 'worried_about' | 'pets' | 'green_vehicles' | 'sports';
type Lists = { [Name in ListName]: Extract<CheckupRequest[Name], unknown[]> } & { policy_types: PolicyId[] };

/** What a questionnaire sends, beside the key that tells a repeated submission from a new one. */
export type QuestionnaireBody = Omit<
  CheckupRequest & QuizRequest,
  'submissionKey' | 'policy_types' | ListName
> &
  Lists;

const list = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? (answer as readonly string[]) : [];

/**
 * The wizard's answers under the names and kinds of the wire: ids and counts as numbers, no policies as an empty
 * list, the two answers that follow from others, and what was not asked because of others. The wizard's rules have
 * judged the answers before.
 */
export const bodyOf = (answers: Answers): QuestionnaireBody => {
  const { num_of_children, num_of_travels, job_id } = answers;
  const vehicles = list(answers['green_vehicles']);
  return {
    only_source_income: false,
    mortgage: false,
    job_title: null,
    ...answers,
    policy_types: list(answers['policy_types'])
      .filter((id) => id !== NO_POLICY)
      .map(Number),
    with_children: Number(num_of_children) > 0,
    num_of_children: Number(num_of_children),
    num_of_travels: Number(num_of_travels),
    job_id: typeof job_id === 'string' ? Number(job_id) : null,
    green_vehicles: vehicles,
    use_green_vehicles: vehicles.some((vehicle) => vehicle !== NO_VEHICLE),
  } as unknown as QuestionnaireBody;
};

const counted = (count: number | null | undefined) => (typeof count === 'number' ? String(count) : undefined);
const listed = <T extends string | number>(told: T | readonly T[] | undefined) =>
  typeof told === 'object' || told === undefined ? told : [told];

/** The way back: what arrived, as answers that the wizard's rules can judge. What is derived is left behind. */
export const answersOf = (
  body: Partial<CheckupRequest> | Partial<QuizRequest>,
): Partial<Record<string, Answer>> => {
  const { with_children, use_green_vehicles, policy_types, num_of_travels, job_id, ...told } = body;
  const vehicles = listed(told.green_vehicles);
  const policies = listed(policy_types);
  return {
    ...told,
    worried_about: listed(told.worried_about),
    pets: listed(told.pets),
    sports: listed(told.sports),
    green_vehicles: vehicles?.length === 0 && use_green_vehicles === false ? [NO_VEHICLE] : vehicles,
    policy_types: policies?.length === 0 ? [NO_POLICY] : policies?.map(String),
    // Children that nobody counted are one at least.
    num_of_children: counted(
      told.num_of_children ?? (with_children === undefined ? null : Number(with_children)),
    ),
    num_of_travels: counted(num_of_travels),
    job_id: counted(job_id),
  };
};
