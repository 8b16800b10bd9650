import type { Bits } from '../../components/ui/bitmap/bits.ts';

/** The primary bitmap of a message as it is typically sent; every network's own specification has the last word. */
type MessageBitmap = {
  readonly mti: string;
  readonly name: string;
  readonly bits: Bits;
};

const bits = (...elements: readonly number[]): Bits => new Set(elements);

export const messageBitmaps = {
  authorizationRequest: {
    mti: '0100',
    name: 'Authorization request',
    bits: bits(2, 3, 4, 7, 11, 12, 13, 14, 18, 19, 22, 23, 25, 32, 35, 37, 41, 42, 43, 49, 52, 55),
  },
  authorizationResponse: {
    mti: '0110',
    name: 'Authorization response',
    bits: bits(2, 3, 4, 7, 11, 25, 32, 37, 38, 39, 41, 42, 49, 55),
  },
  reversalRequest: {
    mti: '0400',
    name: 'Reversal request',
    bits: bits(1, 2, 3, 4, 7, 11, 12, 13, 18, 22, 25, 32, 37, 38, 39, 41, 42, 43, 49),
  },
  networkManagement: {
    mti: '0800',
    name: 'Network management',
    bits: bits(1, 7, 11, 33),
  },
} as const satisfies Record<string, MessageBitmap>;
