/** Widths in px of a phone and of a desktop, for tests that look at the layout. */
export const WIDTHS = [390, 1440] as const
