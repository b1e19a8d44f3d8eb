/** Starts the page: its styles, and its root in the document. */
import './style/tokens.css';
import './style/base.css';
import './style/parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './frame/app.tsx';
import { applyTheme } from './frame/theme.ts';

applyTheme();
const root = document.getElementById('page');
if (root === null) throw new Error('The document has no place for the page.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
