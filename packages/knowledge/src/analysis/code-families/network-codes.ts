import { type CodeFamily, phrases } from './code-family.ts';

/** Codes of one network, most of them in clearing and disputes. */
export const networkCodes: Readonly<Record<string, CodeFamily>> = {
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
    listedBeside: phrases('base ii, base 2, visa clearing, ctf, itf'),
  },
  tcr: {
    prefix: 'tcr',
    label: 'TCR',
    shape: /^\d$/,
    leads: phrases('tcr, tcrs'),
  },
  pds: {
    prefix: 'pds',
    label: 'PDS',
    shape: /^\d{1,4}$/,
    width: 4,
    leads: phrases('pds, pdss, private data subelement, private data subelements'),
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
  'visa-dispute-condition': {
    prefix: 'vdc',
    label: 'Visa dispute condition',
    shape: /^1[0-3]\.[1-9]$/,
    leads: phrases('visa, dispute condition, dispute conditions, visa condition, visa conditions'),
  },
  'visa-message-reason-code': { prefix: 'rsn', label: 'Message reason code', shape: /^\d{4}$/, leads: [] },
  'visa-field': { prefix: 'de', label: 'Visa field', shape: /^\d+\.\d+$/, leads: [] },
  'mastercard-de48-subelement': { prefix: 'de48.', label: 'DE 48 subelement', shape: /^\d+$/, leads: [] },
  'mastercard-de61-subfield': { prefix: 'de', label: 'DE', shape: /^\d+\.\d+$/, leads: [] },
};
