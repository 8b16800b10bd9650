/** How a card network is named in prompts. */
type NetworkName = {
  readonly network: string;
  /** Names that can mean nothing else, as folded words. */
  readonly names?: readonly string[];
  /** Names that are also ordinary words or other people's names; they count only in the right company. */
  readonly ambiguous?: readonly AmbiguousName[];
};

export type AmbiguousName = {
  readonly name: string;
  /** Counts when written with a capital (`capital`) or in capitals (`upper`) where that says something. */
  readonly written?: 'capital' | 'upper';
  /** Counts when one of these words stands anywhere in the prompt. */
  readonly places?: readonly string[];
  /** Counts never beside one of these words. */
  readonly unless?: readonly string[];
  /** For a name of two words: counts never right behind a word like this: "credit union pay", "20 k net". */
  readonly notAfter?: RegExp;
  /** Counts whenever nothing speaks against it. */
  readonly isUsual?: true;
  /** A word for a kind of thing, too; counts by its places only. */
  readonly isGeneric?: true;
  /** Also the name of people. */
  readonly isPersons?: true;
};

// Words of computer networks, which have the shape of a star too.
const layout = ['topology', 'topologies', 'lan', 'ethernet', 'cabling', 'cables', 'mesh'];

/** Every card network whose questions get the canned answer. */
export const otherNetworks: readonly NetworkName[] = [
  {
    network: 'American Express',
    names: ['amex', 'american express', 'americanexpress'],
    ambiguous: [{ name: 'am ex', isUsual: true, notAfter: /^i$/ }],
  },
  {
    network: 'Discover',
    names: [
      'discover card network',
      'discover global network',
      'discover financial',
      'discovercard',
      'novus',
    ],
    ambiguous: [{ name: 'discover', written: 'capital' }],
  },
  {
    network: 'Diners Club',
    names: ['diners club', 'dinersclub', 'diner club', 'diners card', 'diners cards'],
    ambiguous: [{ name: 'diners', written: 'capital' }],
  },
  {
    network: 'JCB',
    ambiguous: [
      {
        name: 'jcb',
        isUsual: true,
        unless: ['excavator', 'excavators', 'digger', 'backhoe', 'loader', 'tractor', 'forklift'],
      },
    ],
  },
  {
    network: 'UnionPay',
    names: ['unionpay', 'china unionpay', 'china union pay', 'yinlian', 'quickpass'],
    ambiguous: [
      {
        name: 'union pay',
        isUsual: true,
        notAfter:
          /^(?:credit|trade|labou?r|students?|teachers?|workers?|employees|drivers|farmers|western|european|customs|monetary|banking)$/,
      },
      { name: 'cup', places: ['unionpay'], unless: ['cuban', 'peso', 'currency', 'coffee', 'tea', 'world'] },
    ],
  },
  {
    network: 'mada',
    names: ['span2', 'mada pay'],
    ambiguous: [{ name: 'mada', isUsual: true, unless: ['madagascar', 'malagasy'] }],
  },
  { network: 'RuPay', names: ['rupay', 'ru pay'] },
  { network: 'Interac', names: ['interac', 'interac flash'] },
  {
    network: 'Troy',
    ambiguous: [
      {
        name: 'troy',
        isPersons: true,
        places: ['turkey', 'turkish', 'turkiye', 'bkm'],
        unless: ['ounce', 'ounces', 'oz', 'horse', 'trojan'],
      },
    ],
  },
  {
    network: 'Verve',
    ambiguous: [{ name: 'verve', written: 'capital', places: ['nigeria', 'nigerian', 'interswitch'] }],
  },
  {
    network: 'Elo',
    ambiguous: [
      {
        name: 'elo',
        places: ['brazil', 'brazilian', 'brasil', 'hipercard', 'cielo'],
        unless: ['rating', 'ratings', 'ranking', 'rank', 'chess', 'score'],
      },
    ],
  },
  { network: 'Hipercard', names: ['hipercard'] },
  {
    network: 'Mir',
    names: ['nspk', 'mir pay', 'карта мир', 'карты мир'],
    ambiguous: [
      {
        name: 'mir',
        isPersons: true,
        places: ['russia', 'russian', 'sberbank', 'belarus'],
        unless: ['station', 'space'],
      },
    ],
  },
  { network: 'BC Card', names: ['bc card', 'bc cards', 'bccard'] },
  { network: 'Bancontact', names: ['bancontact', 'mister cash', 'mistercash'] },
  {
    network: 'girocard',
    names: ['girocard', 'giro card'],
    ambiguous: [{ name: 'electronic cash', isGeneric: true, places: ['germany', 'german'] }],
  },
  {
    network: 'Cartes Bancaires',
    names: ['cartes bancaires', 'groupement des cartes', 'gie cb', 'cb2a'],
    ambiguous: [{ name: 'cb', places: ['france', 'french'], unless: ['radio'] }],
  },
  {
    network: 'eftpos Australia',
    names: [
      'eftpos australia',
      'australian eftpos',
      'eftpos card',
      'eftpos cards',
      'eftpos network',
      'eftpos scheme',
    ],
    ambiguous: [{ name: 'eftpos', isGeneric: true, places: ['australia', 'australian', 'australias'] }],
  },
  { network: 'Jaywan', names: ['jaywan'] },
  { network: 'Meeza', names: ['meeza'] },
  { network: 'NAPAS', names: ['napas'] },
  { network: 'KNET', names: ['knet'], ambiguous: [{ name: 'k net', isUsual: true, notAfter: /\d$/ }] },
  {
    network: 'Benefit',
    names: ['benefitpay', 'bahrain benefit'],
    ambiguous: [{ name: 'benefit', written: 'upper' }],
  },
  { network: 'OmanNet', names: ['omannet', 'oman net'] },
  {
    network: 'NAPS',
    names: ['himyan'],
    ambiguous: [{ name: 'naps', written: 'upper', places: ['qatar', 'qatari', 'qcb'] }],
  },
  { network: 'PayPak', names: ['paypak'] },
  { network: 'Uzcard', names: ['uzcard'] },
  {
    network: 'Humo',
    names: ['humo card', 'humo cards'],
    ambiguous: [{ name: 'humo', places: ['uzbekistan', 'uzbek', 'uzcard'] }],
  },
  { network: 'Dankort', names: ['dankort'] },
  { network: 'BankAxept', names: ['bankaxept'] },
  { network: 'PagoBANCOMAT', names: ['pagobancomat', 'bancomat'] },
  { network: 'Multibanco', names: ['multibanco'] },
  {
    network: 'NETS',
    ambiguous: [{ name: 'nets', written: 'upper', places: ['singapore'], unless: ['fishing'] }],
  },
  { network: 'MyDebit', names: ['mydebit'] },
  { network: 'GPN', ambiguous: [{ name: 'gpn', places: ['indonesia', 'indonesian'] }] },
  { network: 'LankaPay', names: ['lankapay'] },
  { network: 'Carnet', ambiguous: [{ name: 'carnet', places: ['mexico', 'mexican', 'prosa'] }] },
  { network: 'UATP', names: ['uatp'] },
  { network: 'NYCE', names: ['nyce'] },
  {
    network: 'PULSE',
    names: ['pulse debit'],
    ambiguous: [{ name: 'pulse network', isUsual: true, unless: layout }],
  },
  { network: 'STAR', ambiguous: [{ name: 'star network', isUsual: true, unless: layout }] },
];

/** Nouns behind an ambiguous name that make it a network: "Troy cards", "Discover acquirers". */
export const networkNouns: ReadonlySet<string> = new Set(
  `card cards network networks scheme schemes brand brands bin bins transaction transactions cardholder cardholders
   issuer issuers acquirer acquirers acquiring issuing chargeback chargebacks dispute disputes debit credit prepaid
   certification settlement clearing authorization authorisation authorizations authorisations contactless token tokens
   interchange member members merchants payments payment switch gateway company terminal atm qr financial international
   refund refunds reversal reversals specification specifications iso aid rid kernel`
    .trim()
    .split(/\s+/),
);
