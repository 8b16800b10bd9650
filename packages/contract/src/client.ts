/** What a browser needs of the contract: texts, constants, paths, rules and types, without the schemas' weight. */
export { brokenPasswordRule, passwordRules } from './accounts/password-rules.ts';
export type {
  CaptchaResponse,
  LoginRequest,
  MessageResponse,
  RegisterRequest,
  RegisterResponse,
  SessionResponse,
  VerifyOtpRequest,
} from './accounts/schemas.ts';
export { accountTexts } from './accounts/texts.ts';
export { type CategoryId, categoryTitles } from './categories.ts';
export { answerAttributes, answerTags } from './chat/answer-html.ts';
export type {
  AnswerEvent,
  AnswerSource,
  ChatHistoryEntry,
  ChatHistoryResponse,
  PromptMessage,
  SendPromptRequest,
} from './chat/answer-schemas.ts';
export type {
  ChatPreview,
  LastChatResponse,
  RenameChatResponse,
  SearchChatsResponse,
} from './chat/chat-schemas.ts';
export type { AnswerFeedback, AnswerFeedbackRequest } from './chat/feedback-schemas.ts';
export { hubQuestions, roleQuestions } from './chat/page-questions.ts';
export { sampleQuestions } from './chat/sample-questions.ts';
export type { PublicReference, SourceDocument, SourcePassage } from './chat/source-schemas.ts';
export { answerLabel, specimenQuestion } from './chat/specimen.ts';
export { chatTexts } from './chat/texts.ts';
export * as constants from './constants.ts';
export type { ContactRequest, ContactResponse } from './contact/schemas.ts';
export { contactTexts, contactTopics } from './contact/texts.ts';
export type { endpoints } from './endpoints.ts';
export type { ErrorBody, ErrorCode } from './errors.ts';
export { type GuidelineQuestion, guidelineQuestions } from './guidelines.ts';
export { measuredAccuracy } from './measured-accuracy.ts';
export { comparablePath, pages } from './pages.ts';
export { paths } from './paths.ts';
export {
  type AmountPayable,
  amountPayable,
  type Discount,
  formatAmount,
  toDirhams,
  toFils,
} from './payments/amount-payable.ts';
export type {
  AddSubscriptionRequest,
  AddSubscriptionResponse,
  CheckCouponRequest,
  CouponResponse,
  PaymentStatusResponse,
} from './payments/schemas.ts';
export { paymentTexts } from './payments/texts.ts';
export { isVisible } from './plain-line.ts';
export { type PlanPeriod, periodInWords, planPeriod, termOf } from './plans/plan-period.ts';
export { practiceQuestions } from './plans/practice-questions.ts';
export type { Limits, Subscription, SubscriptionHistory, SubscriptionOffer } from './plans/schemas.ts';
export type { SessionsResponse, UserProfile } from './profile/schemas.ts';
export { profileTexts } from './profile/texts.ts';
export type { Settings } from './system/endpoints.ts';
export { systemTexts } from './system/texts.ts';
