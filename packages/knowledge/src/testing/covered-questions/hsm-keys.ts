import type { CoveredQuestion } from './covered-question.ts';

/** Questions on HSMs and keys. */
export const hsmKeys: readonly CoveredQuestion[] = [
  ['What is an HSM?', 'hsm-keys/hsm-role-in-payments', 'glossary'],
  ['difference between ZMK, ZPK and LMK', 'hsm-keys/key-hierarchy', 'key-types'],
  ['what is a TMK', 'hsm-keys/key-hierarchy', 'key-types', 'glossary'],
  ['how is the PIN encrypted between terminal and issuer', 'hsm-keys/pin-translation'],
  ['explain PIN translation', 'hsm-keys/pin-translation'],
  ['how is a format 0 PIN block built from PIN and PAN', 'hsm-keys/pin-block-formats'],
  ['PVV calculation', 'hsm-keys/pin-verification'],
  ['IBM 3624 offset method', 'hsm-keys/pin-verification'],
  ['does my bank know my PIN', 'hsm-keys/pin-verification'],
  ['How does DUKPT derive a new key for each transaction?', 'hsm-keys/dukpt'],
  ['what does the KSN contain', 'hsm-keys/dukpt'],
  ['BDK and IPEK difference', 'hsm-keys/dukpt', 'key-types'],
  ['read a TR-31 header', 'hsm-keys/key-blocks-tr31'],
  ['how is the KCV calculated', 'hsm-keys/key-ceremony-and-kcv'],
  ['split knowledge and dual control', 'hsm-keys/key-ceremony-and-kcv'],
  ['how often must we rotate the zone PIN key', 'hsm-keys/key-rotation'],
  ['our LMK has to be migrated, how?', 'hsm-keys/key-rotation'],
  [
    'ARQC validation fails at the issuer, what to check',
    'hsm-keys/arqc-arpc',
    'transaction-switch/de-55-emv-data',
  ],
  ['How is the application cryptogram generated?', 'hsm-keys/arqc-arpc'],
  ['CVV vs iCVV vs CVV2', 'hsm-keys/card-verification-values'],
  ['how is the card verification value computed in the HSM', 'hsm-keys/card-verification-values'],
  ['DE 64 MAC mismatch between hosts', 'hsm-keys/message-authentication-codes', 'iso8583-data-elements'],
  ['ANSI X9.19 retail MAC', 'hsm-keys/message-authentication-codes'],
  [
    'PCI PIN requirements for key injection',
    'hsm-keys/pci-pin-and-hsm-compliance',
    'hsm-keys/remote-key-loading',
  ],
  ['remote key loading with TR-34', 'hsm-keys/remote-key-loading'],
];
