import { Icon } from "./icons.tsx";

/** Separate from the other icons, because only products and lists load them. */
export const Sun = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Icon>
);
export const Drop = () => (
  <Icon>
    <path d="M12 3.5c3.6 4.2 6 7.4 6 10.5a6 6 0 0 1-12 0c0-3.1 2.4-6.3 6-10.5Z" />
    <path d="M9.3 14.5a2.8 2.8 0 0 0 2.2 2.6" />
  </Icon>
);
export const Paw = () => (
  <Icon>
    <path d="M8 17.2c0-2.6 2-4.7 4-4.7s4 2.1 4 4.7c0 1.6-1.2 2.3-2.3 2.1-1.1-.2-2.3-.2-3.4 0-1.1.2-2.3-.5-2.3-2.1Z" />
    <ellipse cx="5.6" cy="11.5" rx="1.4" ry="1.9" />
    <ellipse cx="9.6" cy="7.5" rx="1.5" ry="2.1" />
    <ellipse cx="14.4" cy="7.5" rx="1.5" ry="2.1" />
    <ellipse cx="18.4" cy="11.5" rx="1.4" ry="1.9" />
  </Icon>
);
export const Ruler = () => (
  <Icon>
    <path d="M8.5 3.5h7v17h-7zM12.5 7h3M13.5 10.3h2M12.5 13.7h3M13.5 17h2" />
  </Icon>
);
export const Snowflake = () => (
  <Icon>
    <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9" />
    <path d="m9.7 4.7 2.3 2 2.3-2M9.7 19.3l2.3-2 2.3 2" />
  </Icon>
);
export const House = () => (
  <Icon>
    <path d="m4 11 8-7 8 7M6 9.5V20h12V9.5" />
    <path d="M12 20v-4.5M12 15.5c-2.2 0-3-1.3-3-2.8 1.9 0 3 .9 3 2.8Zm0-.8c0-1.9.9-2.9 3-3 0 1.9-.9 3-3 3Z" />
  </Icon>
);
export const Calendar = () => (
  <Icon>
    <path d="M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4" />
  </Icon>
);
export const Cross = () => (
  <Icon>
    <path d="m7 7 10 10M17 7 7 17" />
  </Icon>
);
