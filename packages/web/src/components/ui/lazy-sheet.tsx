import { type ComponentProps, lazy, Suspense } from 'react';

const Sheet = lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet }));

/** The design system's sheet, whose code is fetched when one is first opened. */
export const LazySheet = (props: ComponentProps<typeof Sheet>) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
);
