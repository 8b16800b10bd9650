import { z } from 'zod';
import { GatewayRefusal } from './gateway-error.ts';

const errorSchema = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional(), errorCode: z.string().optional() })).optional(),
});

/** A refusal in the gateway's words; its edge may answer with HTML or nothing instead of an error body. */
export const refusalOf = async (response: Response): Promise<GatewayRefusal> => {
  const body = errorSchema.safeParse(jsonOf(await response.text()));
  const errors = body.data?.errors ?? [];
  return new GatewayRefusal(response.status, {
    message: errors[0]?.message ?? body.data?.message ?? 'no error body',
    errorCodes: errors.flatMap(({ errorCode }) => errorCode ?? []),
    headers: response.headers,
  });
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
