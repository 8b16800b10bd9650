import type { Limits } from '@genie/contract/client';

const key = 'limitedUntil';

/** Keeps, for a reload of this tab, until when questions are refused (ISO 8601). */
export const keepRefusedUntil = (until: string): void => {
  try {
    sessionStorage.setItem(key, until);
  } catch {
    // The next question is refused again.
  }
};

/** Until when questions are refused, where the limit that refused one in this tab still is the present one; or else null. */
export const refusedUntil = ({ left_today, resets_at }: Limits): string | null => {
  try {
    const isPresent = left_today === 0 && Date.parse(resets_at) > Date.now();
    return isPresent && sessionStorage.getItem(key) === resets_at ? resets_at : null;
  } catch {
    return null;
  }
};
