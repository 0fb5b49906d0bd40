import { hashPool } from './hash-pool.ts'

/** An argon2id hash of a password, with its salt and parameters in it. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await hashPool.run({ password: password.normalize('NFC') }))

let unknownHash: Promise<string> | undefined

/**
 * Whether a password belongs to a hash. Without a hash (an unknown user name, or a person who has not chosen a
 * password) it takes just as long and says no (domain: Roles and accounts).
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('no one has this password').catch((error: unknown) => {
    unknownHash = undefined
    throw error
  })
  const matches = await hashPool.run({ password: password.normalize('NFC'), stored: stored ?? (await unknownHash) })
  return matches === true && stored !== null
}
