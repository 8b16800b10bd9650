import type { Socket } from 'node:net';
import type { Fault } from '../control/faults.ts';
import { waitSlowly } from '../control/slow.ts';

const garbage = 'HTTP/1.1 200 OK\r\n\u0000\u0007garbage\r\n\r\n';

/** An SMTP reply that refuses: smtp-server sends `responseCode` and the message. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/**
 * What a new connection meets before any greeting. Returns true when it may be served. `error` and `slow` let it in:
 * they show later, while a message is being handed over.
 */
export function admits(fault: Fault, socket: Socket): boolean {
  switch (fault.mode) {
    case 'down':
      socket.destroy();
      return false;
    case 'malformed':
      socket.end(garbage);
      return false;
    case 'rate_limited':
      socket.end('421 4.7.0 Too many connections, try again later\r\n');
      return false;
    case 'hang':
      return false;
    default:
      return true;
  }
}

/**
 * What a connection that was open before the fault meets when it begins a message.
 * Never returns for `hang`, as the server then never answers.
 * @throws SmtpRefusal
 */
export async function meetAtMailFrom(fault: Fault, socket: Socket | undefined): Promise<void> {
  switch (fault.mode) {
    case 'slow': {
      const gone = new AbortController();
      socket?.once('close', () => gone.abort());
      await waitSlowly(fault, gone.signal).catch(() => undefined);
      return;
    }
    case 'hang':
      return await new Promise<never>(() => undefined);
    case 'rate_limited':
      throw new SmtpRefusal(450, '4.7.0 Too many messages, try again later');
    case 'malformed':
      socket?.end(garbage);
      return;
    case 'down':
      socket?.destroy();
      return;
    default:
      return;
  }
}

/** @throws SmtpRefusal for `error` */
export function meetAtData(fault: Fault): void {
  if (fault.mode === 'error') throw new SmtpRefusal(451, '4.3.0 Local error in processing, try again later');
}
