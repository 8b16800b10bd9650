/** Resolves after a pause and not before the browser is online; rejects when the reader has left. */
export const waitToReconnect = async (pauseMs: number, signal: AbortSignal): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, pauseMs);
    signal.addEventListener('abort', leave, { once: true });
  });
  if (navigator.onLine) return;
  await new Promise<void>((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
};
