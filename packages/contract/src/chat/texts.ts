/** Texts of the chat that a user reads. */
export const chatTexts = {
  welcome: 'How can I help you today?',
  placeholder: 'Ask Anything...',
  answerLabel: 'Answer',
  dailyLimit: 'Your daily limit exhausted, please try next day',
  planExpired: 'Your plan has expired, please renew to continue……',
  subscriptionExpired: 'Your subscription has been expired. Please upgrade your plan.',
  queryEmpty: 'Please enter a question.',
  queryTooLong: 'A question can have at most 4,000 characters.',
  stopped: 'You stopped this answer.',
  cardDataMasked: 'Card data in your question was masked before it was stored or sent.',
  providerFailed: 'The assistant could not answer just now. Your question was not counted. Please try again.',
  providerBusy:
    'The assistant is busy just now. Your question was not counted. Please try again in a minute.',
  providerTimeout: 'The assistant took too long to answer. Your question was not counted. Please try again.',
  answerInterrupted: 'This answer was interrupted. Your question was not counted. Please ask again.',
  answerFinished: 'This answer is already finished.',
  entryNotLast: 'Only the last answer of a chat can be written anew.',
  chatDeleted: 'This chat was deleted.',
  nameEmpty: 'Please enter a name.',
  nameTooLong: 'A name can have at most 100 characters.',
  nameNotPlain: 'A name is one line of plain text.',
  nameMasked: 'Card data in the name was masked before it was stored.',
  feedbackGiven: 'Thank you for your feedback.',
  feedbackMasked: 'Card data in your comment was masked before it was stored.',
  feedbackTakenBack: 'Your feedback was taken back.',
  feedbackTooLong: 'A comment can have at most 1,000 characters.',
  chatPinned: 'This chat was pinned.',
  chatUnpinned: 'This chat is no longer pinned.',
  searchEmpty: 'Please enter what to search for.',
  searchTooLong: 'A search can have at most 100 characters.',
} as const;

/** The four questions of the welcome screen; all within the Free Plan's topics. */
export const sampleQuestions = [
  'What does DE 39 = 05 mean, and what should I check?',
  'Walk me through a card payment from authorisation to settlement',
  'How is an ISO 8583 message built: MTI, bitmap and fields?',
  'What is the difference between an acquirer, a gateway and a processor?',
] as const;
