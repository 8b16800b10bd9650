import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../../../scripts/free-ports.ts';

/** What can be wrong with a mail server, as its client meets it. */
export type SmtpFault =
  | 'slow'
  | 'hanging'
  | 'answering nonsense'
  | 'cut off in its greeting'
  | 'resetting the connection'
  | 'answering 421'
  | 'answering 554'
  | 'refusing the login'
  | 'refusing the recipient'
  | 'silent once it has taken the mail'
  | 'gone';

const endOfMail = Buffer.from('\r\n.\r\n');
/** How long each answer of a slow server takes, in milliseconds. */
const slowMs = 200;
/** Whom a server that refuses the recipient does not know; everybody else is served. */
export const refusedRecipient = 'nobody@example.com';

/** Stands between the product and the sandbox's mail server, and breaks what goes through it. */
type SmtpFront = {
  readonly port: number;
  /** Where the mail goes while nothing is wrong: an smtp:// address. */
  readonly leadTo: (smtpUrl: string) => void;
  /** From the next connection on; those that are open break. */
  readonly turn: (fault: SmtpFault) => Promise<void>;
  readonly heal: () => Promise<void>;
};

/** Starts a front for one test. */
export const startSmtpFront = async (): Promise<SmtpFront> => {
  const port = await freePort();
  const open = new Set<Socket>();
  let target = 0;
  let fault: SmtpFault | null = null;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    meet(fault, socket, target);
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const breakOff = async () => {
    const gone = [...open].map((socket) => once(socket, 'close'));
    for (const socket of open) socket.destroy();
    await Promise.all(gone);
  };
  const leave = async () => {
    server.close();
    await breakOff();
  };
  await listen();
  onTestFinished(async () => {
    if (server.listening) await leave();
  });
  return {
    port,
    leadTo(smtpUrl) {
      target = Number(new URL(smtpUrl).port);
    },
    async turn(next) {
      fault = next;
      await (next === 'gone' ? leave() : breakOff());
    },
    async heal() {
      fault = null;
      await breakOff();
      if (!server.listening) await listen();
    },
  };
};

const meet = (fault: SmtpFault | null, socket: Socket, target: number): void => {
  switch (fault) {
    case 'hanging':
    case 'gone':
      return;
    case 'answering nonsense':
      socket.end('HTTP/1.1 200 OK\r\n\u0000\u0007\r\n\r\n');
      return;
    case 'cut off in its greeting':
      socket.end('220 mail.exam');
      return;
    case 'resetting the connection':
      socket.resetAndDestroy();
      return;
    case 'answering 421':
      socket.end('421 4.7.0 Too many connections, try again later\r\n');
      return;
    case 'answering 554':
      socket.end('554 5.7.1 You are not welcome here\r\n');
      return;
    case 'refusing the login':
      refuseLogin(socket);
      return;
    default:
      passOn(fault, socket, target);
  }
};

const refuseLogin = (socket: Socket): void => {
  socket.write('220 mail.example ESMTP\r\n');
  socket.on('data', (bytes) => {
    const isHello = /^(EHLO|HELO) /i.test(String(bytes));
    socket.write(isHello ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 Bad user or password\r\n');
  });
};

const passOn = (
  fault: 'slow' | 'refusing the recipient' | 'silent once it has taken the mail' | null,
  client: Socket,
  port: number,
): void => {
  const server = connect(port, '127.0.0.1');
  let hasMail = false;
  client.on('data', (bytes) => {
    hasMail ||= bytes.includes(endOfMail);
    // The server behind takes everybody but nobody: it refuses an empty address, and the message after it.
    const isRefused = fault === 'refusing the recipient';
    server.write(isRefused ? String(bytes).replace(`RCPT TO:<${refusedRecipient}>`, 'RCPT TO:<>') : bytes);
  });
  server.on('data', async (bytes) => {
    if (fault === 'slow') await wait(slowMs);
    if (fault === 'refusing the recipient') {
      return client.write(String(bytes).replace(/^501 .*/m, '550 5.1.1 No such user here'));
    }
    if (!hasMail || fault !== 'silent once it has taken the mail') return client.write(bytes);
    // The mail is taken; nobody will hear of it.
    client.destroy();
    return server.destroy();
  });
  server.on('error', () => client.destroy()).once('close', () => client.end());
  client.once('close', () => server.destroy());
};
