/** Cards that pay nothing. */
const otherCards =
  /\b(?:memory|sd|micro ?sd|graphics?|video|sound|library|green|yellow|red|report|birthday|greeting|christmas|post|playing|score|punch|wild|trading|pokemon|tarot|boarding|press)[- ]cards?\b|\bcard (?:games?|tricks?|stock paper)\b/i;

/** Keys, tokens, switches and terminals of other trades. */
const otherThings =
  /\btoken[- ]?ring\b|\bjwts?\b|\bo?auth ?2?\b.{0,20}\btokens?\b|\b(?:ethernet|light|lamp|kvm|layer \d|vlan)[- ]switch(?:es)?\b|\bswitch(?:es)? vlans?\b|\bswitch(?: |-)(?:statement|case)\b|\braspberry pi\b|\barduino\b|\bcredit[- ]card[- ]sized\b|\bcongestion control\b|\b(?:bgp|ospf|dhcp|subnet mask)\b|\b(?:candidate|surrogate) keys?\b|\brelational database\b|\b(?:house|car|door|piano|guitar|musical|ssh|license|licence|product|answer) keys?\b|\b(?:airport|bus|ferry|train|cargo) terminals?\b|\bterminal illness\b|\b(?:parking|speeding|traffic) (?:fines?|tickets?)\b|\bclear customs\b|\bcustoms clearance\b|\bbrowser\b.{0,20}\b(?:cache|cookies|history)\b|\b(?:birth|death|marriage|gift) certificates?\b|\b(?:bond|share|stock) issuers?\b/i;

const finance =
  /\bletters? of credit\b|\bdocumentary (?:credits?|collections?)\b|\bbills? of (?:lading|exchange)\b|\b(?:invoice )?factoring\b|\bmortgages?\b|\b(?:car|student|personal|payday|home|bank) loans?\b|\btake (?:out )?a loan\b|\bmy (?:debts?|savings|neighbou?rs?)\b|\brefinanc\w+|\b(?:interest rate|currency|credit default) swaps?\b|\bhedge funds?\b|\bmutual funds?\b|\bdividends?\b|\b(?:ipo|initial public offering)s?\b|\b(?:government|corporate|treasury) bonds?\b|\b(?:put|call|stock) options?\b|\bmargin calls?\b|\bsecurities\b|\b(?:us |uk )?(?:stocks?|equit(?:y|ies)|shares|derivatives)\b.{0,20}\b(?:settle\w*|trad\w+|exchange|market)\b|\b(?:settle\w*|trad\w+)\b.{0,20}\b(?:stocks?|equities|shares|derivatives)\b|\bliquidity coverage\b|\bbasel (?:i+|[234])\b|\btransfer pricing\b|\bdepreciation\b|\bpayroll (?:software|tax\w*|system)\b|\bhawala\b|\baba (?:routing )?(?:numbers?|codes?)\b|\b(?:routing|sort|branch) (?:number|code) (?:check|valid)\w*|\bcredit (?:report|bureau) (?:error|entry|item)s?\b|\bitems? on my credit report\b|\b(?:repair|improve|raise|boost) (?:my|a|your|his|her) credit score\b|\bsavings? accounts?\b.{0,30}\b(?:rates?|interest|pays?|best)\b|\bmoney orders?\b/i;

/** Cards that prove something, which card payments meet by the way. */
const papers = /\b(?:id|identity|insurance|student|sim|e-?sim)[- ]cards?\b/i;

const crypto =
  /\b(?:bitcoins?|btc|ethereum|dogecoin|solana|litecoin|blockchains?|altcoins?|nfts?|defi|seed phrases?|smart contracts?|metamask|cold wallets?|hardware wallets?|crypto ?currenc(?:y|ies)|mining difficulty|proof of (?:work|stake)|gas fees?)\b/i;

const taxAndLaw =
  /\b(?:income|corporate|corporation|capital gains?|wealth|inheritance|gift|property|profit|withholding|payroll) tax(?:es)?\b|\btax (?:returns?|refunds?|advis[eo]rs?|deduct\w*|brackets?|evasion|authorit\w*|years?)\b|\b(?:deduct\w*|write off)\b.{0,40}\btax(?:es)?\b|\btax[- ]deductible\b|\bowe\b.{0,30}\b(?:tax(?:es)?|vat|gst|iss|icms)\b|\bvisas? (?:do|would|should) (?:i|we) need\b|\b(?:register|registration) for vat\b|\bvat (?:returns?|registration|number)\b|\b(?:can|could|should|may|shall) (?:i|we|he|she) sue\b|\bsu(?:e|ing) (?:my|the|our|a|them|him|her)\b|\bseverance\b|\bi (?:was|am|got) (?:fired|laid off|dismissed)\b|\b(?:employment|labou?r) (?:law|contract|court)\b|\bmy (?:landlord|divorce|lawyer|raise)\b|\bfile for bankruptcy\b|\b(?:work|residence|tourist|student|schengen) (?:permits?|visas?)\b|\bvisas? (?:to|for) (?:work|travel|visit|enter|study)\b/i;

const computing =
  /\b(?:kubernetes|docker|kafka|postgres(?:ql)?|mysql|oracle db|spring boot|terraform|ansible|jenkins|gitlab|wordpress|shopify|excel|powershell|photoshop|windows (?:password|update|\d+)|iphone|laptops?|printers?|wi-?fi|routers?|firewalls?|css|regular expressions?|regex)\b/i;

/** Every trade and every kind of bill has one: parking fines, taxes, gift cards. */
const merchantCategory = /\b(?:mccs?|merchant categor(?:y|ies))\b/i;

/** Whether a question is about a thing of another field, though some of its words are those of card payments. */
export function isOfAnotherField(question: string): boolean {
  if (merchantCategory.test(question)) return false;
  return [otherCards, otherThings, taxAndLaw].some((field) => field.test(question));
}

/**
 * What a question says beside matters of general finance, computing or the like; undefined when it names none. Such a matter is what it
 * asks about unless the rest names something of card payments.
 */
export function besideAnotherField(question: string): string | undefined {
  const rest = [finance, computing, crypto, papers].reduce((text, each) => text.replace(each, ' '), question);
  return rest === question ? undefined : rest;
}

/** Whether a question names a matter of general finance, which shares many words with card payments. */
export function namesFinance(question: string): boolean {
  return finance.test(question);
}

/** Whether a question names a matter of crypto currency, which shops take as they take cards. */
export function namesCrypto(question: string): boolean {
  return crypto.test(question);
}
