/** The questions beside the Interview Plan; all within the Free Plan's topics, so that they can be tried first. */
export const practiceQuestions = [
  'What happens step by step in an EMV chip transaction?',
  'How is an ISO 8583 message built: MTI, bitmap and fields?',
  'What is stand-in processing, and when does it start?',
  'What is the difference between MID, TID and MCC?',
] as const;
