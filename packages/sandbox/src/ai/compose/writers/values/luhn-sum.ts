/** The Luhn sum of a number with its check digit: each second digit from the right is doubled, and 9 taken off above 9. */
export function luhnSum(number: string): number {
  return [...number].toReversed().reduce((sum, character, index) => {
    const doubled = Number(character) * (index % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}
