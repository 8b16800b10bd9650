import { type CodeFamily, phrases } from './code-family.ts';

/** Codes in ISO 8583 messages. */
export const messageCodes: Readonly<Record<string, CodeFamily>> = {
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
    listedBeside: phrases('processing code, processing codes'),
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
    listedBeside: phrases('entry mode, entry modes'),
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
  mcc: {
    prefix: 'mcc',
    label: 'MCC',
    shape: /^\d{4}$/,
    leads: phrases(
      'mcc, mccs, merchant category code, merchant category codes, merchant category, category code',
    ),
  },
  currency: {
    prefix: 'cur',
    label: 'Currency',
    shape: /^\d{3}$/,
    leads: phrases('currency code, currency codes'),
    listedBeside: phrases('currency, currencies'),
  },
  country: {
    prefix: 'cty',
    label: 'Country',
    shape: /^\d{3}$/,
    leads: phrases('country code, country codes'),
    listedBeside: phrases('country, countries'),
  },
  'account-type': { prefix: 'acct', label: 'Account type', shape: /^\d{2}$/, leads: ['account type'] },
  'amount-type': { prefix: 'amtt', label: 'Amount type', shape: /^\d{2}$/, leads: ['amount type'] },
};
