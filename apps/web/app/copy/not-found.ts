/** The 404 page is in English by decision of the product owner. */
export const notFoundCopy = {
  title: 'Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to the home page',
} as const
