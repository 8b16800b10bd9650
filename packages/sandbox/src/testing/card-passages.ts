import type { TestPassage } from './prompt.ts';

export const code05: TestPassage = {
  title: 'ISO 8583 response codes (DE 39)',
  section: '05 — Do not honour',
  body: `**Response code 05 — Do not honour** (format an 2)

Response code 05 (Do not honour) means the issuer refuses without saying why. The cardholder has to ask the issuer.

- Where used: DE 39 of 0110 and 0210 responses
- Also called: generic decline
- Source: ISO 8583:1987, DE 39`,
};

export const code51: TestPassage = {
  title: 'ISO 8583 response codes (DE 39)',
  section: '51 — Not sufficient funds',
  body: `**Response code 51 — Not sufficient funds** (format an 2)

Response code 51 (Not sufficient funds) means the available balance does not cover the amount.

- Where used: DE 39 of 0110 and 0210 responses
- Source: ISO 8583:1987, DE 39`,
};

export const code61: TestPassage = {
  title: 'ISO 8583 response codes (DE 39)',
  section: '61 — Exceeds amount limit',
  body: `**Response code 61 — Exceeds amount limit** (format an 2)

Response code 61 (Exceeds amount limit) means the amount is above a limit of the card, although funds are there.

- Where used: DE 39 of 0110 and 0210 responses`,
};

export const condition05: TestPassage = {
  title: 'POS condition codes (DE 25)',
  section: '05 — Customer present, card not present',
  body: `**POS condition code 05 — Customer present, card not present** (format n 2)

POS condition code 05 means the customer is there but the card is not.`,
};

export const commonCodes: TestPassage = {
  title: 'Response codes in practice',
  section: 'Codes seen most often',
  body: `About a dozen response codes account for nearly all declines.

| Code | Meaning | Usual cause |
|---|---|---|
| 05 | Do not honour | Issuer gives no reason |
| 14 | Invalid card number | PAN not on file |
| 51 | Insufficient funds | Balance or credit line |
| 61, 65 | Exceeds amount limit, count limit | Velocity limits |
| 91 | Issuer inoperative | Time-out or link down |`,
};

export const whyDeclined: TestPassage = {
  title: 'Response codes in practice',
  section: 'Why issuers answer 05',
  body: `Response code 05 is a catch-all that hides the issuer's own reason. Typical causes are a fraud score that is too high, a blocked account, or a card that was never activated.

To find the reason, search the issuer's authorisation log by RRN and read the internal reason code. Compare the declined message with an approved one of the same card.

Ask the cardholder to call the issuer, since only the issuer can lift the block.`,
};

export const authorisationFlow: TestPassage = {
  title: 'Authorisation step by step',
  section: 'How a purchase is authorised',
  body: `An authorisation travels from the terminal to the issuer and back within a few seconds.

1. The terminal reads the card and sends a request to the acquirer.
2. The acquirer adds its data and forwards an 0100 to the network.
3. The network routes it by BIN to the issuer.
   - If the issuer is down, stand-in decides.
4. The issuer checks card, funds and risk, and answers with an 0110.

Timers nest: the terminal waits longer than the acquirer, and the acquirer longer than the network.`,
};

export const keyBlock: TestPassage = {
  title: 'Key blocks',
  section: 'Overview',
  body: `A key block is a container that carries an encrypted key together with its permitted use, bound by a MAC. Nobody can change the use without breaking the MAC.

The header says what the key may do, e.g. encrypt PINs (usage \`P0\`) or data. Key blocks replace keys that were exchanged without any binding.`,
};

export const messageExample: TestPassage = {
  title: 'ISO 8583 messages',
  section: 'Worked example: a 0100 request',
  body: `This 0100 request asks for AED 125.50 at a book shop. The dump has no spaces on the wire:

\`\`\`text
0100 723C448108C08000
DE 2  4111111111111111
DE 4  000000012550

DE 49 784
\`\`\`

| DE | Value | Meaning |
|---|---|---|
| 2 | 4111111111111111 | PAN |
| 4 | 000000012550 | 125.50 |
| 49 | 784 | AED |`,
};

export const clearingAndSettlement: TestPassage = {
  title: 'Clearing and settlement',
  section: 'Clearing and settlement compared',
  body: `Clearing exchanges the details of transactions, while settlement moves the money.

|  | Clearing | Settlement |
|---|---|---|
| Unit | One record | One net amount |
| Result | A posted entry | A bank transfer |`,
};

export const reversalKinds: TestPassage = {
  title: 'Reversals and advices',
  section: 'Requests and advices compared',
  body: `A request asks for a decision, an advice reports one.

| MTI | Name | Answer |
|---|---|---|
| 0100 | Authorisation request | 0110 |
| 0400 | Reversal request | 0410 |
| 0420 | Reversal advice | 0430 |`,
};

export const pinTrouble: TestPassage = {
  title: 'PIN translation',
  section: 'What goes wrong with PIN translation',
  body: `Most PIN translation faults come from a key that only one side has changed.

| Symptom | Likely cause | Remedy |
|---|---|---|
| All PINs of one network fail | Zone key changed on one side | Load the new zone key |
| One terminal fails | Key out of step | Inject the terminal again |

Check these in order:

1. Compare the check values of the key on both sides.
2. Look at the time of the first failure.`,
};
