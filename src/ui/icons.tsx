import type { ReactNode } from "react";

/** 24 units, strokes 1.6 wide with round ends. Icons accompany text, so screen readers skip them. */
export const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

export const Basket = () => (
  <Icon>
    <path d="M3.5 10h17l-1.7 8.6a2 2 0 0 1-2 1.6H7.2a2 2 0 0 1-2-1.6L3.5 10Z" />
    <path d="m8 10 3-6M16 10l-3-6M9.5 13.5v3.5M14.5 13.5v3.5" />
  </Icon>
);
export const Person = () => (
  <Icon>
    <circle cx="12" cy="8" r="3.7" />
    <path d="M4.5 20c1-4 4-5.8 7.5-5.8s6.5 1.8 7.5 5.8" />
  </Icon>
);
export const Key = () => (
  <Icon>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8-8M16 7.5l2.5 2.5" />
  </Icon>
);
export const Heart = () => (
  <Icon>
    <path d="M12 20C7 16.3 4 13.2 4 9.6 4 7 6 5.2 8.2 5.2c1.6 0 3 .9 3.8 2.4.8-1.5 2.2-2.4 3.8-2.4C18 5.2 20 7 20 9.6c0 3.6-3 6.7-8 10.4Z" />
  </Icon>
);
export const Eye = ({ isCrossed = false }: { isCrossed?: boolean }) => (
  <Icon>
    <path d="M2.5 12C5 8 8.2 6 12 6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6Z" />
    <circle cx="12" cy="12" r="2.7" />
    {isCrossed && <path d="m5 19.5 14-15" />}
  </Icon>
);
export const Magnifier = () => (
  <Icon>
    <circle cx="11" cy="11" r="6" />
    <path d="m15.5 15.5 4.5 4.5" />
  </Icon>
);
export const MenuLines = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h11" />
  </Icon>
);
export const ArrowUp = () => (
  <Icon>
    <path d="M12 19V5M6 11l6-6 6 6" />
  </Icon>
);
export const ChevronDown = () => (
  <Icon>
    <path d="m7 10 5 5 5-5" />
  </Icon>
);
export const Sprig = () => (
  <Icon>
    <path d="M12 21V8" />
    <path d="M12 14c-5 0-6.5-3-6.5-6 4 0 6.5 2 6.5 6ZM12 11c0-4 2-6.5 6.5-7 0 4.5-2 7-6.5 7Z" />
  </Icon>
);
