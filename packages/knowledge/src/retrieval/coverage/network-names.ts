/** Networks and bodies whose names stand in front of what they name. */
export const networks = /^(?:visa|mastercard|visanet|rupay|emv|emvco|iso|pci)$/;
