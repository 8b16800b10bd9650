import { accountTexts } from '@genie/contract';
import { maskSensitiveCardData } from '@genie/payment-formats';
import { AppError } from '../../errors.ts';

/** Refuses a person's name in which card data stand: masked, it would be nobody's name. @throws AppError validation_failed */
export const refuseCardData = (fullName: string): void => {
  if (maskSensitiveCardData(fullName).text === fullName) return;
  throw new AppError('validation_failed', accountTexts.nameHoldsCardData, {
    details: { fields: { full_name: accountTexts.nameHoldsCardData } },
  });
};
