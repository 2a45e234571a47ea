/** The figures that the specification names (sections 2, 5, 8 and 9), in one place. Times in milliseconds, widths in pixels. */

/** Of one product in a cart. */
export const itemMaximum = 1_000_000;
/** Of an order, in its currency. */
export const minimumOrderValue = 1;

/** How long an answer is waited for, and how long one stays fresh that is called cached. */
export const requestTimeout = 20_000;
export const cacheMaximumAge = 900_000;
/** How long a part of the program is waited for. */
export const chunkTimeout = 120_000;

/** Typing rests so long before it is searched for; the first letter is searched for at once. */
export const searchDebounce = 300;
/** Added to the cart, the dropdown stays open so long. */
export const cartDropdownOpenTime = 4_000;
/** Between two looks at the customer's details; on a developer's machine. */
export const userRefreshInterval = 1_800_000;
export const userRefreshIntervalLocally = 300_000;
/** The notice after a sign-up is shown so long. */
export const signUpNoticeTime = 10_000;

/** Below a tablet is a phone, below a desktop a tablet. */
export const breakpoints = { tablet: 769, desktop: 1024 } as const;
/** What style sheets call `(--phone)`, `(--from-tablet)` and so on, and `sizes` of pictures names too. */
export const media = {
  phone: `(width < ${breakpoints.tablet}px)`,
  fromTablet: `(width >= ${breakpoints.tablet}px)`,
  belowDesktop: `(width < ${breakpoints.desktop}px)`,
  fromDesktop: `(width >= ${breakpoints.desktop}px)`,
} as const;
/** While scrolling, the header and the way back to the top look so often where the page is. */
export const scrollThrottle = { header: 15, backToTop: 250 } as const;
/** The header sticks beyond the first and lets go at the second, on screens from `from` on and on narrower ones. */
export const stickyHeader = { from: 850, wide: [300, 100], narrow: [200, 10] } as const;
/** The way back to the top is shown on pages taller than the first, scrolled by the second. */
export const backToTop = { tallerThan: 1_600, scrolledBy: 500 } as const;
/** Style sheets say the same. */
export const searchDropdownHeight = 400;

/** Of pictures asked for at once, and widths that are asked for where nothing else is said. */
export const imageListLimit = 100;
export const imageWidths = { standard: 247, category: 247, promo: 1_960 } as const;

/** A password's score: up to the first it is weak and a hint is shown, above the second it is strong. The hint recommends so many characters. */
export const passwordScores = { enough: 60, strong: 80, recommendedLength: 12 } as const;
/** Between two links for a new password. */
export const passwordRecoveryInterval = 600_000;

export const copyrightYear = 2021;
