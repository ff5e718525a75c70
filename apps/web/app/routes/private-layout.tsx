export { RequireVerifiedUser as default } from '~/session/require-verified-user.tsx'
