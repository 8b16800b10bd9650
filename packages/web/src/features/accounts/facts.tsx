import { lampBits } from '../../components/ui/bitmap/lamp.ts';
import { CodeChip } from '../../components/ui/code-chip.tsx';
import { messageBitmaps } from '../../lib/iso8583/message-bitmaps.ts';
import type { AccountFact } from './components/fact-panel.tsx';

/** What stands beside each form: true, and about the same act in card payments. */
export const accountFacts = {
  register: {
    bits: lampBits,
    heading: 'Sixty-four bits say what a message carries',
    text: (
      <>
        A lit bit means its data element follows. Yours starts with the Free Plan: 5 questions a day for 10
        days, no credit card.
      </>
    ),
  },
  otp: {
    bits: messageBitmaps.authorizationRequest.bits,
    heading: (
      <>
        A chip makes a one-time code too: <CodeChip>9F26</CodeChip>
      </>
    ),
    text: (
      <>
        The application cryptogram travels in <CodeChip>DE 55</CodeChip> of a <CodeChip>0100</CodeChip>. The
        issuer checks it once; a copy of it buys nothing.
      </>
    ),
  },
  login: {
    bits: messageBitmaps.networkManagement.bits,
    heading: 'Processors sign on as well',
    text: (
      <>
        An <CodeChip>0800</CodeChip> with <CodeChip>DE 70</CodeChip> = <CodeChip>001</CodeChip> opens the
        session with the network. Bit 1 is lit, as element 70 lives in the second bitmap.
      </>
    ),
  },
  forgotPassword: {
    bits: messageBitmaps.authorizationRequest.bits,
    heading: (
      <>
        Nobody can read a PIN back: <CodeChip>DE 52</CodeChip>
      </>
    ),
    text: (
      <>
        It travels as an encrypted block, and no system hands the old one out. Who forgets it gets a new one.
        Passwords here are the same.
      </>
    ),
  },
  passwordReset: {
    bits: messageBitmaps.reversalRequest.bits,
    heading: (
      <>
        A <CodeChip>0400</CodeChip> takes back what came before
      </>
    ),
    text: (
      <>
        A reversal undoes one authorisation. A new password goes further: every device that is signed in to
        your account is signed out.
      </>
    ),
  },
  google: {
    bits: messageBitmaps.authorizationResponse.bits,
    heading: (
      <>
        Somebody else vouches: <CodeChip>0110</CodeChip>
      </>
    ),
    text: (
      <>
        An acquirer never sees the cardholder’s secrets, it takes the issuer’s word in{' '}
        <CodeChip>DE 39</CodeChip>. Here Google says who you are, and your password stays with Google.
      </>
    ),
  },
} as const satisfies Record<string, AccountFact>;
