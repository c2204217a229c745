import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@riparo/ui/tokens.css';
import '@riparo/ui/fonts.css';
import '@riparo/ui/base.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<StrictMode>Banco</StrictMode>);
