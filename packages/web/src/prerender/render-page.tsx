import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppContent } from '../app/app.tsx';
import { knownOperator } from '../lib/operator/known-operator.ts';
import { operatorMarks } from './operator-marks.ts';

/**
 * The markup of a page as a visitor of whom nothing is stored sees it first, with marks in place of the operator's facts.
 *
 * @throws what the page throws: a page that cannot be drawn must not be published
 */
export const renderPage = async (path: string): Promise<string> => {
  knownOperator.learn(operatorMarks);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <AppContent />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // Parts of whatever size stay where they belong: moving them there later would take an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return markup;
};
