import { useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

const besideTheChat = '(min-width: 60rem)';

type SidebarState = {
  /** Whether the window is wide enough for the sidebar to stand beside the chat. */
  readonly beside: boolean;
  /** Whether it is open as a sheet. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
};

/** How the sidebar is shown. */
export const useSidebar = (): SidebarState => {
  const beside = useMediaQuery(besideTheChat);
  const [open, setOpen] = useState(false);
  return { beside, open: open && !beside, setOpen };
};
