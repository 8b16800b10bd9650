/** A card as the pages show it, by its last four digits: `VISA •••• 1111`. Of a masked number no more is needed. */
export const cardInWords = (maskedPan: string, method: string | null = null): string =>
  `${method ?? ''} •••• ${maskedPan.slice(-4)}`.trim();
