import type { Question } from '@riparo/domain/platform/site/question.ts';
import { withMailLinks } from './FieldMessages.tsx';
import { Fold } from './Fold.tsx';
import styles from './QuestionList.module.css';

export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={styles['questions']}>
      <div className={styles['list']}>
        {questions.map(({ question, answer }) => (
          <Fold key={question} title={question} size="large">
            <p className={styles['answer']}>{withMailLinks(answer)}</p>
          </Fold>
        ))}
      </div>
    </div>
  );
}
