import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@riparo/ui/tokens.css';
import '@riparo/ui/fonts.css';
import '@riparo/ui/base.css';
import './assembly/frame/desk.css';
import { trackUserActivity } from './platform/api/user-activity.ts';
import { Desk } from './assembly/frame/Desk.tsx';

trackUserActivity();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}
