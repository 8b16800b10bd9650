/** The letter by which the button is known, in the colour of its text. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
    <path d="M19.4 6.6a8.8 8.8 0 1 0 1.5 6.6H12.4" />
  </svg>
);
