import { skiMessages } from './messages.ts';

export type SuitabilityQuestion = {
  readonly id: string;
  readonly question: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Whoever chooses it can not buy. */
    readonly isUnsuitable?: true;
  }[];
};

/** What the law wants asked before a policy is sold: whether it is of use to who buys it. */
export const suitabilityQuestions: readonly SuitabilityQuestion[] = [
  {
    id: 'need',
    question: 'Perché vuoi questa polizza?',
    options: [
      { value: 'leisure', label: 'Per sciare o andare sullo snowboard in pista, per piacere' },
      { value: 'competition', label: 'Per gare, allenamenti o lavoro', isUnsuitable: true },
      { value: 'off-piste', label: 'Soprattutto per lo sci fuori pista o alpinismo', isUnsuitable: true },
    ],
  },
  {
    id: 'limits',
    question: 'Le garanzie, con i loro massimali e le esclusioni, bastano alle tue esigenze?',
    options: [
      { value: 'yes', label: 'Sì, le ho lette e mi bastano' },
      { value: 'no', label: 'No, cerco qualcosa di diverso', isUnsuitable: true },
    ],
  },
];

export type SuitabilityAnswers = Readonly<Record<string, string>>;

const judge = ({ id, options }: SuitabilityQuestion, answers: SuitabilityAnswers): string | null => {
  const chosen = options.find(({ value }) => value === answers[id]);
  if (!chosen) return skiMessages.mandatory_field;
  return chosen.isUnsuitable ? skiMessages.SKI_insurance_not_suitable : null;
};

/** By question: not answered, or answered in a way for which this cover is not made. */
export const checkSuitability = (answers: SuitabilityAnswers): Readonly<Record<string, string>> => {
  const errors: Record<string, string> = {};
  for (const question of suitabilityQuestions) {
    const message = judge(question, answers);
    if (message !== null) errors[question.id] = message;
  }
  return errors;
};
