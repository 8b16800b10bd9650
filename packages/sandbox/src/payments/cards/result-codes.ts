const messages: Record<string, string> = {
  '00': 'Approved',
  '05': 'Do not honour',
  '43': 'Stolen card',
  '51': 'Insufficient funds',
  '54': 'Expired card',
  '59': 'Suspected fraud',
  '91': 'Issuer unavailable',
  '96': 'System malfunction',
};

/** What a response code of ISO 8583 says. */
export function resultMessage(resultCode: string): string {
  return messages[resultCode] ?? 'Declined';
}
