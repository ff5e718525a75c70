/**
 * Values that only the server has: public URL, operator in one line (empty in a demonstration), and prices in one line. The
 * build writes placeholders; the server replaces them in the page and in the attributes of `<html>`, so that hydration finds
 * the same values. See apps/server/src/platform/web/installation.ts.
 */
const MARKS = import.meta.env.DEV
  ? // The development server does not replace placeholders.
    { origin: '', operator: '', prices: '' }
  : { origin: 'https://riflesso.invalid', operator: '{{operator}}', prices: '{{prices}}' }

const written = typeof document === 'undefined' ? MARKS : document.documentElement.dataset

export const installation = {
  origin: written.origin ?? MARKS.origin,
  operator: written.operator ?? '',
  prices: written.prices ?? '',
} as const
