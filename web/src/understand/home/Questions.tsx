import { QuestionList } from '@riparo/ui/QuestionList.tsx';
import { questions } from '../../platform/texts/home.ts';
import { Band } from './Band.tsx';

export function Questions() {
  return (
    <Band id="questions" title="Domande che ci fanno spesso">
      <QuestionList questions={questions} />
    </Band>
  );
}
