import { createRoot } from 'react-dom/client';
import '@riparo/ui/tokens.css';
import '@riparo/ui/fonts.css';
import '@riparo/ui/base.css';
import { Notices } from '@riparo/ui/Notices.tsx';
import { StaticRouter } from '../src/platform/router/router.tsx';
import { Actions } from './Actions.tsx';
import { Controls } from './Controls.tsx';
import { Feedback } from './Feedback.tsx';
import styles from './gallery.module.css';

/** Every component of the design system on one page, for the development server only: /gallery/ */
function Gallery() {
  return (
    <StaticRouter address="/">
      <main className={styles['gallery']}>
        <h1>Galleria dei componenti</h1>
        <div className={styles['columns']}>
          <Controls />
          <Actions />
          <Feedback />
        </div>
      </main>
      <Notices />
    </StaticRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
