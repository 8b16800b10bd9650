import { setupServer } from 'msw/node';

/** Stands in for the HTTP interface; a request that no handler knows fails its test. */
export const server = setupServer();
