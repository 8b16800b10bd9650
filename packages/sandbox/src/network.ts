import type { ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';

/** A port the sandbox was told to use is in use. */
export class PortTakenError extends Error {
  readonly port: number;
  readonly purpose: PortPurpose;

  constructor(port: number, purpose: PortPurpose) {
    super(`Port ${port} (${purpose}) is in use.`);
    this.name = 'PortTakenError';
    this.port = port;
    this.purpose = purpose;
  }
}

type PortPurpose = 'http' | 'smtp';
type Listening = { port: number; host: string; purpose: PortPurpose };

/** Says whether `error` is the operating system's answer that an address is in use. */
function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/**
 * Listens and returns the port, which differs from the one asked for only when that was 0.
 * @throws PortTakenError
 */
export async function listen(server: Server, { port, host, purpose }: Listening): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(isAddressInUse(error) ? new PortTakenError(port, purpose) : error),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Remembers the open sockets of a server, so that closing it need not wait for anybody. */
export function trackSockets(server: Server): Set<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/** Stops listening and drops every connection at once. */
export async function closeAtOnce(server: Server, open: Set<Socket>): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    for (const socket of open) socket.destroy();
  });
}

/** An address as it stands in a URL. */
export function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Aborts when the connection closes before the answer is complete. */
export function departure(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
