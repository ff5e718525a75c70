/**
 * Every way a call can fail, with its HTTP status. The server adds the Italian sentence (`error`) and answers
 * `{ error, code, ... }`; the two English codes are the product owner's own.
 */
export const ERROR_STATUS = {
  'validation-failed': 400,
  'Image data is required': 400,
  'Supplier is required': 400,
  'missing-parameters': 400,
  'code-invalid': 400,
  'code-expired': 400,
  'code-exhausted': 400,
  'request-broken': 400,
  'signature-invalid': 400,
  'card-not-for-tests': 400,
  'invalid-credentials': 401,
  'token-missing': 401,
  'token-invalid': 401,
  'card-refused': 402,
  'account-removed': 401,
  'account-suspended': 401,
  'email-not-verified': 403,
  forbidden: 403,
  'wrong-password': 403,
  'requires-upgrade': 403,
  'not-found': 404,
  'client-not-found': 404,
  'analysis-not-found': 404,
  'photo-not-found': 404,
  'patch-test-not-found': 404,
  'export-not-found': 404,
  'invitation-not-found': 404,
  'invitation-invalid': 404,
  'collaborator-not-found': 404,
  'no-subscription': 404,
  'payment-not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'email-taken': 409,
  'billing-details-required': 409,
  'plan-change-refused': 409,
  'health-consent-required': 409,
  'precondition-failed': 412,
  'image-too-large': 413,
  'image-too-many-pixels': 413,
  'request-too-large': 413,
  'image-unsupported': 415,
  'image-animated': 415,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  'image-broken': 422,
  'no-hair': 422,
  'too-many-attempts': 429,
  'too-many-analyses': 429,
  'request-cancelled': 499,
  'internal-error': 500,
  'engine-failed': 500,
  busy: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** What any call may answer, beside the errors of its own. */
  'payment-provider-failed': 502,
export const GENERAL_ERRORS = [
  'payments-off': 503,
  'validation-failed',
  'request-too-large',
  'unsupported-media-type',
  'internal-error',
] as const satisfies readonly ErrorCode[]

/** Only these end the session in the browser; every other 401 or 403 does not. */
export const SESSION_OVER_CODES = ['token-missing', 'token-invalid'] as const satisfies readonly ErrorCode[]
