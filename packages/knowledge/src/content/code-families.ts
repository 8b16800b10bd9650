/** A family of codes: how its exact token begins, how wide its keys are, what a row of it is called. */
export type CodeFamily = { readonly prefix: string; readonly digits?: number; readonly label: string };

/** The families by the `kind` of a reference table; a table of another kind has no exact tokens of its own. */
export const codeFamilies: Readonly<Record<string, CodeFamily>> = {
  'data-element': { prefix: 'de', label: 'DE' },
  'response-code': { prefix: 'rc', digits: 2, label: 'Response code' },
  'action-code': { prefix: 'rc', digits: 3, label: 'Action code' },
  mti: { prefix: 'mti', digits: 4, label: 'MTI' },
  'processing-code': { prefix: 'pc', digits: 2, label: 'Processing code' },
  'pos-entry-mode': { prefix: 'pem', digits: 2, label: 'POS entry mode' },
  'pos-condition-code': { prefix: 'pcc', digits: 2, label: 'POS condition code' },
  'network-management-code': { prefix: 'nmc', digits: 3, label: 'Network management code' },
  'emv-tag': { prefix: 'tag', label: 'Tag' },
  mcc: { prefix: 'mcc', digits: 4, label: 'MCC' },
  eci: { prefix: 'eci', digits: 2, label: 'ECI' },
  sli: { prefix: 'sli', digits: 3, label: 'SLI' },
  'visa-transaction-code': { prefix: 'tc', digits: 2, label: 'TC' },
  'transaction-code': { prefix: 'tc', digits: 2, label: 'TC' },
  'function-code': { prefix: 'fnc', digits: 3, label: 'Function code' },
  pds: { prefix: 'pds', digits: 4, label: 'PDS' },
};

/**
 * The exact token of a code: `canonicalCode('data-element', '039')` is `de39`. Undefined when the kind has
 * no such tokens.
 */
export function canonicalCode(kind: string, key: string): string | undefined {
  const family = codeFamilies[kind];
  if (!family) return undefined;
  const bare = key.toLowerCase().replace(/^0x|[\s-]/g, '');
  if (family.prefix === 'de') return `de${bare.replace(/^(?:de|f)?0*(?=\d)/, '')}`;
  return `${family.prefix}${/^\d+$/.test(bare) ? bare.padStart(family.digits ?? 0, '0') : bare}`;
}
