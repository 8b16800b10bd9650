import { accountTexts, type ContactRequest, constants, contactTexts } from '@genie/contract/client';
import { ApiError } from '../../lib/api/api-error.ts';
import { hasEmailShape } from '../../lib/forms/has-email-shape.ts';

/** What the visitor typed and chose. */
export type Typed = { readonly [Field in keyof Required<ContactRequest>]: string };

export type FieldErrors = Partial<Record<keyof Typed, string>>;

const { min, max } = constants.contactMessageCodePoints;

const messageError = (message: string): string | undefined => {
  const length = [...message.trim()].length;
  if (length < min) return contactTexts.messageTooShort;
  return length > max ? contactTexts.messageTooLong : undefined;
};

/** What is wrong with a message before it is sent; empty when it can be. */
export const contactErrors = ({ name, email, topic, message }: Typed): FieldErrors => {
  const wrongMessage = messageError(message);
  return {
    ...(name.trim() === '' ? { name: accountTexts.nameInvalid } : {}),
    ...(hasEmailShape(email.trim()) ? {} : { email: accountTexts.emailInvalid }),
    ...(topic === '' ? { topic: contactTexts.topicMissing } : {}),
    ...(wrongMessage === undefined ? {} : { message: wrongMessage }),
  };
};

/** The fields that the server refused, with its words. */
export const refusedFields = (error: unknown): FieldErrors => (error instanceof ApiError ? error.fields : {});
