import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page of the signed-in area; its code and the query cache's are fetched together. */
export const signedInPage = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const [{ QueryProvider }, Page] = await Promise.all([import('./query-provider.tsx'), load()]);
    return {
      default: () => (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ),
    };
  });
