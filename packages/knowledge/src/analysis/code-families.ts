/** A family of codes that have exact tokens: `rc05`, `tag9f27`, `mcc5411`. */
export type CodeFamily = {
  /** What its tokens begin with. */
  readonly prefix: string;
  /** What a code of it is called in front of its key. */
  readonly label: string;
  /** Values it takes, folded to lower case. */
  readonly shape: RegExp;
  /** Shorter numbers are filled up with zeros to this width. */
  readonly width?: number;
  /** Longer values are cut to this many characters: of 051 only 05 is the entry mode. */
  readonly kept?: number;
  /** Phrases that announce a value, folded. */
  readonly leads: readonly string[];
  /** Letters count only when written as capitals. */
  readonly needsUpper?: true;
  /** The announcement may well be followed by something else. */
  readonly isWeak?: true;
  /** No table has its codes, only articles speak of them. */
  readonly isWithoutTable?: true;
};

const phrases = (text: string) => text.trim().split(/\s*,\s*/);

/** The families by the `kind` of a reference table; a table of another kind has no exact tokens of its own. */
export const codeFamilies: Readonly<Record<string, CodeFamily>> = {
  'data-element': {
    prefix: 'de',
    label: 'DE',
    shape: /^[1-9]\d{0,2}$|^0\d{1,2}$/,
    leads: phrases(
      'de, f, bmp, bit, bits, field, fields, data element, data elements, data field, data fields',
    ),
  },
  'response-code': {
    prefix: 'rc',
    label: 'Response code',
    shape: /^\d{1,3}$|^[a-z]\d$|^\d[a-z]$|^[a-z]{2}$/,
    width: 2,
    needsUpper: true,
    leads: phrases(
      'rc, response code, response codes, resp code, reply code, action code, action codes, decline code, decline codes',
    ),
  },
  'action-code': { prefix: 'rc', label: 'Action code', shape: /^\d{3}$/, width: 3, leads: [] },
  mti: {
    prefix: 'mti',
    label: 'MTI',
    shape: /^\d{4}$/,
    width: 4,
    leads: phrases(
      'mti, message type, message type indicator, message type identifier, message type id, message types, msg type',
    ),
  },
  'mastercard-message-type': {
    prefix: 'mti',
    label: 'Mastercard MTI',
    shape: /^\d{4}$/,
    width: 4,
    leads: [],
  },
  'processing-code': {
    prefix: 'pc',
    label: 'Processing code',
    shape: /^\d{2}$|^\d{6}$/,
    kept: 2,
    leads: phrases('pc, processing code, processing codes, proc code, pcode'),
  },
  'pos-entry-mode': {
    prefix: 'pem',
    label: 'POS entry mode',
    shape: /^\d{1,4}$/,
    width: 2,
    kept: 2,
    leads: phrases(
      'pem, entry mode, entry modes, pos entry mode, pos entry modes, pan entry mode, service entry mode',
    ),
  },
  'pos-condition-code': {
    prefix: 'pcc',
    label: 'POS condition code',
    shape: /^\d{2}$/,
    leads: phrases('pcc, condition code, pos condition code, pos condition codes'),
  },
  'network-management-code': {
    prefix: 'nmc',
    label: 'Network management code',
    shape: /^\d{3}$/,
    leads: phrases(
      'nmc, nmic, network management code, management code, management information code, network management information code',
    ),
  },
  'emv-tag': {
    prefix: 'tag',
    label: 'Tag',
    shape: /^(?=.*\d)[0-9a-f]{2,6}$/,
    leads: phrases('tag, tags, emv tag, emv tags'),
  },
  mcc: {
    prefix: 'mcc',
    label: 'MCC',
    shape: /^\d{4}$/,
    leads: phrases(
      'mcc, mccs, merchant category code, merchant category codes, merchant category, category code',
    ),
  },
  'iin-range': {
    prefix: 'iin',
    label: 'IIN',
    shape: /^\d{1,8}$/,
    isWeak: true,
    leads: phrases(
      'bin, bins, iin, iins, bin range, iin range, bin number, card prefix, begins with, begin with, beginning with, starts with, start with, starting with',
    ),
  },
  eci: {
    prefix: 'eci',
    label: 'ECI',
    shape: /^\d{1,2}$/,
    width: 2,
    leads: phrases('eci, eci value, eci values, electronic commerce indicator'),
  },
  sli: {
    prefix: 'sli',
    label: 'SLI',
    shape: /^\d{3}$/,
    leads: phrases('sli, sli value, sli values, security level indicator'),
  },
  'visa-transaction-code': {
    prefix: 'tc',
    label: 'TC',
    shape: /^\d{1,3}$/,
    width: 2,
    leads: phrases('tc, tcs, transaction code, transaction codes'),
  },
  tcr: {
    prefix: 'tcr',
    label: 'TCR',
    shape: /^\d$/,
    leads: phrases('tcr, tcrs'),
    isWithoutTable: true,
  },
  pds: {
    prefix: 'pds',
    label: 'PDS',
    shape: /^\d{1,4}$/,
    width: 4,
    leads: phrases('pds, pdss'),
    isWithoutTable: true,
  },
  'mastercard-function-code': {
    prefix: 'fnc',
    label: 'Function code',
    shape: /^\d{3}$/,
    leads: phrases('function code, function codes'),
  },
  'merchant-advice-code': {
    prefix: 'mac',
    label: 'Merchant advice code',
    shape: /^\d{2}$/,
    isWeak: true,
    leads: phrases('mac, merchant advice code, merchant advice codes, advice code'),
  },
  'mastercard-dispute-code': {
    prefix: 'rsn',
    label: 'Reason code',
    shape: /^\d{4}$/,
    leads: phrases(
      'reason code, reason codes, message reason code, dispute reason code, chargeback reason code',
    ),
  },
  'visa-message-reason-code': { prefix: 'rsn', label: 'Message reason code', shape: /^\d{4}$/, leads: [] },
  'visa-field': { prefix: 'de', label: 'Visa field', shape: /^\d+\.\d+$/, leads: [] },
  'mastercard-de48-subelement': { prefix: 'de48.', label: 'DE 48 subelement', shape: /^\d+$/, leads: [] },
  'mastercard-de61-subfield': { prefix: 'de', label: 'DE', shape: /^\d+\.\d+$/, leads: [] },
  'service-code': {
    prefix: 'svc',
    label: 'Service code',
    shape: /^\d{3}$/,
    leads: phrases('service code, service codes'),
  },
  cid: {
    prefix: 'cid',
    label: 'CID',
    shape: /^[0-9a-f]{2}$/,
    isWeak: true,
    leads: phrases('cid, cryptogram information data'),
  },
  'cvm-rule': {
    prefix: 'cvm',
    label: 'CVM code',
    shape: /^[0-9][0-9a-f]$/,
    isWeak: true,
    leads: phrases('cvm, cvm code, cvm rule'),
  },
  arc: { prefix: 'arc', label: 'ARC', shape: /^[yz][13]$|^\d\d$/, isWeak: true, leads: ['arc'] },
  'terminal-type': { prefix: 'tt', label: 'Terminal type', shape: /^\d{2}$/, leads: ['terminal type'] },
  'apdu-status-word': {
    prefix: 'sw',
    label: 'Status word',
    shape: /^[69][0-9a-f]{3}$/,
    isWeak: true,
    leads: phrases('sw, sw1sw2, status word, status words, apdu status'),
  },
  'threeds-status': {
    prefix: 'ts',
    label: 'transStatus',
    shape: /^[a-z]$/,
    needsUpper: true,
    isWeak: true,
    leads: phrases('transstatus, trans status, transaction status'),
  },
  'avs-result': {
    prefix: 'avs',
    label: 'AVS result',
    shape: /^[a-z]$/,
    needsUpper: true,
    isWeak: true,
    leads: phrases('avs, avs code, avs result, avs result code, avs response, avs response code'),
  },
  'cvv-result': {
    prefix: 'cvvr',
    label: 'CVV2 result',
    shape: /^[a-z]$/,
    needsUpper: true,
    isWeak: true,
    leads: phrases(
      'cvv2 result, cvv2 result code, cvv2 code, cvv2 response, cvc2 result, cvc2 result code, cvv result, cvv result code',
    ),
  },
  'cavv-result': {
    prefix: 'cavvr',
    label: 'CAVV result',
    shape: /^[0-9a-z]$/,
    needsUpper: true,
    isWeak: true,
    leads: phrases('cavv result, cavv result code, cavv results code, cavv code'),
  },
  currency: {
    prefix: 'cur',
    label: 'Currency',
    shape: /^\d{3}$/,
    leads: phrases('currency code, currency codes'),
  },
  country: {
    prefix: 'cty',
    label: 'Country',
    shape: /^\d{3}$/,
    leads: phrases('country code, country codes'),
  },
  'account-type': { prefix: 'acct', label: 'Account type', shape: /^\d{2}$/, leads: ['account type'] },
  'amount-type': { prefix: 'amtt', label: 'Amount type', shape: /^\d{2}$/, leads: ['amount type'] },
  'hsm-error': {
    prefix: 'hsmerr',
    label: 'HSM error',
    shape: /^[0-9a-f]{2}$/,
    leads: phrases(
      'hsm error, hsm error code, payshield error, payshield error code, thales error, thales error code',
    ),
  },
  'hsm-command': {
    prefix: 'hsmcmd',
    label: 'HSM command',
    shape: /^[a-z][a-z0-9]$/,
    needsUpper: true,
    isWeak: true,
    leads: phrases('hsm command, host command, payshield command, thales command'),
  },
  'key-block-usage': {
    prefix: 'ku',
    label: 'Key usage',
    shape: /^[a-z]\d$|^\d\d$/,
    isWeak: true,
    leads: phrases('key usage, key usage code, key usages'),
  },
  'key-block-version': {
    prefix: 'kbv',
    label: 'Key block version',
    shape: /^[a-d]$/,
    needsUpper: true,
    isWeak: true,
    leads: phrases('key block version, version id'),
  },
  'key-block-algorithm': {
    prefix: 'kba',
    label: 'Key block algorithm',
    shape: /^[a-z]$/,
    needsUpper: true,
    isWeak: true,
    leads: ['key block algorithm'],
  },
  'key-block-mode': {
    prefix: 'kbm',
    label: 'Mode of use',
    shape: /^[a-z]$/,
    needsUpper: true,
    isWeak: true,
    leads: phrases('mode of use, modes of use'),
  },
  'key-block-exportability': {
    prefix: 'kbe',
    label: 'Exportability',
    shape: /^[ens]$/,
    needsUpper: true,
    isWeak: true,
    leads: ['exportability'],
  },
  'pin-block-format': {
    prefix: 'format',
    label: '',
    shape: /^\d{1,2}$/,
    isWeak: true,
    leads: phrases('iso format, pin block format, pin block formats'),
  },
  'format-in-short': {
    prefix: 'format',
    label: '',
    shape: /^\d$/,
    isWeak: true,
    leads: phrases('format, formats, iso'),
  },
};
