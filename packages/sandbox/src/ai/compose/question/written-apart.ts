/** Those that are written to their amounts. */
const currencies = 'AED|USD|EUR|GBP|SAR|QAR|KWD|BHD|OMR|INR|PKR|EGP|JPY|CHF|CAD|AUD|SGD|Dhs?';

/** What people write in one piece, and how passages write it. */
const glued: readonly (readonly [written: RegExp, apart: string])[] = [
  [/\b(DE|field|bit)[ -]?(\d{1,3})(?=S[EF] ?\d)/gi, '$1 $2 '],
  [/\bde ?0*(?=\d{1,3}\b)|\bf(?=(?:[1-9]\d|1[01]\d|12[0-8])\b)/g, 'DE '],
  [/\bTC(?=\d\b)/gi, 'TC 0'],
  [/\b(RC|ECI|MCC|MTI|SLI|MAC|PDS|SE|SF|TCR?|CVN|CVM)(?=\d)/gi, '$1 '],
  [/\btag(?=[A-F]?\d[\dA-F]{0,4}\b)/gi, 'tag '],
  [/\bprivate data sub-?elements? (?=\d)/gi, 'PDS '],
  [/\bPDS[ -]?(?=\d{3}\b)/gi, 'PDS 0'],
  [/\bPDS[ -]?(?=\d\d\b)/gi, 'PDS 00'],
  [/\b(?:0x)?((?:9F|5F|BF|DF)[\dA-F]{2}|[DF]F8[\dA-F]{3})h?\b/gi, '$1'],
  // Three bytes of one tag; in a dump of chip data others follow.
  [/(?<=\btags? |^)([DF]F) ?(8[\dA-F]) ?([\dA-F]{2})\b(?! [\dA-F]{2}\b)/gi, '$1$2$3'],
  // Positions of a message by the first and by the second bitmap, as ISO 8583 once numbered them: P-39, S-90.
  [/\b(?:P-(?=\d\d?\b)|P(?=[1-5]\d\b|6[0-4]\b)|S-?(?=(?:6[5-9]|[7-9]\d|1[01]\d|12[0-8])\b))/g, 'DE '],
  // In small letters only where nothing else is asked: "p11", "what is s90".
  [
    /(?<=^\W*(?:(?:what(?:['’]?s| is| does)?|define|explain|iso ?8583) )?)(?:p-?(?=[1-5]\d|6[0-4])|s-?(?=6[5-9]|[7-9]\d|1[01]\d|12[0-8]))(?=\d+(?: (?:means?|meaning|field|iso ?8583))?\W*$)/gi,
    'DE ',
  ],
  [/\b(?:trk|trck|tk)[ -]?(?=[12]\b)/gi, 'track '],
  [/\bcod(?= ?\d{2}\b)/gi, 'code'],
  [/\b(track|format|level|version|part|byte)(?=\d)/gi, '$1 '],
  [/\bISO(?=[0-4]\b)/gi, 'ISO format '],
  [/\bTR(?=\d\d\b)/gi, 'TR-'],
  [/\b(AES|SHA|RSA)(?=\d{3,4}\b)/gi, '$1-'],
  [/\bANSI(?=X9)/gi, 'ANSI '],
  [/\bX9(?=\d{1,3}\b)/gi, 'X9.'],
  [/\bPCI(?=DSS|PIN|PTS|P2PE)/gi, 'PCI '],
  [/\bSAQ(?=[A-D]\b)/gi, 'SAQ '],
  [/\bPINblock/gi, 'PIN block'],
  // As it is spoken.
  [/\bw(?:o|a|u)t['’]?s\b/gi, 'what is'],
  [/\bPAN ?seq\b\.?(?: ?(?:no|nr|num|number)\b\.?)?/gi, 'PAN sequence number'],
  // Amounts: AED500, 500AED.
  [new RegExp(`\\b(${currencies})(?=\\d)`, 'gi'), '$1 '],
  // RS256 is an algorithm of JWS.
  [/\b(Rs|(?:RS|rs)(?!(?:256|384|512)\b))(?=\d)/g, '$1 '],
  [new RegExp(`(?<=\\d)(${currencies})\\b`, 'gi'), ' $1'],
  [/\bBIN-?6s?\b/gi, 'six-digit BIN'],
  [/\bBIN-?8s?\b/gi, 'eight-digit BIN'],
];

/** A question with names and codes that are written in one piece written as passages have them: RC51, TR31, CVN18. */
export function writtenApart(question: string): string {
  return glued.reduce((sofar, [written, apart]) => sofar.replace(written, apart), question);
}
