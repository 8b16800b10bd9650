import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
};

type RenderAtOptions = {
  /** Pages by path; any other path shows only its address. */
  readonly routes: Readonly<Record<string, ReactNode>>;
  readonly state?: unknown;
};

/** Renders pages under a router that starts at an address, with the present address in an output named `address`. */
export const renderAt = (address: string, { routes, state }: RenderAtOptions): RenderResult => {
  const url = new URL(address, 'http://localhost');
  return render(
    <MemoryRouter initialEntries={[{ pathname: url.pathname, search: url.search, hash: url.hash, state }]}>
      <Address />
      <Routes>
        {Object.entries(routes).map(([path, page]) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
};
