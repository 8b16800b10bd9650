const politeness =
  /\b(?:please|pls|plz|thanks|thank you|thx|ok|okay|now|can you|could you|would you|will you|can i|could i|may i|i(?: woul|['’])d like|i want|kindly|and|but|just|also|again|sorry|hm+)\b|[^\p{L}\p{N}\s'’/]/giu;
const verb =
  '(?:(?:show|give|put|make|present|format|list|have|get|do|write|say|tell|explain|describe|repeat|rewrite|rephrase|keep|need|want|see|use)(?: (?:me|us|it|that|this|them|those|these|all|all of it|the answer|your answer|a|an|the|to me|to us))*)';
const answer = '(?: (?:version|answer|form|format|one|view|summary|explanation))?';
const simply =
  "(?:like|as if|as though) (?:i['’]?m|i am|i was|i were|to) (?:an? )?(?:new|newbie|beginner|child|kid|five|5|six|stupid|dumb|\\d+)(?:[ -]years?[ -]old)?(?: (?:to|at|in) (?:this|it|cards|payments|card payments))?|in (?:very |more )?(?:plain|simple|simpler|easy|easier|everyday|normal|layman['’]?s?|other|your own)(?: english)? ?(?:words|terms|english|language)?|(?:(?:much|a bit|even|more) )?(?:simpler|simply|easier|plainly)|eli ?5|for (?:an? |the )?(?:dummies|dummy|beginners?|newcomers?|newbies?|lay(?:man|person|people)|child|novices?)|i(?:['’]?m| am) new(?: (?:to|at|in) (?:this|it|cards|payments|card payments))?";
const forms = [
  `(?:(?:much|a bit|a little|even|more|too) )?(?:shorter|short|briefer|briefly|brief|concise|concisely|long|in short|in brief)${answer}|(?:in|as) (?:one|1|two|2|three|3|a few|a single) (?:short )?(?:sentences?|lines?|words?)|(?:in )?(?:an? |the )?(?:brief |short |quick )?(?:summary|recap)|summari[sz]e(?: (?:it|that|this))?|tl ?dr`,
  `(?:as |in |into |with )?(?:an? |the )?(?:table|tabular)(?: (?:form|format|view|layout))?|(?:as |in |into |with )?(?:an? |the )?(?:bullets?|bullet points?|bulleted|list)(?: (?:list|form|format))?`,
  simply,
].join('|');
const counterpart =
  '(?:what about |how about )?(?:the )?(?:opposite|contrary|other (?:one|way(?: a?round)?)|others)';
const incomprehension =
  "i (?:don['’]?t|do not|didn['’]?t|did not|still don['’]?t) (?:quite |really |fully )?(?:understand|get|follow)(?: (?:it|that|this|any of (?:it|that)))?|(?:i(?:['’]?m| am) )?(?:confused|lost)|(?:that|this|it)(?:['’]?s| is| was) too (?:technical|complicated|difficult|long|much)|(?:too|very) (?:technical|complicated|difficult)|what does (?:that|this|it) (?:all )?mean|(?:explain|say|repeat|clarify|simplify|rephrase)(?: (?:it|that|this))?";
const part =
  "(?:what (?:did|do) you mean (?:by|with|in)|what does|what(?:['’]?s| is| about| happens in)|explain|tell me (?:more )?about|more (?:on|about)|describe|clarify) (?:the |your |that )?(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|\\d(?:st|nd|rd|th)) (?:step|point|item|row|line|bullet|one|entry|part|stage)|(?:step|point|item|row|line|stage) (?:no |number )?(?:\\d|one|two|three|four|five|six|seven|eight))(?: (?:mean|in detail|about|of it|there|above))*";

const requests = new RegExp(
  `^(?:(?:${verb}[ ]?)?(?:${forms})(?: (?:${forms}))?|${incomprehension}|${counterpart}|${part})$`,
  'iu',
);
const example = new RegExp(
  `^(?:${verb} )?(?:is there |are there |do you have |have you |like |with |for |what would be )?(?:an? |one |some |any |the )?(?:(?:short|simple|concrete|real|full|sample|typical|worked|practical) )?(?:examples?|sample)(?: (?:of (?:it|that|this|one|those|these)|for (?:it|that|this)))?$`,
  'iu',
);
const longest = 120;

/** Whether a message asks for an example of what the question before it was about, and names nothing itself. */
export function asksForExample(message: string): boolean {
  return message.length <= longest && example.test(saidIn(message));
}

/** Whether a message only asks for the answer before it in another form, or for a part of it: "shorter", "in a table please". */
export function asksForOtherForm(message: string): boolean {
  if (message.length > longest) return false;
  const said = saidIn(message);
  return said !== '' && requests.test(said);
}

function saidIn(message: string): string {
  return message.replace(politeness, ' ').replace(/\s+/g, ' ').trim();
}

const tableWith = new RegExp(
  `^(?:${verb} )?(?:it )?(?:as|in|into) (?:an? |the )?(?:table|list|bullets?|bullet points) (?:with|including|plus|showing) (?<rest>.{4,})$`,
  'iu',
);
const doneFor =
  /^(?:do|make|compute|calculate|show|try|repeat|work out) (?:it|that|this|the same|one) (?:for|with|using) (?<rest>.*\d.*)$/iu;
const besideIt = /\s*\b(?:next to|beside|along with) (?:it|them|that|those|each)\b/iu;

/**
 * What a message adds to the question before it, which it asks again: the values it is to be worked out for, or what a table of it is to
 * have as well. Undefined for any other.
 */
export function additionIn(message: string): string | undefined {
  if (message.length > longest) return undefined;
  const said = message.replace(/\b(?:please|pls|plz|can you|could you)\b[\s,]*/giu, '').trim();
  const { rest } =
    (doneFor.exec(said) ?? tableWith.exec(said.replace(/,/g, ' ').replace(/\s+/g, ' ')))?.groups ?? {};
  return rest?.replace(besideIt, '').replace(/[\s,.]+$/u, '');
}
