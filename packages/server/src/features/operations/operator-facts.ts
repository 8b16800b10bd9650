/** What the audit trail says of an operator's command: no network, and no device that anybody signs in from. */
export const operatorFacts = { address: '', userAgent: '' };
