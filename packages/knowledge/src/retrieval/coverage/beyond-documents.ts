const asksForNow =
  /\b(?:today|todays|tonight|tomorrow|yesterday|right now|currently|at the moment|this (?:week|weekend|morning|evening|month|year)|live|latest)\b(?! (?:environment|keys?|traffic|terminals?|systems?|transactions?))/i;
const changesDaily =
  /\b(?:rates?|prices?|pricing|offers?|deals?|promotions?|weather|forecasts?|news|stocks?|shares?|scores?|temperature|traffic|worth|trading|charges?|charging)\b/i;

const timeOfDay =
  /^(?:(?:what(?:['’]?s| is)?|tell me|do you know) )?(?:the )?(?:current )?(?:(?:time|date|day)(?: is)?(?: it| today)?(?: now| today)?|today['’]?s date)[\s?.!]*$/i;
/** An amount in another currency, by no rate that the question gives. */
const converts =
  /^(?!.*\brates?\b)(?:(?:please|how much is|what(?:['’]?s| is)|convert|exchange) )*(?:[A-Z]{3} ?\d[\d.,]*|\d[\d.,]* ?(?:[A-Z]{3}|dollars?|euros?|dirhams?|pounds?|rupees?)) (?:to|into|in) (?:[A-Z]{3}|dollars?|euros?|dirhams?|pounds?|rupees?)[\s?.!]*$/i;

/** Whether a question asks for something that changes by the day. */
function asksForLiveData(question: string): boolean {
  return (
    (asksForNow.test(question) && changesDaily.test(question)) ||
    timeOfDay.test(question) ||
    converts.test(question) ||
    /\b(?:stock|share) price\b|\bhow much (?:is|are|does) (?:an?|one) \w+ shares?\b|\b(?:buy|sell|hold) (?:\w+ ){0,2}(?:shares|stocks?)\b|\bmarket cap\b|\bnear me\b|\bnearby\b|^(?:is|are)\b.{0,50}\b(?:down|offline|working|available|open)\b.{0,20}\b(?:now|today|at the moment|currently)\b|\b(?:where|which)\b.{0,60}\btonight\b/i.test(
      question,
    )
  );
}

const cardNumber = /(?<![\dA-F])(?:\d[ -]?){5,6}[\dXx*\u2022. -]{3,12}\d{4}(?![\dA-F])/;
const stateOfAccount =
  /\b(?:balance|available (?:credit|funds)|credit limit|limit|status|pin|cvv2?|cvc2?|owner|holder|name on|transactions?|statement|expir\w*|blocked|points|who owns|whose)\b/i;
const own =
  /\b(?:what(?:'s| is| are| was)|whats|how much|how many|show(?: me)?|(?<!\b(?:bank|issuer|they|agent|staff|support|system) )tell me|give me|check|look up|list|display|send(?: me)?|when (?:does|will|is))\b(?: \w+){0,3}? (?:on |in |of |from |is )?(?:my|his|her|their|our customer'?s?|this customer'?s?) (?:\w+ ){0,3}?(?:balance|pin|cvv2?|cvc2?|(?:credit|spending|daily|card) limit|statement|transactions?|card number|account number|points|cashback|payout|card expire|card blocked|expiry date|expiration date)\b/i;
const onOwnCard =
  /\b(?:what(?:'s| is| are| was)|whats|how much|how many|show(?: me)?|tell me|give me|check|look up|list)\b(?: \w+){0,4}? (?:balance|limit|pin|cvv2?|cvc2?|statement|transactions?|payout|points|credit) (?:on|of|for|in|at) (?:my|his|her) (?:\w+ ){0,2}(?:cards?|accounts?)\b/i;
const stateOfOne =
  /\b(?:status|outcome|state|details) of (?:my |the |our |this |that )?(?:\w+ )?(?:transaction|refund|payment|dispute|payout|chargeback|case|order)s?\b.{0,20}\d{5,}|(?:^|[,.;:] )(?:and )?(?:has|have|was|were|did)\b.{0,20}\b(?:my|our) (?:\w+ ){0,2}(?:refund|payment|payout|chargeback|dispute|card|settlement|application|transaction)s?\b(?!.*\b(?:if|when|but|code|field)\b).{0,40}\b(?:arriv\w*|post\w*|settl\w*|process\w*|approv\w*|paid|gone|come|shipped|credited|resolved|refunded)\b/i;
const ownCase =
  /^(?:\w+[, ]+){0,3}?(?:why|what|how come)\b(?!.*\b(?:codes?|de ?\d+|rc ?\d+|messages?)\b).{0,30}\bmy (?:own )?(?:\w+ )?(?:card|payment|transaction|purchase|refund|withdrawal)\b.{0,80}\b(?:ago|yesterday|today|this (?:morning|evening|afternoon)|last night|just now|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const ofOwnBusiness =
  /\bhow (?:many|much)\b.{0,50}\b(?:my|our) (?:shop|store|merchant|business|company|account|website|bank|terminal|switch|host|system|gateway|atm)s?\b.{0,40}\b(?:today|yesterday|now|open|so far|since midnight|this (?:hour|week|month|morning|year)|last (?:\d+ )?(?:minutes?|hours?|week|month|night|year))\b|\b(?:what(?:'s|s| is| was| were| are)|show|give)\b.{0,50}\b(?:of|for|in|at) (?:my|our) (?:shop|store|merchant|business|company|bank|portfolio)s?\b.{0,20}\b(?:today|yesterday|right now|this (?:week|month|year)|last (?:week|month|quarter|year))\b/i;
const doForMe =
  /^(?:(?:please|hi|hello|hey|can you|could you|kindly|i want to|i need to|help me)[, ]+)*(?:block|unblock|activate|cancel|freeze|unfreeze|top up|recharge|close) (?:my|the) (?:\w+ )?(?:card|account)\b/i;

/** A card number that comes along as an example of how something is made of it or read. */
const asksHowMade =
  /\b(?:form(?:ed|s)|(?:is|are|be) (?:made|built)|calculat\w+|comput\w+|deriv\w+|decod\w+|pars(?:e[ds]?|ing)|encod\w+|which part|check digit|pin block|track [12])\b/i;
/** Somebody else is asked about: what the staff of a bank may see is no order to look it up. */
const ofOthers =
  /(?:^|[.!?] )(?:(?:so|and|hi|hello|hey|please)[, ]+)*(?:can|could|do|does|did|may|might|will|would|is|are|should) (?!you\b|u\b|i\b|we\b)(?:\w+ ){1,8}?(?:able to |allowed to |ever )?(?:look|see|know|read|check|find|get|tell|show|list|display)\b/i;
/** What the question tells already is asked for its meaning. */
const givesValue = /\b(?:if|when) (?:it|the \w+|that) (?:says|shows|reads|is printed)\b|\d\d\/\d\d/i;
const ofDelivery =
  /\b(?:where|when|what|which|has|track)\b.{0,60}\b(?:arriv\w*|deliver\w*|courier|parcel|tracking|shipped)\b.{0,40}\bmy\b|\bmy (?:\w+ )?card\b.{0,30}\b(?:arriv\w*|deliver\w*|shipped|on its way)\b/i;

/** Whether a question asks for the data of somebody's card or account, or for something to be done to it. */
function asksForAccountData(question: string): boolean {
  return (
    (cardNumber.test(question) && stateOfAccount.test(question) && !asksHowMade.test(question)) ||
    ofDelivery.test(question) ||
    (onOwnCard.test(question) && !asksHowMade.test(question)) ||
    stateOfOne.test(question) ||
    ownCase.test(question) ||
    (own.test(question) &&
      !asksHowMade.test(question) &&
      !givesValue.test(question) &&
      !ofOthers.test(question)) ||
    ofOwnBusiness.test(question) ||
    doForMe.test(question)
  );
}

const offering =
  '(?:banks?|issuers?|acquirers?|processors?|gateways?|psps?|payment (?:service )?providers?|providers?|vendors?|compan(?:y|ies)|(?:credit|debit|prepaid|travel|cashback|rewards?) cards?|cards?|terminals?|pos|offers?|deals?|apps?|wallets?|hsms?|software|products?|brands?|plans?|stocks?)';
const praise =
  '(?:best|cheapest|top|(?:the )?most (?:points|cashback|miles|rewards|money)|lowest|most popular|most reliable|leading|greatest|highest[- ](?:paying|cashback))';
const bestOf = new RegExp(
  `\\b${praise}(?: \\w+){0,4}? ${offering}\\b(?! (?:format|key|type|code|field|message|number|scheme|data|present|not present|verification|management))|\\b(?:which|what) ${offering}\\b.{0,30}\\b(?:offers?|gives?|has|have|pays?|is|are|sells?)\\b.{0,20}\\b${praise}\\b|\\b(?:which|what) ${offering} (?:should|shall|do|would|can|could) (?:i|we|you) (?:\\w+ )?(?:choose|pick|buy|get|take|go|recommend|prefer)\\b|\\brecommend(?: me)? (?:an? |the |some )?(?:\\w+ ){0,2}${offering}\\b`,
  'i',
);

/** Whether a question asks for a recommendation among offers of the market. */
export function asksForRecommendation(question: string): boolean {
  return bestOf.test(question);
}

/** Who leads a company today. */
const ofLeaders =
  /\b(?:ceo|cfo|cto|chief (?:executive|financial|technology)|chair(?:man|woman)|(?:head|boss|president) of (?:visa|mastercard|american express|amex|discover|diners club|jcb|unionpay|rupay|adyen|stripe|the (?:bank|company|network)))\b/i;

/** Facts about companies and people, which documents on how payments work do not tell. */
const ofCompanies =
  /\b(?:founder|founded|head ?office|headquarter(?:s|ed)?|phone line|direct line|opening hours|annual revenue|net profit|turnover of|stock exchange|cover letter|(?<!\b(?:my|our|your|his|her|their|the) )salary(?! (?:cards?|accounts?)\b)|salaries)\b|\bhow many (?:employees|customers|branches|cards|cardholders|merchants|users)\b.{0,40}\b(?:have|has|did|does|are there|in circulation|worldwide|employ\w*)\b|\b(?:which|what) (?:banks?|compan(?:y|ies)|issuers?|acquirers?|countr(?:y|ies))\b.{0,30}\b(?:most|biggest|largest)\b|\bwhat time (?:does|do) \w+ (?:open|close)\b|\b(?:revenue|profit|market share|net worth)\b.{0,30}\b(?:of|last|this|in 20\d\d)\b|(?<!s |one |people |cardholder |customer |merchant |buyer )\bwho (?:founded|invented|bought|acquired)\b/i;

/** What a company keeps to itself of how its product decides. */
const ofTradeSecrets =
  /\b(?:weights?|weightings?|coefficients?)\b.{0,80}\b(?:scor(?:e|es|ing)|models?)\b|\b(?:scor(?:e|es|ing)|models?)\b.{0,80}\b(?:weights?|weightings?|coefficients?)\b|\bsource code (?:of|for|behind)\b/i;

/** What one other business pays by its own contract. */
const ofOthersContract =
  /^(?!.*\bwhy\b).*\b(?:what|how much|which|exact(?:ly)?|tell)\b.*\b(?:next door|across the (?:street|road)|at the corner|neighbou?rs?(?:['’]s)?|competitors?(?:['’]s)?)\b.*\b(?:pays?|negotiated|contract|(?:pay|paid) to)\b.*\b(?:acquirers?|banks?|sales?|mark-?up|margin|rates?|fees?|cards?)\b|^(?!.*\bwhy\b).*\b(?:margin|mark-?up|rate|fee)s?\b.*\b(?:next door|across the (?:street|road)|at the corner|neighbou?rs?(?:['’]s)?|competitors?(?:['’]s)?)\b.*\b(?:pays?|gets?|has)\b/i;
/** The value of a key that is in use, which nobody may hold in clear, or its check value, which its owner knows. */
const ofKeyInUse =
  /\b(?:what(?:['’]s| is)|give(?: me| us)?|tell (?:me|us)|read(?: me| us)?|fetch)(?: the)? (?:key )?(?:check value|kcv)s? of (?:(?:our|my)\b(?!.*\b(?:for|mean|used)\b)|the\b[^.?!]*\b(?:now|at present|at the moment|currently|in production|live|active)\b)|(?:^|[,.;:] *)(?:(?:please|can you|could you) )*(?:give|tell|hand|show|send) (?:me|us) (?:(?!how|what|why|when|where|who|whether|if)\w+ ){0,3}?(?:clear|real|actual|live|production|plain)\b(?! (?:text )?format)(?: (?!check\b)\w+){0,5}? (?:MK|IMK|MDK|ZMK|LMK|TMK|ZPK|BDK|PVK|CVK|(?:master|zone|pin|working) key)\b(?!s? (?:check|rules|hierarchy|custod))/i;

/** How somebody signs in to a system of theirs. */
const ofCredentials =
  /\b(?:what(?:['’]s| is| are)|give (?:me|us)|tell (?:me|us)) (?:the )?(?:\w+ ){0,2}(?:passwords?|passphrases?|logins?|credentials) (?:of|for|to) (?:our|my|the (?:production|live))\b/i;

/** Opinions, forecasts and advice on one's own life. */
const ofOpinion =
  /\b(?:do|would|what do) you (?:personally )?(?:think|believe|feel|like|prefer|know about)\b|\byour (?:opinion|view|thoughts|favou?rite)\b|\bis it worth \w+ing\b|\bshould (?:i|we|my \w+|our \w+) (?:switch|buy|sell|invest|refinance|leave|quit|change (?:jobs|banks|careers?)|move from)\b|^will\b.{0,80}\b(?:overtake|disappear|survive|crash|die out|by 20\d\d|next year|in the future)\b|\bwhen (?:is|are) the (?:next|new|latest)\b.{0,60}\b(?:published|released|announced|launched|out)\b|\bwhen will\b.{0,60}\b(?:launch|go public|come out|be released)\b/i;

/** Tasks that are no question: code, letters, verses. */
const ofTask =
  /^(?:please )?(?:translate\b.{0,60}\b(?:in)?to (?:english|arabic|french|german|spanish|hindi|urdu)\b|(?:how (?:do you|to) )?spell (?:the word )?\w+[\s?.!]*$)|^(?:(?:please|can you|could you|i want you to|i need you to) )*(?:write|compose|draft|translate|sing|draw|paint|fix|debug|refactor|code|program|implement|rewrite|proofread|tell)\b.{0,60}\b(?:poem|haiku|songs?|story|stories|essay|letter|e-?mail|speech|sms|phishing|python|javascript|scripts?|programs?|jokes?|sql|regex|queries|plot|book|article|blog|tweet|paragraph|into (?:\w+ish|french|german|arabic|hindi))\b/i;

/** A sum and nothing else; 0100/0110 and 5-10 are codes and ranges. */
const ofArithmetic =
  /^(?:(?:please|what(?:['’]?s| is| are| does| do)|how (?:much|many) (?:is|are|does|do)|calculate|compute|solve|work out|tell me) )*\(?-?[\d.,]+(?:(?: ?[+*×÷^] ?| [-/x] | ?% of | (?:plus|minus|times|divided by|multiplied by|percent of|over) )\(?-?[\d.,]+\)?)+(?: (?:make|equal)s?)?[\s=?.!]*$/i;

/** Whether a question asks who leads a company today, which is not he who once founded it. */
export const asksForLeader = (question: string): boolean => ofLeaders.test(question);

/** Whether a question asks for facts about a company or its people, of which documents tell hardly any. */
export const asksAboutCompany = (question: string): boolean => ofCompanies.test(question);

/** Whether a question is a sum and nothing else. */
export const asksForSum = (question: string): boolean => ofArithmetic.test(question);

/**
 * Whether a question seems to ask for what no document can hold, however well its words are known: what changes by the day,
 * somebody's account, the best offer of the market, secrets of companies, opinions, or to write something.
 */
export function asksBeyondDocuments(question: string): boolean {
  return (
    asksForLiveData(question) ||
    asksForAccountData(question) ||
    asksForRecommendation(question) ||
    asksForLeader(question) ||
    ofTradeSecrets.test(question) ||
    ofOthersContract.test(question) ||
    ofKeyInUse.test(question) ||
    ofCredentials.test(question) ||
    ofOpinion.test(question) ||
    ofTask.test(question)
  );
}

/** Whether a question asks what something costs. */
export function asksForPrice(question: string): boolean {
  return /\bhow much (?:does|do|is|are|would|will)\b.{0,60}\b(?:costs?|charges?|pay)\b|\bwhat (?:does|do|would|will) (?!i |we ).{0,60}\b(?:costs?|(?<!\b(?:the|a|each|every|first|next|last|real|late|delayed) )charge(?! cards?\b))\b|\bhow (?:expensive|cheap)\b|(?<!\b(?:drives?|makes?|determines?|affects?|influences?) the )\b(?:price|cost) of (?:an?|the|one)\b|\bprice (?:list|tag)\b|\bhow much (?:is|are) (?:an?|the|one)\b/i.test(
    question,
  );
}
