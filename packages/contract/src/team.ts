import { z } from 'zod'
import { emailField, idField, newPasswordField, requiredText } from './fields.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'
import { TERMS_VERSION } from './terms.ts'
import { currentUserSchema } from './user.ts'

const memberSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** ISO 8601, as the other moments. */
  joinedAt: z.string(),
  /** True while the plan has no place for this collaborator. */
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
  /** Collaborators that the plan has room for. */
  places: z.number().int(),
  /** Places that nobody has and no invitation holds. */
  freePlaces: z.number().int(),
  /** Longest in the team first. */
  members: z.array(memberSchema),
  /** Newest first; an expired one holds no place. */
  invitations: z.array(invitationSchema),
})
export type Team = z.infer<typeof teamSchema>

export const team = operation({
  method: 'GET',
  path: '/api/team',
  access: 'owner',
  summary: 'Collaborators, invitations and places of the plan; for the owner of the salon, as all of the team.',
  response: teamSchema,
  errors: [],
})

export const inviteBody = z.object({ email: emailField })

export const inviteCollaborator = operation({
  method: 'POST',
  path: '/api/team/invitations',
  access: 'owner',
  summary:
    'Invite somebody by e-mail. What is answered and mailed is the same whether or not the address has an account elsewhere.',
  body: inviteBody,
  response: teamSchema,
  errors: ['places-used', 'already-invited', 'already-in-team', 'too-many-attempts'],
})

const params = z.object({ id: idField })

export const resendInvitation = operation({
  method: 'POST',
  path: '/api/team/invitations/:id/resend',
  access: 'owner',
  summary: 'Send an invitation again, with a new link: the one before opens nothing any more.',
  params,
  response: teamSchema,
  errors: ['invitation-not-found', 'places-used', 'too-many-attempts'],
})

export const withdrawInvitation = operation({
  method: 'DELETE',
  path: '/api/team/invitations/:id',
  access: 'owner',
  summary: 'Withdraw an invitation: its link opens nothing any more.',
  params,
  response: teamSchema,
  errors: ['invitation-not-found'],
})

export const removeCollaborator = operation({
  method: 'DELETE',
  path: '/api/team/members/:id',
  access: 'owner',
  summary: 'Remove a collaborator: ends their sessions at once; their work stays with the salon, under their name.',
  params,
  response: teamSchema,
  errors: ['collaborator-not-found'],
})

/** Only in bodies and behind the # of an address: neither ever reaches a log. */
const tokenField = z
  .string({ error: messages.invitationIncomplete })
  .regex(/^[\w-]{43}$/, messages.invitationIncomplete)

export const readInvitation = operation({
  method: 'POST',
  path: '/api/team/invitation',
  access: 'public',
  summary: 'Which salon invites whom, for who holds the token of the mail.',
  body: z.object({ token: tokenField }),
  response: z.object({
    salonName: z.string(),
    email: z.string(),
    expiresAt: z.string(),
    /** True where the address has an account already: then the invitation cannot be accepted. */
    hasAccount: z.boolean(),
  }),
  errors: ['invitation-invalid', 'invitation-expired', 'too-many-attempts'],
})

/** Two passwords that can be compared. */
const passwords = z.object({ password: z.string(), confirmPassword: z.string() })

export const acceptInvitationBody = z
  .object({
    token: tokenField,
    firstName: requiredText(messages.firstNameRequired),
    lastName: requiredText(messages.lastNameRequired),
    password: newPasswordField,
    confirmPassword: z.string({ error: messages.confirmPasswordRequired }),
    /** The version of the terms that was shown and accepted. */
    termsVersion: z.literal(TERMS_VERSION, messages.termsRequired),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: messages.passwordsDiffer,
    // Otherwise another wrong field could hold this message back.
    when: ({ value }) => passwords.safeParse(value).success,
  })

export const acceptInvitation = operation({
  method: 'POST',
  path: '/api/team/accept',
  access: 'public',
  summary: 'Join the team with a name and a password of one’s own; signs in.',
  body: acceptInvitationBody,
  response: z.object({ token: z.string(), user: currentUserSchema }),
  errors: ['invitation-invalid', 'invitation-expired', 'address-has-account', 'team-full', 'too-many-attempts'],
})
