/** Every address of the web app. */
export const paths = {
  landing: '/',
  auth: '/auth',
  register: '/register',
  login: '/login',
  app: '/app',
  dashboard: '/dashboard',
} as const
