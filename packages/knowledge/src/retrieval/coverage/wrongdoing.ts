/** What reaches the victim of a crime: "we got a chargeback for a stolen card". */
const reachesVictim =
  '(?! (?:\\w+ ){0,2}?(?:chargebacks?|disputes?|claims?|complaints?|letters?|notices?|notifications?|alerts?)\\b)';
/** Somebody who means to do it: "how do I", "how to", "so that I can"; a question about criminals or victims has another actor. */
const actor = new RegExp(
  String.raw`\b(?:how|where|what|which)\b(?: \w+){0,6}? (?:can|do|could|should|would|may|might) (?:i|we|one|you)\b|\b(?:how|ways?|tricks?|steps?|guide|tutorial|method) to\b|\b(?:so|where|that|which)(?: that)? (?:i|we) (?:can|could)\b|\blets? (?:me|us)\b|\bwhile (?:i|we) (?:check|try|use|find|see)\b|\b(?:i|we) (?:want|need|wish|would like|am going|bought|got${reachesVictim}|stole|found)\b|\bwalk me through\b|^(?:please )?(?:teach|help|show|tell|explain|give|need)\b`,
  'i',
);

/** Those who ask how to do it in order to hinder it. */
const hinders =
  /\b(?:prevent|stop|detect|avoid|protect|spot|recogni[sz]e|report|fight|defend|investigate|handle|block (?:the|an?|such|these|those|all|stolen|lost)|deal|identify|catch|flag|reject|monitor|test(?:ers?)?\b(?! (?:(?:the|some|these|those|my|a few|several|many) )?(?:stolen|leaked|hacked|cloned)\b)|simulat\w+|make sure|harden\w*|(?:is|are|be) refused(?! by)|shut (?:it|them|this|these) out)\b/i;

const crime =
  /\b(?:how (?:(?:do|can|could|would|might|should) (?:i|we|you|one)|to)|ways? to|teach me to|help me(?: to)?|want to|need to) (?:\w+ ){0,2}?(?:clone\b(?! (?:(?:an?|the|our|one|its) )?(?:\w+ )?(?:terminal|configuration|profile|environment|database|repository|image|issuer|acquirer|host|response|message|network|server|test))|skim|steal|counterfeit|forge|falsify|hack|crack|launder|jackpot|phish|brute[- ]?force|cash ?out|get away with|guess (?:\w+ ){0,2}(?:pins?|cvv2?|cvc2?|otp|expiry|card numbers?)|(?:install|build|buy|make|hide|attach|put|place|fit|insert|use) (?:\w+ ){0,2}(?:skimm|shimm)ers?|(?:get|make|create|produce|obtain) (?:an? |the )?(?:\w+ ){0,2}(?:clone|copy|duplicate|counterfeit|fake) (?:of|cards?)\b|make (?:an? |the )?atms? (?:spit|dispense|give|pay))\b/i;

const goodsOfOthers =
  /\b(?:tracks?|stripe|card|pin) (?:\d )?(?:data|details|numbers?) (?:\w+ ){0,5}?(?:that|which) (?:i|we|(?:an?|my|the|some) \w+) (?:have |has |had |just )?(?:copied|skimmed|stole|stolen|lifted|cloned)\b|(?<!\b(?:my|our|his|her|their|customer's|cardholder's) )\b(?:(?:stolen|hacked|leaked|cloned|fake) (?:\w+ ){0,2}(?:cards?|card (?:numbers?|data|details)|dumps?|pins?|numbers?)|dumps|fullz|cards?(?: numbers?)? (?:that|which)(?: is|'s| are) ?(?:not|n't) mine|(?:someone|somebody|other people|another person|a stranger|strangers?)(?: else)?'?s (?:\w+ ){0,2}(?:cards?|pins?|cvv2?|accounts?)|cards? (?:that )?(?:i|we) (?:found|stole|took)|my (?:neighbou?r|friend|colleague|boss|mother|father|grand\w+)'?s (?:\w+ ){0,2}cards?|(?:i|we) (?:just )?(?:found|stole|picked up) (?:an?|the|some\w*)(?: \w+)? (?:wallet|purse|card|phone))\b(?! (?:list|file|fund|report|bulletin|flag|status|code|response|reason|block))/i;
const makesUse =
  /\b(?:use|write|encode|cash|withdraw|spend|buy|purchase|sell|clone|copy|bypass|guess|find|pay|order|make|test(?:ing)?)\b/i;

const security =
  '(?:3-?ds2?|3-?d secure|avs|cvv2?s?|cvc2?s?|sca|otps?|pins?|kyc|aml|fraud (?:checks?|rules?|detection|systems?|filters?|monitoring)|velocity (?:checks?|rules?|limits?))';
