import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/landing.tsx'),
  route('accuratezza', 'routes/accuracy.tsx'),
  route('supporto', 'routes/support.tsx'),
  route('supporto/:tutorialId', 'routes/tutorial.tsx'),
  layout('routes/session-layout.tsx', [
    route('auth', 'routes/auth.tsx'),
    route('register', 'routes/auth.tsx', { id: 'register' }),
    route('login', 'routes/auth.tsx', { id: 'login' }),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('cookie', 'routes/cookie.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('invito', 'routes/invitation.tsx'),
    route('ripristino', 'routes/revert-email.tsx'),
    route('patto', 'routes/shared-pact.tsx'),
    layout('routes/private-layout.tsx', [
      route('app', 'routes/app.tsx'),
      route('dashboard', 'routes/app.tsx', { id: 'dashboard' }),
      route('detailed-analyses', 'routes/detailed-analyses.tsx'),
      route('clienti', 'routes/clients.tsx'),
      route('clienti/:clientId', 'routes/client.tsx'),
      route('scaffale', 'routes/shelf.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('subscribe', 'routes/subscribe.tsx'),
      route('subscription', 'routes/subscription.tsx'),
      route('stripe-setup', 'routes/stripe-setup.tsx'),
      route('modello-esterno', 'routes/model-use.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
