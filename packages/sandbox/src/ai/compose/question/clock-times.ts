const ofElement = String.raw`(?<!\b(?:DE|F|P|S|fields?|bits?|data elements?|subelements?|tags?)[\s-]?)`;
const forms = [
  new RegExp(
    `(?<![\\w.:])${ofElement}(?:[01]?\\d|2[0-4]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?(?![\\w:])`,
    'gi',
  ),
  /(?<![\w.:])(?:0?\d|1[0-2])(?: ?[ap]\.?m\b(?! i\b)| o['’]?clock\b)/gi,
  /(?<![\w.:])(?:[01]\d|2[0-4])[0-5]\d(?= ?(?:hrs?|hours?|UTC|GMT|CES?T)\b)/gi,
];

/** A text without its times of day, in which no number is a code: "23:00", "22:59:59", "10 am", "0200 UTC". */
export function withoutClockTimes(text: string): string {
  return forms.reduce((sofar, form) => sofar.replace(form, (time) => '·'.repeat(time.length)), text);
}
