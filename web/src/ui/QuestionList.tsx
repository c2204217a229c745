import { Plus } from 'lucide-react';
import type { Question } from '../texts/question.ts';
import styles from './QuestionList.module.css';

/** Questions that open one by one. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={styles['questions']}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles['question']}>
          <summary className={styles['summary']}>
            {question}
            <Plus className={styles['plus']} size={24} aria-hidden="true" />
          </summary>
          <p className={styles['answer']}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
