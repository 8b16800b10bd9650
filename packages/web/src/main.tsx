import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
