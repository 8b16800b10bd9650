import { ordersAboutPrompt } from '../phrasing/orders-about-prompt.ts';
import { asksHowToDoWrong, asksToHinder } from './wrongdoing.ts';

const opensCommand =
  '(?:^|[.!?] |\\b(?:please|can you|could you|i (?:want|need|would like)(?: you)?(?: to)?) )';
const credential =
  '(?:(?:credit|debit|visa|mastercard|bank|payment|gift|prepaid) )*(?:cards?|(?:cards?|visa|mastercard) (?:numbers?|details|data|dumps?)|ccs?|pans?|cvv2?s?|cvc2?s?|pins?|(?:master |encryption |zone |test )*keys|fullz|dumps?|accounts?(?: numbers?)?)';
const handOver = new RegExp(
  `${opensCommand}(?:generate|create|make|give|list|show|produce|provide|send|find|get|print|read|leak|share)\\b(?: \\w+){0,4}? (?:valid|real|working|live|stolen|leaked|hacked|fake|active|random|unused|someone'?s|other people'?s)\\b(?: \\w+){0,2}? ${credential}\\b`,
  'i',
);
const secretsOf = new RegExp(
  `${opensCommand}(?:give|send|tell|show|print|reveal|read)(?: me| us)? (?:\\w+ ){0,3}?(?:keys?|components?|secrets?|passwords?|pins?|lmks?)\\b.{0,20}\\b(?:of|from) (?:your|a|the|some|another) (?:[\\w']+ ){0,3}?(?:hsm|bank|issuer|system|server|company|customer)\\b`,
  'i',
);
const stolen = new RegExp(
  `\\b(?:where|how|which)\\b.{0,40}\\b(?:buy|get|find|download|obtain|sell|use)\\b.{0,20}\\b(?:stolen|leaked|hacked|cloned|fake|working)\\b (?:\\w+ )?${credential}\\b`,
  'i',
);

/** Whether a question asks to be handed card numbers, codes or keys that work, or how to come by them. */
function asksForCredentials(question: string): boolean {
  return (
    handOver.test(question) || secretsOf.test(question) || (stolen.test(question) && !asksToHinder(question))
  );
}

const promptFrame = /<\s*\/?\s*(?:passages?|question|system|assistant|user|instructions?)\b|\[\/?INST\]/i;
/** Whether a text imitates the frame of a prompt, or asks for the one that is used. */
function meddlesWithPrompt(question: string): boolean {
  return promptFrame.test(question) || ordersAboutPrompt.test(question);
}

/** Whether a question seems to tell the assistant whom to be or how to answer, which a test or a terminal may be told as well. */
export function givesOrders(question: string): boolean {
  return /\b(?:pretend|imagine|roleplay|role-play)(?: that)? you\b|(?:^|[,;:.!?] |\b(?:please|you|and|now) )(?:pretend|roleplay|role-play) to be\b|^act as\b|^(?:please )?(?:answer|reply|respond) (?:to )?(?:all|every|each|everything|only|always|just)\b|\breply only with\b|\bstop being\b|\bspeak like\b/i.test(
    question,
  );
}

/** Whether a question is one that must not be answered, whatever documents hold: orders to the assistant, credentials, doing wrong. */
export function asksForbidden(question: string): boolean {
  return meddlesWithPrompt(question) || asksForCredentials(question) || asksHowToDoWrong(question);
}
