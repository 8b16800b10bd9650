import { termsOf } from './words.ts';

/** What people say, and the words that documents have for it; a comma parts several. */
const everyday = `
till, cash register, card machine, card reader, pin pad = terminal
cash machine, cashpoint, hole in the wall = ATM
bank of the customer, customer's bank, bank that issued, bank of the card, cardholder's bank, his bank, their bank = issuer
bank of the shop, merchant bank, shop's bank, bank of the merchant = acquirer
scheme, card brand = network
swipe, swiped, swiping, magstripe, mag stripe = magnetic stripe, stripe
insert, dip, stick in = chip
tap, tapping, hold the phone, wave, NFC = contactless
charged back, charge back, pulled back, pull back = chargeback
money back, give back, send back the money, returned goods = refund, chargeback
undo, cancel, take back = reversal, void
charged twice, billed twice, paid twice, two times, taken twice, double charge, doubled = duplicate
frozen, blocked money, reserved, set aside, earmarked, pending = hold
foreign money, exchange rate, other currency, abroad = conversion, cross-border
deadline, how long may = time limit, days
petrol, gas station, pump, filling station = fuel
by phone, over the phone, mail order = MOTO
subscription, every month, monthly payment, membership = recurring
saved card, card on file, stored card, keep the card = stored credential, credential on file
shortest, smallest, at least, lowest = minimum
longest, biggest, largest, highest, at most = maximum
two people, two persons, alone, one person = dual control, split knowledge
leaked, hacked, stolen key, exposed = compromise
clear text, in the clear = plaintext
fingerprint of a key, check value = KCV
parts of a key, pieces of a key, half of a key = component
copy of the card, cloned, fake card, copied, clone = counterfeit
hidden, blanked out, starred out = mask, truncation
scrambled = encrypted
secret number, pin code = PIN
security code, code on the back, 3 digits on the back = CVV2
long number, card number = PAN
real number, true number = PAN
slip, printout = receipt
commission, percentage of each sale = merchant service charge, MDR
bookkeeping, books = ledger
turned down, bounced, knocked back, says no, say no = decline
says yes, say yes = approve
silent, hang, no reply, does not react = timeout
not answered, unanswered, never answered, no answer = unacknowledged, repeat, timeout
dies, crashes, breaks down, out of service = unavailable, failover
keep trying, try again, tries again, resend, resubmit, send again = retry, repeat
by post, in the post, letter = mail
first use, switch on, switched on = activation
forgotten, forgot = reset
run out, runs out, ran out, lapse = expiry, expired
keep, retain = store, stored
allowed, permitted, may we, are we allowed = may, permit, forbid
show, print, shown = display
owe, borrow = credit limit
no staff, unmanned, self service, kiosk, vending = unattended
bus, train, metro, subway, tube = transit
topped up, top up, load money = load
several parcels, several shipments, ships later = partial shipment
penalty, fined, fine = assessment, fee
changed, swap, exchange of the key, new key = rotation
contest, fight, argue = dispute, representment
spare, second site = redundant, standby
gap, difference, does not add up, missing money = mismatch, discrepancy
wrong number, mistyped = check digit
half, a part, only part = partial
`;

type Meaning = { said: string; meant: (readonly string[])[] };

const meanings: Meaning[] = everyday
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [said = '', meant = ''] = line.split('=');
    const alternatives = meant.split(',').map((each) => termsOf(each));
    return said.split(',').map((phrase) => ({ said: wordsOf(phrase).join(' '), meant: alternatives }));
  });

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** For terms of a question the terms by which documents may call the same thing; each entry is one way of saying it. */
export function otherNames(question: string): Map<string, (readonly string[])[]> {
  const asked = ` ${wordsOf(question).join(' ')} `;
  const found = new Map<string, (readonly string[])[]>();
  for (const { said, meant } of meanings) {
    if (!asked.includes(` ${said} `)) continue;
    for (const term of termsOf(said)) found.set(term, [...(found.get(term) ?? []), ...meant]);
  }
  return found;
}
