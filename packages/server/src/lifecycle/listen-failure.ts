/** Why a process cannot listen, in words for who set HOST and PORT. */
export const listenFailure = (
  cause: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): Error => {
  const { code = '' } = cause as NodeJS.ErrnoException;
  const words: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. End what uses it, or set PORT to another one.`,
    EACCES: `PORT is ${port}, which this user may not listen on. Set one from 1024, and let the proxy that ends TLS have the low one.`,
    ...Object.fromEntries(
      ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].map((name) => [
        name,
        `HOST is ${JSON.stringify(host)}, which is no address of this machine (${name}). Set 127.0.0.1 behind a proxy, or 0.0.0.0 for all of its addresses.`,
      ]),
    ),
  };
  return new Error(words[code] ?? `Cannot listen on ${host}, port ${port} (${code || String(cause)}).`, {
    cause,
  });
};
