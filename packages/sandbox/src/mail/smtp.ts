import { createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { FaultBoard } from '../control/fault-board.ts';
import type { RequestLog } from '../control/request-log.ts';
import { closeAtOnce, listen, trackSockets } from '../network.ts';
import type { Inbox } from './inbox.ts';
import type { Envelope } from './message.ts';
import { parseMessage } from './parse-message.ts';
import { admits, meetAtData, meetAtMailFrom, SmtpRefusal } from './smtp-faults.ts';

const largestMessageBytes = 25 * 1024 * 1024;

type SmtpOptions = { port: number; host: string; inbox: Inbox; faults: FaultBoard; requests: RequestLog };
type Smtp = { port: number; close(): Promise<void> };

/** Accepts mail from anyone to anyone, without TLS and without accounts, and puts it into the inbox. */
export async function startSmtp({ port, host, inbox, faults, requests }: SmtpOptions): Promise<Smtp> {
  // Our own listener meets each connection first, so that a fault can strike before the greeting.
  const front = createServer();
  const open = trackSockets(front);
  const protocol = new SMTPServer({
    name: 'genie-sandbox',
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMessageBytes,
    rejectOversized: true,
    onMailFrom(_address, session, callback) {
      meetAtMailFrom(faults.get('mail'), socketOf(session)).then(() => callback(), callback);
    },
    onData(stream, session, callback) {
      receive(stream, session).then((reply) => callback(null, reply), callback);
    },
  });
  // A client that breaks off or breaks the protocol is its own affair.
  protocol.on('error', () => undefined);

  front.on('connection', (socket) => {
    socket.on('error', () => undefined);
    const fault = faults.get('mail');
    if (admits(fault, socket)) {
      protocol.server.emit('connection', socket);
      return;
    }
    const refused = { method: 'CONNECT', path: 'smtp', headers: {}, body: null };
    requests.record('mail', refused).outcome = fault.mode;
  });
  faults.onChange((service, { mode }) => {
    if (service === 'mail' && mode === 'down') for (const socket of open) socket.destroy();
  });

  function socketOf(session: SMTPServerSession): Socket | undefined {
    return [...open].find(({ remotePort }) => remotePort === session.remotePort);
  }

  async function receive(stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<string> {
    const source = await buffer(stream);
    const envelope = envelopeOf(session);
    const headers = { 'mail from': envelope.from, 'rcpt to': envelope.to.join(', ') };
    const record = requests.record('mail', {
      method: 'DATA',
      path: 'smtp',
      headers,
      body: source.toString('utf8'),
    });
    try {
      meetAtData(faults.get('mail'));
    } catch (error) {
      record.outcome =
        error instanceof SmtpRefusal ? `${error.responseCode} ${error.message}` : String(error);
      throw error;
    }
    const message = await parseMessage(source, envelope);
    inbox.add(message);
    record.outcome = '250 accepted';
    return `2.0.0 OK: queued as ${message.id}`;
  }

  const takenPort = await listen(front, { port, host, purpose: 'smtp' });
  return { port: takenPort, close: () => closeAtOnce(front, open) };
}

function envelopeOf({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
  };
}
