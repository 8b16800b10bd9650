/** A message that asks nothing: a greeting, thanks, or what one may ask here. */
export type Courtesy = 'greeting' | 'thanks' | 'abilities';

const greeting =
  "(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|hallo|hola|bonjour|salut|ciao|namaste|salaam|how are you(?: doing| today)?|how do you do|what['’]?s up)";
const addressee = '(?:there|genie|all|everyone|everybody|team|folks|again|sir|madam|friend|mate)';
const thanks =
  '(?:(?:many |thank you and many )?thanks|thank (?:you|u)|thx|tnx|ty|cheers|merci(?: beaucoup)?|(?:muchas )?gracias|danke(?: sch(?:ö|oe)n)?|obrigad[oa]|grazie(?: mille)?|much appreciated|(?:i )?appreciate it)';
const content =
  "(?:ok(?:ay)?|k|right|alright|great|perfect|cool|nice|good|excellent|awesome|super|wonderful|lovely|well done|got it|i got it|i see|i understand(?: now)?|understood|clear|all clear|(?:it['’]?s |that['’]?s |now )?clear now|makes sense|(?:that|this|it) (?:makes sense|helps|helped)|(?:that|this|it)(?:['’]?s| is| was) (?:very |really |so )?(?:helpful|useful|clear|great|good|perfect|all|it|everything)(?: for (?:now|today))?|(?:very |really )?helpful|(?:no|nothing) (?:more |other |further )?(?:questions?|more|else)|no(?=[\\s,.]+(?:thanks|thank|that|nothing|more)\\b))";
const farewell =
  '(?:bye(?:[- ]?bye)?|goodbye|see (?:you|ya)(?: later| soon)?|have a (?:nice|good|great) (?:day|one|evening|weekend))';
const degree =
  '(?:so much|very much|a lot|a million|again|indeed|for (?:the|your|all|all the|all your) (?:\\w+ )?(?:help|answers?|explanations?|time|info|information)|for (?:helping|explaining)|man|dear|genie|all|sir|madam|mate|guys)';
const abilities =
  '(?:what (?:can|do|could) you (?:do|know|answer|help(?: me)? with|offer|cover)(?: about)?|what (?:can|could|should|may) i ask(?: you| here)?(?: about)?|what are you(?: for| able to do)?|who are you|how can you help(?: me)?|(?:can|could) you help(?: me)?|i need (?:some )?help|help|what topics do you (?:know|cover))';

const nothingBut = (...kinds: string[]) =>
  new RegExp(`^[\\s\\p{P}\\p{S}]*(?:(?:please|${kinds.join('|')})(?:[\\s\\p{P}\\p{S}]+|$))+$`, 'iu');
const isGreeting = nothingBut(greeting, addressee);
const isThanks = nothingBut(thanks, content, farewell, degree);
const isAbilities = nothingBut(greeting, addressee, abilities);
const longest = 100;

/** What a message is that only greets, thanks, agrees or asks what this assistant does; undefined for any question. */
export function courtesyIn(message: string): Courtesy | undefined {
  if (message.length > longest || !/\p{L}/u.test(message)) return undefined;
  if (isGreeting.test(message)) return 'greeting';
  if (isThanks.test(message)) return 'thanks';
  return isAbilities.test(message) ? 'abilities' : undefined;
}
