/** The form in which an answer is wanted: shorter, as a table, without tables and code, or only a part of it. */
export type Form =
  | { kind: 'short' | 'table' | 'plain' | 'same' | 'example' }
  /** `place` from 1; 0 is the last. */
  | { kind: 'part'; unit: 'step' | 'point' | 'row'; place: number };

const politeness =
  /\b(?:please|pls|plz|thanks|thank you|thx|ok|okay|now|can you|could you|would you|will you|can i|could i|may i|i(?: woul|['’])d like|i want|kindly|and|but|just|also|again|sorry|hm+)\b|[^\p{L}\p{N}\s'’/]/giu;
const verb =
  '(?:(?:(?:show|give|put|make|present|format|list|have|get|do|write|say|tell|explain|describe|repeat|rewrite|rephrase|keep|need|want|see|use)(?: (?:me|us|it|that|this|them|those|these|all|all of it|the answer|your answer|a|an|the|to me|to us))*) )?';
const answer = '(?: (?:version|answer|form|format|one|view|summary|explanation))?';
const simply =
  "like (?:i['’]?m|i am|i was|i were|to) (?:an? )?(?:new|newbie|beginner|child|kid|five|5|six|stupid|dumb|\\d+)(?:[ -]years?[ -]old)?(?: (?:to|at|in) (?:this|it|cards|payments|card payments))?|(?:as if|as though) (?:i['’]?m|i am|i was|i were) (?:an? )?(?:new|beginner|child|kid|five|5|six|\\d+)(?:[ -]years?[ -]old)?(?: (?:to|at|in) (?:this|it|cards|payments|card payments))?|in (?:very |more )?(?:plain|simple|simpler|easy|easier|everyday|normal|layman['’]?s?|other|your own)(?: english)? ?(?:words|terms|english|language)?|(?:(?:much|a bit|even|more) )?(?:simpler|simply|easier|plainly)|eli ?5|for (?:an? |the )?(?:dummies|dummy|beginners?|newcomers?|newbies?|lay(?:man|person|people)|child|novices?)|i(?:['’]?m| am) new(?: (?:to|at|in) (?:this|it|cards|payments|card payments))?";
const incomprehension =
  "i (?:don['’]?t|do not|didn['’]?t|did not|still don['’]?t) (?:quite |really |fully )?(?:understand|get|follow)(?: (?:it|that|this|any of (?:it|that)))?|(?:i(?:['’]?m| am) )?(?:confused|lost)|(?:that|this|it)(?:['’]?s| is| was) too (?:technical|complicated|difficult|much)|(?:too|very) (?:technical|complicated|difficult)|what does (?:that|this|it) (?:all )?mean|(?:explain|say|repeat|clarify|simplify|rephrase)(?: (?:it|that|this))?";
const brevity = `(?:(?:much|a bit|a little|even|more|too) )?(?:shorter|short|briefer|briefly|brief|concise|concisely|long|in short|in brief)${answer}|(?:that|this|it)(?:['’]?s| is| was) too long|(?:in|as) (?:one|1|two|2|three|3|a few|a single) (?:short )?(?:sentences?|lines?|words?)|(?:in )?(?:an? |the )?(?:brief |short |quick )?(?:summary|recap)|summari[sz]e(?: (?:it|that|this))?|tl ?dr`;
const rows = '(?:as |in |into |with )?(?:an? |the )?(?:table|tabular)(?: (?:form|format|view|layout))?';
/** What is asked with it is told where its counterpart is. */
const counterpart =
  '(?:what about |how about )?(?:the )?(?:opposite|contrary|other (?:one|way(?: a?round)?)|others)';
const bullets =
  '(?:as |in |into |with )?(?:an? |the )?(?:bullets?|bullet points?|bulleted|list)(?: (?:list|form|format))?';
const example =
  '(?:is there |are there |do you have |have you |like |with |for |what would be )?(?:an? |one |some |any |the )?(?:(?:short|simple|concrete|real|full|sample|typical|worked|practical) )?(?:examples?|sample)(?: (?:of (?:it|that|this|one|those|these)|for (?:it|that|this)))?';
const part =
  /^(?:what (?:did|do) you mean (?:by|with|in)|what does|what(?:['’]?s| is| about| happens in)|explain|tell me (?:more )?about|more (?:on|about)|describe|clarify) (?:the |your |that )?(?:(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|last|\d(?:st|nd|rd|th)) (?<unit>step|point|item|row|line|bullet|one|entry|part|stage)|(?<named>step|point|item|row|line|stage) (?:no |number )?(?<number>\d|one|two|three|four|five|six|seven|eight))(?: (?:mean|in detail|about|of it|there|above))*$/i;

const whole = (form: string) => new RegExp(`^${verb}(?:${form})$`, 'iu');
const forms: readonly [RegExp, Form][] = [
  [whole(brevity), { kind: 'short' }],
  [whole(rows), { kind: 'table' }],
  [whole(`${bullets}|${counterpart}`), { kind: 'same' }],
  [whole(example), { kind: 'example' }],
  [whole(`(?:${simply})(?: (?:${simply}))?|${incomprehension}`), { kind: 'plain' }],
];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const longest = 120;

/** The form that a message asks for when it asks for nothing else: "shorter", "in a table please", "what did you mean by the second step". */
export function formRequestedBy(message: string): Form | undefined {
  if (message.length > longest) return undefined;
  const said = message.replace(politeness, ' ').replace(/\s+/g, ' ').trim();
  if (said === '') return undefined;
  const found = forms.find(([pattern]) => pattern.test(said));
  return found ? found[1] : partRequestedBy(said);
}

function partRequestedBy(said: string): Form | undefined {
  const { ordinal, unit, named, number } = part.exec(said)?.groups ?? {};
  const place = (ordinal ?? number)?.toLowerCase();
  const called = (unit ?? named)?.toLowerCase() ?? '';
  if (place === undefined) return undefined;
  return {
    kind: 'part',
    unit: /row|line|one|entry/.test(called) ? 'row' : /step|stage/.test(called) ? 'step' : 'point',
    place:
      place === 'last'
        ? 0
        : Number.parseInt(place, 10) || Math.max(ordinals.indexOf(place), numbers.indexOf(place)) + 1,
  };
}
