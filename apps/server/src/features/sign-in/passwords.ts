import { hash, verify } from '@node-rs/argon2'

// The library's default algorithm is Argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An argon2id hash of a password, with its salt and parameters in it. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options)

let unknownHash: Promise<string> | undefined

/**
 * Whether a password belongs to a hash. Without a hash (an unknown user name, or a person who has not chosen a
 * password) it takes just as long and says no (domain: Roles and accounts).
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await unknownHash), password.normalize('NFC'))
  return matches && stored !== null
}
