import { paths } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { settings } from './settings.ts';

/**
 * Stands in for the HTTP interface; a request that no handler knows fails its test. The settings, which every public page
 * asks for, are always answered.
 */
export const server = setupServer(http.get(paths.settings, () => HttpResponse.json(settings)));
