export type { Fault, FaultMode, FaultRequest, Service } from './control/faults.ts';
export type { RecordedRequest } from './control/request-log.ts';
export { NoMailError } from './mail/inbox.ts';
export type { Attachment, Mailbox, Message } from './mail/message.ts';
export { PortTakenError } from './network.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';
