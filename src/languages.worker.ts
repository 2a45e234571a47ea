/**
 * Chromium lists all languages it knows when one is first asked for: once in a process, and on a phone a sixth of a second in which nothing is answered. Here
 * it is another thread that waits.
 */
Intl.NumberFormat.supportedLocalesOf("en");
Intl.DateTimeFormat.supportedLocalesOf("en");
Intl.PluralRules.supportedLocalesOf("en");
close();
