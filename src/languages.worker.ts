/**
 * Chromium enumerates its languages on the first use of Intl, once per process: on a phone this blocks for a sixth of a
 * second. Doing it in a worker keeps the main thread free.
 */
Intl.NumberFormat.supportedLocalesOf("en");
Intl.DateTimeFormat.supportedLocalesOf("en");
Intl.PluralRules.supportedLocalesOf("en");
close();
