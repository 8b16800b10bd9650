import { type CodeFamily, phrases } from './code-family.ts';

/** Codes of HSMs, key blocks and PIN blocks. */
export const keyCodes: Readonly<Record<string, CodeFamily>> = {
  'hsm-error': {
    prefix: 'hsmerr',
    label: 'HSM error',
    shape: /^[0-9a-f]{2}$/,
    leads: phrases(
      'hsm error, hsm error code, payshield error, payshield error code, thales error, thales error code',
    ),
    listedBeside: ['payshield', 'thales'],
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
  'aes-dukpt-usage': {
    prefix: 'adu',
    label: 'AES DUKPT key usage',
    shape: /^\d{4}$/,
    leads: phrases('aes dukpt key usage, aes dukpt usage, dukpt key usage, dukpt usage'),
  },
  'aes-dukpt-algorithm': {
    prefix: 'ada',
    label: 'AES DUKPT algorithm',
    shape: /^\d{4}$/,
    leads: phrases('aes dukpt algorithm, aes dukpt algorithm indicator, dukpt algorithm'),
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
