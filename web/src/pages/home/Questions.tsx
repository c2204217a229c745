import { questions } from '../../texts/home.ts';
import { QuestionList } from '../../ui/QuestionList.tsx';
import { Band } from './Band.tsx';

export function Questions() {
  return (
    <Band id="questions" title="Domande che ci fanno spesso">
      <QuestionList questions={questions} />
    </Band>
  );
}
