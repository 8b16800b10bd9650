/** Texts that any call can answer with. */
export const systemTexts = {
  malformedJson: 'The request body is not valid JSON.',
  malformedRequest: 'The request could not be understood.',
  methodNotAllowed: 'This address is asked with another method.',
  headersTooLarge: 'The headers of the request are too large.',
  requestTimeout: 'The request took too long to arrive.',
  nulCharacter: 'A text must not contain the NUL character.',
  validationFailed: 'Please check the highlighted fields.',
  payloadTooLarge: 'The request is too large.',
  unsupportedMediaType: 'Send the request body as application/json.',
  unsupportedEncoding:
    'The Content-Encoding of the request is not known. Send its body as it is, or with gzip.',
  notFound: 'There is nothing at this address.',
  objectNotFound: 'This was not found.',
  // A database that vanishes while it commits may have kept the change: only looking tells.
  storageUnavailable:
    'The service cannot reach its storage just now. Please try again in a moment. If you were changing something, look first whether it was kept.',
  internal: 'Something went wrong on our side. Please try again.',
  shuttingDown: 'The service is restarting. Please try again in a moment.',
  overloaded: 'The service is very busy just now. Nothing was changed. Please try again in a few seconds.',
} as const;
