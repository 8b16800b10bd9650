/** A data element's short name and what it carries. */
export type DataElement = { readonly name: string; readonly carries: string };

const element = (name: string, carries: string): DataElement => ({ name, carries });

/** Data elements 1 to 64 of ISO 8583:1987 as they are used, in order. */
const elements: readonly DataElement[] = [
  element('Secondary bitmap', 'Says which of the data elements 65 to 128 follow.'),
  element('Primary account number', 'The card number, up to 19 digits; the last one is a Luhn check digit.'),
  element('Processing code', 'The kind of transaction and the accounts it moves money from and to.'),
  element('Amount, transaction', 'Twelve digits in the currency of DE 49, with the decimal point implied.'),
  element('Amount, settlement', 'The amount in the currency in which acquirer and issuer settle.'),
  element('Amount, cardholder billing', 'The amount in the currency the cardholder is billed in.'),
  element('Transmission date and time', 'When the message was sent, in UTC: MMDDhhmmss.'),
  element('Amount, cardholder billing fee', 'A fee the issuer bills to the cardholder. Rarely used.'),
  element(
    'Conversion rate, settlement',
    'The factor from DE 4 to DE 5; its first digit places the decimal point.',
  ),
  element('Conversion rate, cardholder billing', 'The factor from DE 4 to DE 6, written like DE 9.'),
  element('System trace audit number', 'The STAN: six digits that match a response to its request.'),
  element('Time, local transaction', 'The time where the card was used: hhmmss.'),
  element('Date, local transaction', 'The date where the card was used: MMDD.'),
  element('Date, expiration', 'The card’s expiry as YYMM, the reverse of what is printed on it.'),
  element('Date, settlement', 'The day on which acquirer and issuer settle.'),
  element('Date, conversion', 'The day from which the conversion rates hold.'),
  element('Date, capture', 'The day the acquirer processed the transaction.'),
  element('Merchant type', 'The merchant category code: 5411 is a supermarket.'),
  element(
    'Acquiring institution country',
    'The acquirer’s country as a number: 784 is the United Arab Emirates.',
  ),
  element('PAN extended, country code', 'The issuer’s country, where the card number does not tell it.'),
  element('Forwarding institution country', 'The country of the institution in DE 33.'),
  element(
    'Point of service entry mode',
    'How the card was read: 05 chip, 07 contactless, 90 magnetic stripe.',
  ),
  element(
    'Card sequence number',
    'Tells apart cards that share one number; the issuer needs it for the chip’s key.',
  ),
  element('Network international identifier', 'The network or host that should handle the message.'),
  element('Point of service condition code', 'The circumstances: 00 normal, 08 mail or telephone order.'),
  element('PIN capture code', 'How many PIN digits the terminal can take, 4 to 12.'),
  element('Authorization code length', 'The longest authorization code the acquirer can handle.'),
  element('Amount, transaction fee', 'A fee the acquirer adds, such as an ATM access fee, with its sign.'),
  element('Amount, settlement fee', 'The fee of DE 28 in the settlement currency.'),
  element('Amount, processing fee', 'A processing fee between the institutions, with its sign.'),
  element('Amount, settlement processing fee', 'The fee of DE 30 in the settlement currency.'),
  element('Acquiring institution', 'The acquirer’s identification code, echoed in the response.'),
  element('Forwarding institution', 'Who passes the message on, when that is not the acquirer.'),
  element('PAN, extended', 'An account number longer than DE 2 allows. Rarely used.'),
  element('Track 2 data', 'The stripe’s track 2 or the chip’s equivalent. Never stored after authorization.'),
  element('Track 3 data', 'The stripe’s track 3, practically unused in card payments.'),
  element(
    'Retrieval reference number',
    'The RRN: stays the same from authorization to reversal. Support asks for it first.',
  ),
  element('Authorization code', 'Six characters the issuer gives to an approval; printed on the receipt.'),
  element('Response code', 'The outcome: 00 approved, 05 do not honour, 51 insufficient funds.'),
  element('Service restriction code', 'Where and how the card may be used, such as 201.'),
  element('Terminal identification', 'The terminal’s ID, given by the acquirer, eight characters.'),
  element('Card acceptor identification', 'The merchant’s ID, given by the acquirer, fifteen characters.'),
  element('Card acceptor name and location', 'Forty characters that become the line on the statement.'),
  element('Additional response data', 'More about the outcome, such as verification results.'),
  element(
    'Track 1 data',
    'The stripe’s track 1, with the cardholder’s name. Never stored after authorization.',
  ),
  element('Additional data, ISO', 'Data defined by ISO itself.'),
  element('Additional data, national', 'Data defined by a national body or a domestic scheme.'),
  element('Additional data, private', 'What a network and its members agree on; often full of subelements.'),
  element('Currency code, transaction', 'The currency of DE 4 as an ISO 4217 number: 784 is AED.'),
  element('Currency code, settlement', 'The currency of DE 5.'),
  element('Currency code, cardholder billing', 'The currency of DE 6.'),
  element('PIN data', 'The encrypted PIN block, eight bytes. Translated in an HSM, never stored.'),
  element('Security control information', 'How the PIN or the MAC was made: algorithm, format, key index.'),
  element('Additional amounts', 'Up to six more amounts: balances, cashback, a partial approval’s original.'),
  element('Chip data', 'EMV data as TLV: the cryptogram 9F26, the terminal’s results 95 and more.'),
  element('Reserved, ISO', 'No fixed use in the 1987 edition.'),
  element('Reserved, national', 'For national use.'),
  element('Reserved, national', 'For national use.'),
  element('Reserved, national', 'For national use; at Visa, where the point of sale stands.'),
  element('Reserved, private', 'Varies by network: at Visa, more about the point of service.'),
  element('Reserved, private', 'Varies by network: at Mastercard, point-of-service data.'),
  element('Reserved, private', 'Varies by network: at Visa, field 62.2 is the transaction identifier.'),
  element('Reserved, private', 'Varies by network: at Mastercard, the Banknet reference number.'),
  element('Message authentication code', 'Protects the message against change, and stands last.'),
];

/** The element of a bit, 1 to 64. */
export const dataElement = (bit: number): DataElement => elements[bit - 1] ?? element('Unknown', '');

export const dataElementCount = elements.length;
