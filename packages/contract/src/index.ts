export * from './accounts/schemas.ts';
export * from './chat/schemas.ts';
export * from './client.ts';
export { type Authentication, commonErrors, type Endpoint } from './endpoint.ts';
export { type EndpointName, endpoints } from './endpoints.ts';
export { errorBodySchema, errorCodes, errorStatus } from './errors.ts';
export * from './payments/schemas.ts';
export * from './plans/schemas.ts';
export * from './profile/schemas.ts';
