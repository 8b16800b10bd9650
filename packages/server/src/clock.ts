/** Where the time comes from: the system's, or a test's. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export const addSeconds = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1_000);
export const addMinutes = (time: Date, minutes: number): Date => addSeconds(time, minutes * 60);
export const addDays = (time: Date, days: number): Date => addMinutes(time, days * 24 * 60);
