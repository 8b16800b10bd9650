import { type CodeFamily, phrases } from './code-family.ts';

/** Codes of cards, chips and what is verified of them. */
export const cardCodes: Readonly<Record<string, CodeFamily>> = {
  'emv-tag': {
    prefix: 'tag',
    label: 'Tag',
    shape: /^(?=.*\d)[0-9a-f]{2,6}$/,
    leads: phrases('tag, tags, emv tag, emv tags'),
  },
  'iin-range': {
    prefix: 'iin',
    label: 'IIN',
    shape: /^[1-9]\d{0,7}$/,
    isWeak: true,
    leads: phrases(
      'bin, bins, iin, iins, bin range, iin range, bin number, card prefix, begins with, begin with, beginning with, starts with, start with, starting with',
    ),
  },
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
    bitsOfCode: 0x3f,
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
  eci: {
    prefix: 'eci',
    label: 'ECI',
    shape: /^\d{1,2}$/,
    width: 2,
    leads: phrases('eci, eci value, eci values, electronic commerce indicator'),
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
};
