import { useEffect, useState } from 'react';

/** Whether the browser is on its way to another site; no longer so when somebody comes back to the page as it was. */
export const useStaysAway = (): readonly [boolean, (away: boolean) => void] => {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAway(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return [away, setAway];
};
