/** Cards that pay nothing. */
const otherCards =
  /\bpost-?cards?\b|\b(?:memory|sd|micro ?sd|gra(?:ph|f)ics?|video|sound|library|green|yellow|red|report|birthday|greeting|christmas|playing|score|punch|wild|trading|pokemon|tarot|boarding|press)[- ]cards?\b|(?<!\byes[- ])\bcard (?:games?|tricks?|stock paper)\b/i;

/** Keys, tokens, switches and terminals of other trades. */
const otherThings =
  /\b(?:token[- ]?ring\b|(?:ethernet|light|lamp|kvm|layer \d|vlan)[- ]switch(?:es)?\b|switch(?:es)? vlans?\b|switch(?: |-)(?:statement|case)\b|raspberry pi\b|arduino\b|credit[- ]card[- ]sized\b|congestion control\b|(?:bgp|ospf|dhcp|subnet mask)\b|(?:candidate|surrogate) keys?\b|relational database\b|(?:house|car|door|piano|guitar|musical|ssh|license|licence|product|answer) keys?\b|(?:airport|bus|ferry|train|cargo) terminals?\b|terminal illness\b|(?:parking|speeding|traffic) (?:fines?|tickets?)\b|clear customs\b|customs clearance\b|browser\b.{0,20}\b(?:cache|cookies|history)\b|(?:birth|death|marriage|gift) certificates?\b|(?:bond|share|stock) issuers?\b|base pairs?\b|custom post types?\b|savepoints?\b|(?:bmp|png|jpe?g|gif|tiff|wav|mp[34]) (?:files?|images?|pictures?)\b|(?:cloud|it|software|licen[cs]e) costs?\b.{0,30}\b(?:departments?|cost cent(?:er|re)s?|business units?)\b|(?:cost cent(?:er|re)s?|business units?)\b.{0,30}\b(?:cloud|it|software) costs?\b|\b(?:ifrs|us gaap|goodwill)\b.{0,60}\b(?:acquir\w*|acquisition|lease\w*|revenue)\b|(?:acquir\w*|acquisition)\b.{0,60}\b(?:ifrs|goodwill)\b)/i;

/** What stands in the files and messages of other ways to pay, field by field. */
const otherFormats =
  /\b(?:nacha|ach)\b.{0,80}\b(?:addenda|entry hash|batch (?:header|control)|sec codes?|standard entry class|record types?)\b|\b(?:upi|npci)\b.{0,80}\bcollect (?:requests?|calls?|flow)\b|\bcollect (?:requests?|calls?|flow)\b.{0,80}\b(?:upi|npci)\b/i;

const finance =
  /\b(?:letters? of credit\b|documentary (?:credits?|collections?)\b|bills? of (?:lading|exchange)\b|(?:invoice )?factoring\b|mortgages?\b|(?:car|student|personal|payday|home|bank) loans?\b|take (?:out )?a loan\b|my (?:debts?|savings|neighbou?rs?)\b|refinanc\w+|(?:interest rate|currency|credit default) swaps?\b|hedge funds?\b|mutual funds?\b|dividends?\b|(?:ipo|initial public offering)s?\b|(?:government|corporate|treasury) bonds?\b|(?:put|call|stock) options?\b|margin calls?\b|securities\b|(?:us |uk )?(?:stocks?|equit(?:y|ies)|shares|derivatives)\b.{0,20}\b(?:settle\w*|trad\w+|exchange|market)\b|(?:settle\w*|trad\w+)\b.{0,20}\b(?:stocks?|equities|shares|derivatives)\b|liquidity coverage\b|basel (?:i+|[234])\b|transfer pricing\b|depreciation\b|payroll (?:software|tax\w*|system)\b|hawala\b|aba (?:routing )?(?:numbers?|codes?)\b|(?:routing|sort|branch) (?:number|code) (?:check|valid)\w*|credit (?:report|bureau) (?:error|entry|item)s?\b|items? on my credit report\b|(?:repair|improve|raise|boost) (?:my|a|your|his|her) credit score\b|savings? accounts?\b.{0,30}\b(?:rates?|interest|pays?|best)\b|money orders?\b)/i;

/** Cards that prove something, which card payments meet by the way. */
const papers = /\b(?:id|identity|insurance|student|sim|e-?sim)[- ]cards?\b/i;

const crypto =
  /\b(?:bitcoins?|btc|ethereum|dogecoin|solana|litecoin|blockchains?|altcoins?|nfts?|defi|seed phrases?|smart contracts?|metamask|cold wallets?|hardware wallets?|crypto ?currenc(?:y|ies)|mining difficulty|proof of (?:work|stake)|gas fees?)\b/i;

const taxAndLaw =
  /\b(?:(?:income|corporate|corporation|capital gains?|wealth|inheritance|gift|property|profit|withholding|payroll) tax(?:es)?\b|tax (?:returns?|refunds?|advis[eo]rs?|deduct\w*|brackets?|evasion|authorit\w*|years?)\b|(?:deduct\w*|write off)\b.{0,40}\btax(?:es)?\b|tax[- ]deductible\b|owe\b.{0,30}\b(?:tax(?:es)?|iss|icms)\b|visas? (?:do|would|should) (?:i|we) need\b|(?:register|registration) for vat\b|vat (?:returns?|registration|number)\b|(?:can|could|should|may|shall) (?:i|we|he|she) sue\b|su(?:e|ing) (?:my|the|our|a|them|him|her)\b|severance\b|i (?:was|am|got) (?:fired|laid off|dismissed)\b|(?:employment|labou?r) (?:law|contract|court)\b|my (?:landlord|divorce|lawyer|raise)\b|file for bankruptcy\b|(?:work|residence|tourist|student|schengen) (?:permits?|visas?)\b|visas? (?:to|for) (?:work|travel|visit|enter|study)\b)/i;

const computing =
  /\b(?:kubernetes(?: pods?)?|docker|kafka|postgres(?:ql)?|mysql|oracle db|spring boot|terraform|ansible|jenkins|gitlab|wordpress|shopify|excel|powershell|photoshop|windows (?:password|update|\d+)|iphone|laptops?|printers?|wi-?fi|routers?|firewalls?|css|regular expressions?|regex)\b/i;

/** Every trade and every kind of bill has one: parking fines, taxes, gift cards. */
const merchantCategory = /\b(?:mccs?|merchant categor(?:y|ies))\b/i;

/** Whether a question is about a thing of another field, though some of its words are those of card payments. */
export function isOfAnotherField(question: string): boolean {
  if (merchantCategory.test(question)) return false;
  return [otherCards, otherThings, otherFormats, taxAndLaw].some((field) => field.test(question));
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
