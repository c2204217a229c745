import { Plus } from 'lucide-react';
import { questions } from '../../texts/home.ts';
import { Band } from './Band.tsx';
import styles from './Questions.module.css';

export function Questions() {
  return (
    <Band id="questions" title="Domande che ci fanno spesso">
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
    </Band>
  );
}
