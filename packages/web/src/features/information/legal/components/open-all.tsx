import { type RefObject, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';

/** Opens every section below an element, or closes them all. */
export const OpenAll = ({ within }: { readonly within: RefObject<HTMLElement | null> }) => {
  const [open, setOpen] = useState(false);
  const toggle = () => {
    for (const section of within.current?.querySelectorAll('details') ?? []) section.open = !open;
    setOpen(!open);
  };
  return (
    <Button size="s" onClick={toggle}>
      {open ? 'Close all' : 'Open all'}
    </Button>
  );
};
