/** An address that waits for its code, and the token of its registration where it is known. */
export type WaitingRegistration = { readonly email: string; readonly registrationToken: string | undefined }
