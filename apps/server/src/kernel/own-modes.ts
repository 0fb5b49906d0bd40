/** Of files that are for the account alone that the server runs as: no one else on the machine may read them. */
export const ownFile = 0o600
/** The same of folders. */
export const ownFolder = 0o700
