import type { ReactNode } from 'react';

/** The few icons of the public pages, drawn on 24 × 24; signed-in pages take theirs from lucide-react. */
const icon = (drawing: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawing}
  </svg>
);

export const MenuIcon = () => icon(<path d="M4 7h16M4 12h16M4 17h16" />);

export const CloseIcon = () => icon(<path d="m6 6 12 12M18 6 6 18" />);

export const SunIcon = () =>
  icon(
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
    </>,
  );

export const MoonIcon = () => icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />);

export const SystemIcon = () => icon(<path d="M3 4h18v12H3zM8 20h8m-4-4v4" />);

/** Says that a row leads on. */
export const ArrowIcon = () => icon(<path d="M5 12h14M13 6l6 6-6 6" />);
