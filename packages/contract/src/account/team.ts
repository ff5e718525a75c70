import { z } from 'zod'
import {
  confirmPasswordField,
  emailField,
  idParams,
  newPasswordField,
  repeatedAs,
  requiredText,
} from '../schema/fields.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { TERMS_VERSION } from './terms.ts'
import { currentUserSchema } from './user.ts'

const memberSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** ISO 8601, like the other times. */
  joinedAt: z.string(),
  /** True while the plan has no seat for this collaborator. */
  suspended: z.boolean(),
})
export type TeamMember = z.infer<typeof memberSchema>

const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  expired: z.boolean(),
})
export type TeamInvitation = z.infer<typeof invitationSchema>

export const teamSchema = z.object({
  /** Number of seats of the plan. */
  places: z.number().int(),
  /** Seats neither taken nor reserved by an invitation. */
  freePlaces: z.number().int(),
  /** Longest-standing member first. */
  members: z.array(memberSchema),
  /** Newest first; an expired invitation reserves no seat. */
  invitations: z.array(invitationSchema),
})
export type Team = z.infer<typeof teamSchema>

export const team = operation({
  method: 'GET',
  path: '/api/team',
  access: 'owner',
  summary: 'List collaborators, invitations and seats of the plan.',
  response: teamSchema,
})

export const inviteBody = z.object({ email: emailField })

export const inviteCollaborator = operation({
  method: 'POST',
  path: '/api/team/invitations',
  access: 'owner',
  summary:
    'Invite a collaborator by e-mail. The response is the same whether or not the address has an account elsewhere.',
  body: inviteBody,
  response: teamSchema,
  errors: ['places-used', 'already-invited', 'already-in-team', 'too-many-attempts'],
})

export const resendInvitation = operation({
  method: 'POST',
  path: '/api/team/invitations/:id/resend',
  access: 'owner',
  summary: 'Send an invitation again with a new link; the previous link becomes invalid.',
  params: idParams,
  response: teamSchema,
  errors: ['invitation-not-found', 'places-used', 'too-many-attempts'],
})

export const withdrawInvitation = operation({
  method: 'DELETE',
  path: '/api/team/invitations/:id',
  access: 'owner',
  summary: 'Withdraw an invitation; its link becomes invalid.',
  params: idParams,
  response: teamSchema,
  errors: ['invitation-not-found'],
})

export const removeCollaborator = operation({
  method: 'DELETE',
  path: '/api/team/members/:id',
  access: 'owner',
  summary: 'Remove a collaborator and end their sessions; their work stays with the salon, under their name.',
  params: idParams,
  response: teamSchema,
  errors: ['collaborator-not-found'],
})

/** Sent only in bodies and URL fragments, which are never logged. */
const tokenField = z
  .string({ error: messages.invitationIncomplete })
  .regex(/^[\w-]{43}$/, messages.invitationIncomplete)

export const readInvitation = operation({
  method: 'POST',
  path: '/api/team/invitation',
  access: 'public',
  summary: 'Get an invitation by the token of its mail.',
  body: z.object({ token: tokenField }),
  response: z.object({
    salonName: z.string(),
    email: z.string(),
    expiresAt: z.string(),
    /** True if the address already has an account, in which case the invitation cannot be accepted. */
    hasAccount: z.boolean(),
  }),
  errors: ['invitation-invalid', 'invitation-expired', 'too-many-attempts'],
})

export const acceptInvitationBody = z
  .object({
    token: tokenField,
    firstName: requiredText(messages.firstNameRequired),
    lastName: requiredText(messages.lastNameRequired),
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
    /** Version of the accepted terms. */
    termsVersion: z.literal(TERMS_VERSION, messages.termsRequired),
  })
  .refine(...repeatedAs('password'))

export const acceptInvitation = operation({
  method: 'POST',
  path: '/api/team/accept',
  access: 'public',
  summary: 'Join the team with a name and a password, and sign in.',
  body: acceptInvitationBody,
  response: z.object({ token: z.string(), user: currentUserSchema }),
  errors: ['invitation-invalid', 'invitation-expired', 'address-has-account', 'team-full', 'too-many-attempts'],
})
