import { chatTexts } from '@genie/contract';
import { AppError } from '../../errors.ts';

/** The refusal of a question that is to replace an entry which is not, or no longer, the last of its chat. */
export const notLast = (): AppError => new AppError('entry_not_last', chatTexts.entryNotLast);
