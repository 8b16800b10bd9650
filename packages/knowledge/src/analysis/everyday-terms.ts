/**
 * How people outside a back office call things, and the words that documents have for them; a slash parts several.
 * The left side are words in a row as they are typed, without regard to their endings.
 */
const everyday = `
  till = terminal
  cash register = terminal
  card machine = terminal
  card reader = terminal
  cash machine = atm
  cashpoint = atm
  shop = merchant
  seller = merchant / sub merchant
  retailer = merchant
  webshop = merchant / e commerce
  checkout page = e commerce
  customer = cardholder
  client = cardholder
  card owner = cardholder
  bank of the customer = issuer
  bank of the shop = acquirer
  merchant bank = acquirer
  no answer = time out
  no response = time out
  no reply = time out
  not answer = time out
  hang = time out
  is down = unavailable / stand in
  are down = unavailable / stand in
  was down = unavailable / stand in
  goes down = unavailable / stand in
  went down = unavailable / stand in
  unreachable = unavailable / stand in
  outage = unavailable / stand in
  bankrupt = insolvent
  bust = insolvent
  insolvency = insolvent
  complain = dispute
  complaint = dispute
  denies = dispute
  money back = refund / chargeback
  give back = refund
  take back = reversal
  undo = reversal / void
  cancel = reversal / void
  only part = partial
  charged twice = duplicate
  double charge = duplicate
  end of day = batch / cut off
  day end = batch / cut off
  mistyped = check digit / typing
  typo = check digit / typing
  wrong number = check digit
  still valid = account verification / status
  good card = account verification
  get paid = funding / payout
  gets paid = funding / payout
  block amount = hold
  blocked money = hold
  reserved = hold
  lost or stolen = block
  foreign money = currency conversion
  abroad = currency conversion / cross border
  holiday money = currency conversion
  secret number = pin
  forgot = reset
  tapping = contactless
  petrol = fuel
  gas station = fuel
  swipe = magnetic stripe
  dip = chip
  subscription = recurring
  by phone = telephone order
  mail order = moto
  phone order = moto
  shortest = minimum / at least
  smallest = minimum
  longest = maximum / at most
  largest = maximum
  biggest = maximum
  fewer = reduce / prevent
  bring down = reduce / prevent
  lower = reduce
  get rid of = remove / delete
  single person = dual control / split knowledge
  one person = dual control / split knowledge
  proof = evidence / authentication value
  win = evidence
  fined = fine / assessment
  clear text = plaintext
  hacked = compromise
  leaked = compromise
  secret key = key
  middleman = gateway / processor
`;

/** Pairs of what is typed and what the documents say, each as words. */
export const everydayTerms: readonly (readonly [typed: string, terms: readonly string[]])[] = everyday
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', terms = ''] = line.split('=').map((side) => side.trim());
    return [typed, terms.split('/').map((term) => term.trim())];
  });
