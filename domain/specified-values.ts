/** Values of the specification (sections 2, 5, 8 and 9). Times in milliseconds, widths in pixels. */

/** Of one product in a cart. */
export const itemMaximum = 1_000_000;
export const minimumOrderValue = 1;

/** The time-out of a request, and how long a cached response is fresh. */
export const requestTimeout = 20_000;
export const cacheMaximumAge = 900_000;
export const chunkTimeout = 120_000;

/** The first letter is searched for at once. */
export const searchDebounce = 300;
export const cartDropdownOpenTime = 4_000;
/** Between two refreshes of the customer's data; the second in development. */
export const userRefreshInterval = 1_800_000;
export const userRefreshIntervalLocally = 300_000;
export const signUpNoticeTime = 10_000;

/** A phone is narrower than a tablet, a tablet narrower than a desktop. */
export const breakpoints = { tablet: 769, desktop: 1024 } as const;
/** The style sheets' custom media `(--phone)`, `(--from-tablet)` and so on, also for `sizes` of pictures. */
export const media = {
  phone: `(width < ${breakpoints.tablet}px)`,
  fromTablet: `(width >= ${breakpoints.tablet}px)`,
  belowDesktop: `(width < ${breakpoints.desktop}px)`,
  fromDesktop: `(width >= ${breakpoints.desktop}px)`,
} as const;
export const scrollThrottle = { header: 15, backToTop: 250 } as const;
/** The header becomes sticky beyond the first and static below the second, on screens from `from` on and on narrower ones. */
export const stickyHeader = { from: 850, wide: [300, 100], narrow: [200, 10] } as const;
/** Shown on pages taller than the first, scrolled by the second. */
export const backToTop = { tallerThan: 1_600, scrolledBy: 500 } as const;
/** Repeated in the style sheets. */
export const searchDropdownHeight = 400;

export const imageListLimit = 100;
export const imageWidths = { standard: 247, category: 247, promo: 1_960 } as const;

/** A password's score: up to the first it is weak and a hint is shown, above the second it is strong. The hint recommends this many characters. */
export const passwordScores = { enough: 60, strong: 80, recommendedLength: 12 } as const;
/** Between two emails with a link for a new password. */
export const passwordRecoveryInterval = 600_000;

export const copyrightYear = 2021;
