/**
 * A time zone in which it is about noon, for the business: the end of a day while servers count would give questions of
 * the daily limit back.
 */
export const noonZone = (now = new Date()): string => {
  const hoursAhead = 12 - now.getUTCHours();
  // The names of these zones count towards the west.
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
};
