/**
 * What only the server knows when it serves a page: the address of this installation, who runs it in one line (empty in a
 * demonstration), and what the plans cost, in one line. The build writes marks in their place, the server the values, into
 * `<html>` and wherever a page says them: so a page says the same before and after its code runs. See apps/server/src/platform/web/installation.ts.
 */
const MARKS = import.meta.env.DEV
  ? // The development server serves the pages as they are.
    { origin: '', operator: '', prices: '' }
  : { origin: 'https://riflesso.invalid', operator: '{{operator}}', prices: '{{prices}}' }

const written = typeof document === 'undefined' ? MARKS : document.documentElement.dataset

export const installation = {
  origin: written.origin ?? MARKS.origin,
  operator: written.operator ?? '',
  prices: written.prices ?? '',
} as const