const evasion = new RegExp(
  `\\b(?:how (?:(?:do|can|could) (?:i|we|you|one)|to)|ways? to|want to|need (?:\\w+ ){0,3}(?:to|that|which)) (?:\\w+ ){0,2}?(?:bypass(?:es)?|circumvent|evade|defeat|trick|fool|get (?:around|past)|beat)\\b (?:\\w+ ){0,3}?${security}\\b`,
  'i',
);

const slang =
  /\bnon[- ]?vbv\b|\bcardable\b|\b(?:for|start|do|learn) carding\b|\bcarding (?:bins?|methods?|tutorials?|sites?|forums?|guides?|shops?)\b/i;
const stealth =
  /\b(?:without (?:(?:it |them )?(?:being|getting)|(?:any(?:one|body)|the (?:\w+ )?(?:owner|holder|cardholder|customer|bank|police|issuer|acquirer|officers?|auditors?|custodians?|staff|team))(?:'s)?)\b(?: \w+)? (?:notic|caught|detect|know|trac|seen|consent|permission|knowledge)\w*|so (?:that )?(?:the |my |our )?(?:\w+ ){1,2}(?:does not|doesn't|do not|don't|will not|won't|cannot|can't|never) (?:notice|find out|suspect|catch|spot|detect)\b|without (?:\w+ ){0,3}?(?:fraud|velocity|risk|aml) (?:\w+ ){0,2}(?:stopping|blocking|catching|flagging|noticing) (?:me|us)\b|so (?:that )?(?:nobody|no ?one)(?: (?:at|in|from) (?:the |my |our )?\w+)? (?:notices|finds out|knows|sees)\b|(?:decrypt|recover|crack|obtain)\b.{0,40}\bwithout (?:having |knowing )?(?:the |a |its )?keys?\b|without (?:(?:it|that|this|them|me) )?(?:show(?:ing)?|turn(?:ing)?|com(?:e|ing)|appear(?:ing)?) (?:up )?(?:in|on) (?:\w+ ){0,3}(?:logs?|audit|trail|journal|reports?|monitoring|records)\b|keep(?:s|ing)? (?:the |any |its |their )?(?:\w+ ){0,3}(?:rules?|checks?|monitoring|alarms?|alerts?|scoring|filters?|detection) (?:quiet|silent|asleep|blind)\b|(?:stay|slip|fly|pass|sneak|remain)(?:s|ing)? (?:just |safely )?(?:under|below|beneath|past) (?:the |its |their |any |our )?(?:radar\b|(?:\w+ ){0,3}(?:fraud|velocity|aml|laundering|detection) (?:\w+ ){0,2}(?:rules?|limits?|checks?|thresholds?|monitoring|filters?|systems?)\b)|without (?:\w+ ){0,3}?(?:triggering|tripping|raising|setting off|alerting) (?:the |an? |any )?(?:\w+ ){0,2}(?:fraud|aml|laundering|suspicio\w+)\b|without leaving (?:an? |any )?(?:traces?|entr(?:y|ies))\b(?! of\b)|so (?:that )?(?:no|none of the) (?:\w+ ){0,2}(?:logs?|audits?|reports?|auditors?|monitoring) (?:shows?|sees?|tells?|notices?)\b|(?:deploy|install|write|cod|plant|build|load|spread|inject|use|using|get|make|buy|run|hid|smuggl)(?:e|es|s|ing)? (?:\w+ ){0,4}malware\b|malware (?:\w+ ){0,3}(?:scrapes?|steals?|grabs?|reads?|collects?|logs?)\b|(?:hide|disguise|conceal) (?:\w+ ){0,3}(?:sales|transactions|business|goods|turnover) (?:under|behind|as|in)\b|(?:false|fake|stolen|invented) (?:names?|identit\w+|ids?|documents?|papers)\b|(?:hide|disguise|conceal) (?:\w+ ){0,5}from (?:the |my |our )?(?:acquirer|bank|issuer|scheme|network|police|auditors?|tax\w*)\b)/i;

/** Money back for what came as it should and is kept. */
const falseClaim =
  /\b(?:i (?:like|love|want to keep|am keeping|was happy with)|it (?:fits|works fine)|that i (?:like|want to keep))\b.{0,120}\b(?:money back|refund\w*|pays? (?:me |it )?back|give(?:s)? me the money)\b.{0,40}\b(?:anyway|all the same|nevertheless|nonetheless)\b/i;

/** Whether a question asks how to do wrong: to abuse the cards of others, to get past a check, not to be noticed. */
export function asksHowToDoWrong(written: string): boolean {
  const question = written.replaceAll('\u2019', "'");
  if ([crime, evasion, slang, falseClaim].some((wrong) => wrong.test(question))) return true;
  if (!actor.test(question)) return false;
  // "So that monitoring does not spot it" hinders nobody but those who watch.
  const rest = question.replace(stealth, ' ');
  if (hinders.test(rest)) return false;
  return rest !== question || (goodsOfOthers.test(question) && makesUse.test(question));
}

/** Whether a question asks about doing wrong in order to hinder it. */
export const asksToHinder = (question: string): boolean => hinders.test(question);
