import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './app/app.tsx';
import { takeAddressSecrets } from './lib/address-secrets.ts';
import { endSessionOfClosedBrowser } from './lib/storage/remember-session.ts';

takeAddressSecrets();
endSessionOfClosedBrowser();

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// In a transition a page is taken over in slices, between which it answers to the visitor.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
